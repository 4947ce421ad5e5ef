### Heul doch! Mau Mau auf Deutsch.

heul_doch-title = Heul doch! Mau Mau

## Befehle

heul_doch-pitch = Sammle Punkte, aber was nebenan passt, musst du verschenken!
heul_doch-command = { heul_doch-title }: { heul_doch-pitch }
heul_doch-option-specials = sonderkarten
    .about = Katapult, Strandtuch, Karussell und Werwolf wirbeln die Stapel durcheinander
heul_doch-option-specials-no = ohne Sonderkarten
heul_doch-option-specials-yes = mit Sonderkarten
heul_doch-option-cards = karten
    .about = Alle Karten oder für eine kurze Partie die Hälfte
heul_doch-option-cards-all = mit allen Karten
heul_doch-option-cards-half = kurz, mit der Hälfte der Karten
    .rule = kurze Partie mit der Hälfte der Karten
heul_doch-length-all = Lange Partie
heul_doch-length-half = Kurze Partie
heul_doch-option-card = karte
    .about = Die Karte, zum Beispiel „Rot 5“ oder „Katapult“
heul_doch-option-to = wohin
    .about = Ein Name, eigener Stapel, Zwiebel oder die Richtung

## Karten

heul_doch-colour =
    { $colour ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
        [P] Lila
       *[N] Braun
    }
heul_doch-card = { heul_doch-colour } { $value }
heul_doch-special =
    { $special ->
        [catapult] Katapult
        [beach_towel] Strandtuch
        [carousel] Karussell
       *[werewolf] Werwolf
    }
heul_doch-top =
    { $top ->
        [onion] Zwiebel
       *[nothing] nichts
    }
heul_doch-shows = { $who }: { $top }
heul_doch-hideable =
    { $specials ->
        [no] Jede Karte
       *[yes] Jede Zahlenkarte
    }
heul_doch-place =
    { $place ->
        [left] im Uhrzeigersinn
        [right] gegen den Uhrzeigersinn
        [own] eigener Stapel
       *[onion] Zwiebel
    }

## Statistik

heul_doch-favourite =
    Lieblingsfarbe: { $trait ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
        [P] Lila
       *[N] Braun
    } ({ $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    })

## Spieltisch

heul_doch-head-over = { heul_doch-title } · Ende
heul_doch-begin = Auf jedem Stapel liegt eine Karte. Die Linie im Bild verbindet Nachbarn.
heul_doch-because =
    { $why ->
        [colour] gleiche Farbe wie
        [number] gleiche Zahl wie
       *[both] gleiche Karte wie
    } { $top }
heul_doch-turn = 👉 { $who }, du bist dran! Drück auf **🖐️ { board-hand }**.
heul_doch-piles = 📚 Karten im Stapel: { $piles } · { $left ->
        [0] die letzten Karten werden gespielt
        [one] noch etwa 1 Runde
       *[other] noch etwa { $left } Runden
    }
heul_doch-has = { $by ->
        [you] Du hast
       *[other] { $who } hat
    }
heul_doch-event-gave = { heul_doch-has } { $whom ->
        [you] dir { $card } geschenkt
       *[other] { $card } an { $to } verschenkt
    } ({ $either ->
        [yes] freie Wahl
       *[no] auf { $top }
    }).
heul_doch-event-kept = { heul_doch-has } { $card } auf den eigenen Stapel gelegt ({ $why ->
        [shows_onion] auf eine Zwiebel
        [shows_nothing] er war leer
       *[fits] auf { $top }
    }).
heul_doch-event-onion = { heul_doch-has } eine Zwiebel gelegt.
heul_doch-event-catapult = { heul_doch-has } das Katapult abgefeuert, { $count ->
        [0] aber nirgends lag eine Karte offen
        [one] und weg ist die höchste Karte: { $cards }
       *[other] und weg sind die höchsten Karten: { $cards }
    }.
heul_doch-event-beach_towel = { heul_doch-has } auf dem Strandtuch mit { $whom ->
        [you] dir
       *[other] { $partner }
    } getauscht: { $gave } gegen { $got }.
heul_doch-event-carousel = { heul_doch-has } das Karussell { $side ->
        [left] im Uhrzeigersinn
       *[right] gegen den Uhrzeigersinn
    } gedreht.
