### Parole di /giochi e /aiuto, e la prima risposta a chi scrive.

menu-games = giochi
    .about = Le tue partite, e altre da cominciare
menu-games-another = **O qualcosa di nuovo:**
menu-games-head =
    { $own ->
        [0] **A cosa ti va di giocare?**
       *[other] { $waiting ->
            [0] **Le tue partite:**
            [one] **Ti aspetta una partita.**
           *[other] **Ti aspettano { $waiting } partite.**
        }
    }
menu-games-due = ⏳ [{ $title }]({ $link }) in { $channel } · il tempo scade { $until }
menu-games-waiting = 👉 [{ $title }]({ $link }) in { $channel }
menu-games-start = ▶️ [{ $title }]({ $link }) in { $channel } · puoi cominciare
menu-games-away = 🙋 [{ $title }]({ $link }) in { $channel } · per te gioca il computer, puoi tornare
menu-games-other = -# [{ $title }]({ $link }) in { $channel } aspetta gli altri
menu-games-more =
    -# …e { $more ->
        [one] un’altra
       *[other] altre { $more }
    }
menu-play = Apri un tavolo
menu-help = aiuto
    .about = A cosa giocare qui, e cosa puoi impostare
menu-help-head =
    ### 🐱 Quattro giochi da tavolo
    Giochi in compagnia, o in solitario contro il computer. **🎓 Impara…** ti insegna un gioco mentre giochi.
menu-help-games = Gioca…
menu-help-more =
    { "**" }Le tue carte?** Nei giochi di carte le mostra **🖐️ { board-hand }**, solo a te. In ogni gioco c’è **📖 { board-rules }**.
    { "**" }Il tabellone è lontano?** `/mausen { command-board }` lo porta giù. Con `/mausen { command-leave }` lasci la partita, con `/mausen { command-stop }` chiedi a tutti di interromperla. Ogni gioco ha questi comandi.
    { "**" }Non hai tempo?** Il computer decide per te finché non torni.
menu-help-line = -# 👉 `/{ menu-games }`: cosa ti aspetta

menu-open-head = **Qui puoi partecipare:**
menu-open-lobby = 🪑 [{ $title }]({ $link }) in { $channel } · { $here } su { $most }
menu-open-seat = 🪑 [{ $title }]({ $link }) in { $channel } · un posto è libero


menu-hello =
    ### 🐱 Ciao! Sono Katzentisch, il tavolo dei gatti
    Ho quattro giochi da tavolo: in solitario proprio qui, o con gli amici su un server.
menu-hello-play = Gioca subito
menu-hello-lessons = 🎓 **Mai giocato?** Impara giocando, in otto passi:
menu-direct = nostri messaggi diretti

