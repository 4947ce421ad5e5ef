### Wörter von /spiele und /hilfe, und die erste Antwort an alle, die mir schreiben.

menu-games = spiele
    .about = Deine Partien und neue Tische
menu-games-another = **Oder etwas Neues:**
menu-games-head =
    { $own ->
        [0] **Worauf hast du Lust?**
       *[other] { $waiting ->
            [0] **Deine Partien:**
            [one] **Eine Partie wartet auf dich.**
           *[other] **{ $waiting } Partien warten auf dich.**
        }
    }
menu-games-due = ⏳ [{ $title }]({ $link }) in { $channel } · die Zeit ist { $until } um
menu-games-waiting = 👉 [{ $title }]({ $link }) in { $channel }
menu-games-start = ▶️ [{ $title }]({ $link }) in { $channel } · du kannst anfangen
menu-games-away = 🙋 [{ $title }]({ $link }) in { $channel } · du bist weg und kannst zurück
menu-games-other = -# [{ $title }]({ $link }) in { $channel } wartet auf andere
menu-games-more = -# … und { $more } weitere
menu-play = Tisch eröffnen
menu-help = hilfe
    .about = Was du hier spielen und einstellen kannst
menu-help-head =
    ### 🐱 Vier Spiele für eure Kanäle
    Spielt sie zusammen oder allein gegen Computergegner. Mit **🎓 Lernen …** lernst du jedes beim Spielen.
menu-help-games = Spielen …
menu-help-more =
    { "**" }Deine Karten?** Spielst du mit anderen, zeigt sie dir **🖐️ { board-hand }** unter dem Bild.
    { "**" }Spieltisch weg?** `/mausen { command-board }` holt ihn ans Ende des Kanals. Mit `/mausen { command-leave }` verlässt du die Partie, und mit `/mausen { command-stop }` fragst du alle, ob ihr abbrecht. So geht es in jedem Spiel.
    { "**" }Keine Zeit?** Dann spielt der Computer für dich, bis du zurück bist.
menu-help-line = -# 👉 `/{ menu-games }`: was auf dich wartet

menu-open-head = **Hier kannst du mitspielen:**
menu-open-lobby = 🪑 [{ $title }]({ $link }) in { $channel } · { $here } von { $most }
menu-open-seat = 🪑 [{ $title }]({ $link }) in { $channel } · ein Platz ist frei


menu-hello =
    ### 🐱 Hallo! Ich bin der Katzentisch
    Ich habe vier Tischspiele für dich, hier allein oder auf einem Server mit anderen.
menu-hello-play = Jetzt spielen
menu-hello-lessons = 🎓 **Noch nie gespielt?** Lern jedes Spiel spielend in acht Schritten:
menu-direct = unseren Direktnachrichten