heul_doch-event-werewolf = { heul_doch-has } den Werwolf losgelassen.
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
heul_doch-face-up = Offen: { $sum }
heul_doch-no-onion = Ohne Zwiebel zählt alles
heul_doch-onions = { $onions ->
        [one] 1 Zwiebel ({ $cards }) macht { $cancelled } wertlos
       *[other] { $sum } Zwiebeln ({ $cards }) machen { $cancelled } wertlos
    }
heul_doch-cancelled = die { $value ->
        [1] Einser
        [2] Zweier
        [3] Dreier
        [4] Vierer
        [5] Fünfer
        [6] Sechser
       *[7] Siebener
    } ({ $cards ->
        [0] keiner da
        [one] nur einer da
       *[other] { $sum }
    })
heul_doch-won =
    { $by ->
        [shared] 🎉 { $names } gewinnen gemeinsam!
       *[other] 🎉 { $names } gewinnt!
    }
heul_doch-onion-rule = Die Zahl deiner Zwiebeln macht Karten wertlos: bei 3 Zwiebeln die Dreier, bei 8 (7 + 1) die Siebener und die Einser.
heul_doch-tie = -# Bei Gleichstand liegt vorn, wer mehr geheult hat. Durch Zwiebeln verloren: { $lost }.

## Hand

heul_doch-hand =
    { $turn ->
        [own] Du bist dran: Spiel eine Karte
       *[other] Deine Hand
    }
heul_doch-you = Du
heul_doch-new = neu
heul_doch-choose = { "**" }Wähle eine Karte.** Das Bild zeigt, wer sie bekommen kann.
heul_doch-where-gift = offen nur zu { $whom }
heul_doch-where-either = du hast die Wahl: { $first } oder { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = auf deinen Stapel ({ $why ->
        [shows_onion] auf deine Zwiebel
        [shows_nothing] er ist leer
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = nur verdeckt, als Zwiebel
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → mein Stapel
heul_doch-button-onion = Zwiebel
heul_doch-button-special = { $special } spielen
heul_doch-button-carousel = { $side ->
        [left] Im Uhrzeigersinn
       *[right] Gegen den Uhrzeigersinn
    }: Du bekommst { $top }
heul_doch-hand-empty = Du hast alle deine Karten gespielt.
heul_doch-hand-last = -# Der Nachziehstapel ist leer. Spiel deine Hand aus.
heul_doch-wait =
    ⏳ { $who } spielt gerade. { $turns ->
        [1] Dann
       *[other] Nach { $before }
    } bist du dran.

## Das Bild in Worten

heul_doch-alt-cover = Ein Tisch für Heul doch! Mau Mau, mit Karten in sieben Farben und Zwiebeln. Am Tisch: { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] nichts mehr zum Nachziehen
        [one] noch 1 Karte zum Nachziehen
       *[other] noch { $cards } Karten zum Nachziehen
    }.
heul_doch-alt-over = Heul doch! Mau Mau, Ende.
heul_doch-alt-discarded = Abwurfstapel: { $card }.
heul_doch-alt-height = { $height ->
        [one] 1 Karte im Stapel
       *[other] { $height } Karten im Stapel
    }
heul_doch-alt-seat = { $name }: { $top }, { heul_doch-alt-height }, { $cards } auf der Hand{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , am Zug
       *[left] , nicht da
    }
heul_doch-alt-pile = { $shown }, { heul_doch-alt-height }
heul_doch-alt-hand = Deine Hand. Die Stapel in Reichweite: { $piles }. Deine Karten: { $cards }.
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $onions ->
        [0] keine Zwiebel
        [one] 1 Zwiebel macht { $values } wertlos: { $total } − { $lost }
       *[other] { $sum } Zwiebeln machen { $values } wertlos: { $total } − { $lost }
    }.

## Regeln

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    { "**" }Das Ziel:** Sammle die meisten Punkte. Jede Karte, die offen in deinem Stapel liegt, bringt so viel, wie auf ihr steht, auch wenn längst andere darüberliegen. Nur darfst du die besten Karten selten behalten. Heul doch!
heul_doch-rules-2 =
    { "**" }Dein Zug:** Spiel eine deiner vier Karten und zieh eine nach; weiter geht es im Uhrzeigersinn.
    { "**" }Nachbarn gehen vor:** Schau, was links und rechts von dir offen liegt. Hat deine Karte die gleiche Farbe oder Zahl, **muss sie offen dorthin**, auch wenn sie auf deinen eigenen Stapel passt. Passt sie auf beiden Seiten, suchst du dir aus, wer sie bekommt.
heul_doch-rules-3 =
    { "**" }Dein Stapel:** Was nebenan nicht passt, darfst du behalten, wenn bei dir Farbe oder Zahl stimmt.
    { "**" }Oder eine Zwiebel:** { heul_doch-hideable } darfst du stattdessen verdeckt auf deinen Stapel legen. Auf deine Zwiebel passt danach alles, was nebenan nicht passt. Fremde Zwiebeln sind tabu.
heul_doch-rules-4 =
    { "**" }Das Ende:** Ist der Nachziehstapel leer, spielen alle ihre Hand aus. Dann werden die Zwiebeln in deinem Stapel gezählt, und Karten mit genau dieser Zahl bringen dir nichts: Bei 5 Zwiebeln sind deine Fünfer wertlos, bei 10 die Siebener und die Dreier (7 + 3).
    Bei Gleichstand gewinnt, wer mehr durch Zwiebeln verloren hat.
heul_doch-rules-5 =
    { "**" }Gut zu wissen:** Es gibt sieben Farben mit den Zahlen 1 bis 7, jede Karte zweimal. Die Zahl am Stapel zählt auch Zwiebeln mit. Nachsehen darf niemand: Merk dir deine Zwiebeln!
    { "**" }Verklickt?** Ist der Nachziehstapel leer, gibt dir **↩️ Zurücknehmen** deine Karte wieder, bis jemand anderes spielt. Hat sie etwas aufgedeckt, geht das nicht.
heul_doch-rules-short = ✂️ **Kurze Partie:** Jede Karte gibt es nur einmal, also 49 Karten, mit Sonderkarten vier mehr.
heul_doch-rules-specials = { "**" }Sonderkarten** spielst du statt einer Zahlenkarte, aber nie als Zwiebel. Danach kommen sie auf den Abwurfstapel.
heul_doch-rules-catapult = 🪨 **Katapult:** Die höchste Karte, die oben auf einem Stapel offen liegt, fliegt aus dem Spiel. Gibt es mehrere, fliegen alle, auch deine. Ein leerer Stapel gilt wie eine Zwiebel.
heul_doch-rules-beach_towel = 🏖️ **Strandtuch:** Tausch mit jemandem deiner Wahl die oberste Karte, auch Zwiebeln.
heul_doch-rules-carousel = 🎠 **Karussell:** Alle obersten Karten wandern einen Platz weiter. Du bestimmst die Richtung.
heul_doch-rules-werewolf = 🐺 **Werwolf:** Alle obersten Karten werden umgedreht. Aus Karten werden Zwiebeln, aus Zwiebeln Karten.
heul_doch-rules-credits = -# Spiel von Leo Colovini, illustriert von Marek Bláha, erschienen bei Ravensburger. Katzentisch steht in keiner Verbindung zu ihnen.
heul_doch-alt-winning = Zwei aufgedeckte Stapel, die Karten zusammengezählt: 7 + 6 + 5 + 4 = 22 gewinnt gegen 7 + 3 + 2 = 12.
heul_doch-alt-neighbour = Eine Karte, die nebenan passt, muss dorthin, obwohl sie auch auf den eigenen Stapel passt.
heul_doch-alt-onion = Eine Karte wird verdeckt gelegt und zeigt eine Zwiebel. Zwei Zwiebeln machen die Zweier im Stapel wertlos, die 6 zählt.
heul_doch-alt-catapult = Das Katapult schleudert die höchsten offenen Karten davon.
heul_doch-alt-beach_towel = Auf dem Strandtuch tauschen zwei oberste Karten den Platz.
heul_doch-alt-carousel = Das Karussell schiebt jede oberste Karte einen Platz weiter.
heul_doch-alt-werewolf = Der Werwolf dreht jede oberste Karte um: Karten werden Zwiebeln, Zwiebeln werden Karten.

## Lektion

heul_doch-lesson-own = Am Ende bringen die Zahlen auf den offenen Karten in deinem Stapel Punkte. Eine Karte passt auf gleiche Farbe oder gleiche Zahl. **Leg Grün 5 auf deinen Stapel:** Drück erst auf die Karte, dann auf den Stapel.
    .done = Grün passt auf Grün, aber nirgends nebenan, also darfst du die Karte behalten.
heul_doch-lesson-gift = Nachbarn gehen vor: Was nebenan passt, muss offen dorthin, auch wenn es auf deinen Stapel passt. Die Punkte sind dann futsch. Deine Karten passen alle nebenan. **Verschenk die, die am wenigsten wehtut.**
    .done = Blau 1 hätte auch bei dir gepasst, aber Nachbarn gehen vor, und so kostet dich das Geschenk nur 1 Punkt.
heul_doch-lesson-either = Manchmal passt eine Karte auf beiden Seiten. Dann suchst du dir aus, wer sie bekommt. **Finde diese Karte und verschenk sie.**
    .done = Meist verschenkst du besser an den kleineren Stapel; wie viele Karten darin liegen, sagt seine Zahl.
heul_doch-lesson-onion = Zwei deiner Karten passen nebenan, die beiden anderen nirgends, nicht einmal bei dir. Die kannst du nur verdeckt auf deinen Stapel legen, als Zwiebeln (das geht mit jeder Karte). **Versteck so die niedrigere.**
    .done = Du hast nichts verschenkt, aber bei einer Zwiebel sind am Ende deine Einser wertlos, bei zwei stattdessen die Zweier.
heul_doch-lesson-any = Auf deinem Stapel liegt jetzt eine Zwiebel. Darauf passt jede Karte, die nebenan nicht passt. **Leg die höchste darauf, die du behalten darfst.**
    .done = Dafür sind Zwiebeln gut: Farbe und Zahl der nächsten Karte sind egal.
heul_doch-lesson-taboo = Auf einer Seite liegt eine Zwiebel. Dort darf nichts hin, also muss auch nichts hin. **Finde die Karte, die nur bei dir passt, und leg sie auf deinen Stapel.**
    .done = Fremde Zwiebeln sind tabu, also kam es nur auf die andere Seite an.
heul_doch-lesson-worthless = In deinem Stapel liegen unter Rot 5 drei Zwiebeln aus früheren Zügen. Kommt keine dazu, bringen deine Dreier 0. Beide roten Karten passen auf die 5. **Leg die, die Punkte bringt.**
    .done = Die 3 hätte 0 gebracht, also merk dir deine Zwiebeln, denn nachsehen darfst du nicht.
heul_doch-lesson-win = Das ist die letzte Karte deiner ersten Partie! Die anderen sind fertig, und dir fehlen noch ein paar Punkte. Eine zweite Zwiebel brächte dir keine. **Mach etwas aus dieser Karte.**
    .done = Deine eine Zwiebel macht nur Einser wertlos, und davon hast du keinen, also zählt alles.

## Wie kommt das?

heul_doch-why-gave = Bei { $to } lag { $top }, und was nebenan passt, muss offen dorthin.
heul_doch-why-either = Die Karte passte auf beiden Seiten, und { $who } durfte wählen.
heul_doch-why-kept = Die Karte passte auf keiner Seite, darum durfte sie auf den eigenen Stapel.
heul_doch-why-onion = { heul_doch-hideable } darf verdeckt auf den eigenen Stapel.

## Absagen

heul_doch-no-such-card = „{ $text }“ gibt es in diesem Spiel nicht. Schreib zum Beispiel „Rot 5“ oder „Katapult“.
heul_doch-no-such-place = „{ $text }“ geht mit dieser Karte nicht. Nimm bei `wohin` einen der Vorschläge.
heul_doch-say-where = Mit dieser Karte geht mehreres. Nimm bei `wohin` einen der Vorschläge.
heul_doch-say-onion = { heul_doch-card } passt offen nirgends. Spiel eine andere Karte, oder leg sie verdeckt mit `wohin: Zwiebel`.
heul_doch-gift = { heul_doch-card } passt nebenan und muss offen zu { $seat }. Oder leg die Karte als Zwiebel.
heul_doch-gift-for-either = { heul_doch-card } passt bei { $left } und bei { $right }. Wähle, wer die Karte bekommt, oder leg sie als Zwiebel.
heul_doch-onion-is-taboo = { $top ->
        [onion] Bei { $seat } liegt eine Zwiebel, und fremde Zwiebeln sind tabu.
       *[nothing] Der Stapel von { $seat } ist leer, und das gilt wie eine Zwiebel.
    } Spiel die Karte woandershin.
heul_doch-does-not-fit = { heul_doch-card } passt dort weder nach Farbe noch nach Zahl. Deine Hand zeigt, wohin die Karte kann.
heul_doch-no-partner = Auf dem Strandtuch tauschst du mit jemand anderem.
heul_doch-no-such-special = { heul_doch-special } hast du nicht auf der Hand.
heul_doch-not-in-hand = { heul_doch-card } hast du nicht auf der Hand.
