### Heul doch! Mau Mau auf Deutsch.

heul_doch-title = Heul doch! Mau Mau

## Befehle

heul_doch-command = Heul doch! Mau Mau: Behalte deine Karten, wenn sie nicht zu den Nachbarn passen. Sonst heul doch!
heul_doch-option-specials = sonderkarten
    .about = Katapult, Strandtuch, Karussell und Werwolf wirbeln die Stapel durcheinander
heul_doch-option-specials-no = ohne Sonderkarten
heul_doch-option-specials-yes = mit den 12 Sonderkarten
heul_doch-option-first = anfang
    .about = Wer beginnt
heul_doch-option-first-random = der Zufall bestimmt, wer beginnt
heul_doch-option-first-host = wer den Tisch eröffnet hat, beginnt
heul_doch-option-cards = karten
    .about = Wie viele Karten: mit der Hälfte dauert es halb so lang
heul_doch-option-cards-all = alle 98 Karten
heul_doch-option-cards-half = kurze Partie mit der Hälfte der Karten
heul_doch-option-pings = rufen
    .about = Eine kurze Nachricht nennt, wer dran ist, damit das Telefon sich meldet
heul_doch-option-pings-on = wer dran ist und eine Weile nicht klickt, wird gerufen
heul_doch-option-pings-off = niemand wird gerufen: nur am Spieltisch steht, wer dran ist
heul_doch-option-card = karte
    .about = Die Karte, zum Beispiel „Rot 5“ oder „Katapult“
heul_doch-option-to = wohin
    .about = Ein Name, eigener Stapel, Zwiebel; Karussell: im Uhrzeigersinn oder gegen den Uhrzeigersinn

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
heul_doch-shown-card =
    { $shown_colour ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
        [P] Lila
       *[N] Braun
    } { $shown_value }
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
heul_doch-place =
    { $place ->
        [left] im Uhrzeigersinn
        [right] gegen den Uhrzeigersinn
        [own] eigener Stapel
       *[onion] Zwiebel
    }

## Lobby

heul_doch-with-options = An diesem Tisch: { $options }.

## Spieltisch

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] die letzten Karten
        [one] noch eine Karte zum Nachziehen
       *[other] noch { $cards } Karten zum Nachziehen
    }
heul_doch-head-over = Heul doch! Mau Mau · Ende
heul_doch-begin = Alle haben eine Karte auf dem Stapel und vier auf der Hand.
heul_doch-because =
    { $why ->
        [colour] gleiche Farbe wie
        [number] gleiche Zahl wie
       *[both] Zwilling von
    } { $top }
heul_doch-turn = 👉 { $who } spielt mit „Meine Hand“ eine Karte, danach { $next }.
heul_doch-turn-again = ↩️ { $who } hat die Karte zurückgenommen und spielt eine andere, danach { $next }.
heul_doch-piles = 📚 Karten in den Stapeln, Zwiebeln mitgezählt: { $piles } · { $left ->
        [0] die letzten Karten werden gespielt
        [one] alle spielen noch etwa 1 Karte
       *[other] alle spielen noch etwa { $left } Karten
    }
heul_doch-last-cards = -# Der Nachziehstapel ist leer: Alle spielen ihre Hand aus.
heul_doch-may-take-back = -# { $who } kann diese Karte zurücknehmen, bis { $next } spielt.
heul_doch-tears = { $count ->
        [one] { $names } hat eine Träne im Auge
       *[other] { $names } haben eine Träne im Auge
    }
heul_doch-event-gave = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } { $card } an { $whom ->
        [you] dich
       *[other] { $to }
    } verschenkt (musste sein: { heul_doch-because })
heul_doch-event-gave-either = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } { $card } an { $whom ->
        [you] dich
       *[other] { $to }
    } verschenkt ({ heul_doch-because }); die Karte passte auf beiden Seiten, das war also Absicht
heul_doch-event-kept = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } { $card } behalten ({ $why ->
        [shows_onion] auf die eigene Zwiebel darf jede Karte
        [shows_nothing] auf einen leeren Stapel darf jede Karte
       *[fits] { heul_doch-because }
    })
heul_doch-event-onion = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } eine Karte verdeckt gelegt, als Zwiebel
heul_doch-event-catapult = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } das Katapult abgefeuert, und { $count ->
        [one] die höchste Karte flog
       *[other] die höchsten Karten flogen
    } davon: { $cards }
heul_doch-event-catapult-nothing = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } das Katapult abgefeuert, aber nirgends lag eine Karte offen
heul_doch-event-towel = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } auf dem Strandtuch { $gave } an { $whom ->
        [you] dich
       *[other] { $partner }
    } gegeben und { $got } bekommen
heul_doch-event-carousel = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } das Karussell gedreht: Alle obersten Karten sind einen Platz { $side ->
        [left] im Uhrzeigersinn
       *[right] gegen den Uhrzeigersinn
    } gewandert
heul_doch-event-werewolf = { $by ->
        [you] Du hast
       *[other] { $who } hat
    } den Werwolf losgelassen: Alle obersten Karten wurden umgedreht
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
heul_doch-face-up = Offen: { $sum }
heul_doch-no-onion = Keine Zwiebel, also zählt alles
heul_doch-onions = { $onions ->
        [one] 1 Zwiebel ({ $cards }) entwertet { $cancelled }
       *[other] { $sum } Zwiebeln ({ $cards }) entwerten { $cancelled }
    }
heul_doch-cancelled = die Zahl { $value } ({ $cards ->
        [0] keine da
       *[other] { $cards }×{ $value } = { $lost }
    })
heul_doch-won-points = 🎉 { $names } gewinnt!
heul_doch-won-onions = 🎉 { $names } gewinnt: Die Punkte sind gleich, und hier ging mehr durch Zwiebeln verloren ({ $lost }).
heul_doch-won-shared = 🎉 { $names } gewinnen gemeinsam: gleiche Punkte, und gleich viel durch Zwiebeln verloren.

## Hand

heul_doch-hand =
    { $turn ->
        [own] Du bist dran: Spiel eine Karte
       *[other] Deine Hand
    }
heul_doch-you = Du
heul_doch-new = neu
heul_doch-choose = **Wähl eine Karte**, dann wohin. Unter jeder Karte steht, auf wessen Stapel sie muss, oder dein eigener, oder verdeckt als Zwiebel.
heul_doch-where-gift = offen nur zu { $whom }{ $own ->
        [fits] , obwohl sie auch auf deinen Stapel passt
       *[other] { "" }
    }
heul_doch-where-either = passt auf beiden Seiten, du hast die Wahl: { $first } oder { $second }
heul_doch-whom = { $name } ({ heul_doch-because })
heul_doch-where-own = auf deinen eigenen Stapel ({ $why ->
        [shows_onion] auf deine Zwiebel darf jede Karte
        [shows_nothing] auf deinen leeren Stapel darf jede Karte
       *[fits] { heul_doch-because }
    })
heul_doch-where-nowhere = nur verdeckt, als Zwiebel
heul_doch-typed-gift = muss zu { $name } ({ $why ->
        [colour] gleiche Farbe
        [number] gleiche Zahl
       *[both] Zwilling
    })
heul_doch-typed-own = auf deinen Stapel
heul_doch-typed-onion = nur als Zwiebel (wohin: Zwiebel)
heul_doch-typed-choice = wähle mit wohin:
heul_doch-effect =
    { $special ->
        [beach_towel] tausche deine oberste Karte mit wem du willst
        [carousel] alle obersten Karten wandern einen Platz, im Uhrzeigersinn oder dagegen
       *[werewolf] alle obersten Karten werden umgedreht
    }
heul_doch-effect-hides = { $count ->
        [one] wird zur Zwiebel: { $cards }
       *[other] werden zu Zwiebeln: { $cards }
    }
heul_doch-effect-opens = { $count ->
        [one] diese Zwiebel geht auf: { $names }
       *[other] diese Zwiebeln gehen auf: { $names }
    }
heul_doch-effect-catapult = { $count ->
        [one] die höchste offene Karte fliegt davon: { $cards }
       *[other] die höchsten offenen Karten fliegen davon: { $cards }
    }
heul_doch-effect-bare = danach ohne Karte, was wie eine Zwiebel gilt: { $names }
heul_doch-effect-catapult-nothing = nirgends liegt eine Karte offen, es würde nichts davonfliegen
heul_doch-aim =
    { $special ->
        [beach_towel] Du gibst: { $top }. Mit wem tauschst du?
       *[carousel] In welche Richtung? Bei dir liegt: { $top }.
    }
heul_doch-turning = { $side ->
        [left] **Im Uhrzeigersinn**, wie die Züge gehen
       *[right] **Gegen den Uhrzeigersinn**
    }: Du bekommst { $top } von { $giver }, an { $receiver } geht deins: { $own }
heul_doch-button-gift = { $value } → { $name }
heul_doch-button-own = { $value } → zu mir
heul_doch-button-onion = Zwiebel
heul_doch-button-special = { $special } spielen
heul_doch-button-carousel = { $side ->
        [left] Im Uhrzeigersinn
       *[right] Gegen den Uhrzeigersinn
    }: Du bekommst { $top }
heul_doch-button-take-back = Zurücknehmen
heul_doch-button-tissue = Ein Taschentuch, bitte!
heul_doch-tissue-taken = Du hast das Taschentuch genommen: Alle sehen eine Träne neben deinem Namen.
heul_doch-hand-empty = Du hast alle Karten ausgespielt.
heul_doch-wait =
    { $turns ->
        [1] ⏳ { $who } spielt gerade, dann bist du dran.
       *[other] ⏳ { $who } spielt gerade. Nach { $before } bist du dran.
    }

## Das Bild in Worten

heul_doch-alt-cover = Ein Tisch für eine Partie Heul doch! Mau Mau, mit Karten in sieben Farben, Zwiebeln und einem Taschentuch. Am Tisch: { $names }.
heul_doch-alt-head = Heul doch! Mau Mau, { $cards ->
        [0] nichts mehr zum Nachziehen
        [one] noch 1 Karte zum Nachziehen
       *[other] noch { $cards } Karten zum Nachziehen
    }.
heul_doch-alt-over = Heul doch! Mau Mau, Ende.
heul_doch-alt-discarded = Abwurfstapel: { $card }.
heul_doch-alt-seat = { $name }: { $top }, { $height ->
        [one] 1 Karte im Stapel
       *[other] { $height } Karten im Stapel
    }, { $cards } auf der Hand{ $more }.
heul_doch-alt-fact =
    { $fact ->
        [turn] , ist dran
        [left] , ist gegangen
       *[tear] , mit Träne
    }
heul_doch-alt-hand = Deine Hand. Nebeneinander liegen die Stapel, auf die es ankommt: { $piles }. Deine Karten: { $cards }.
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $onions ->
        [0] keine Zwiebel
        [one] 1 Zwiebel entwertet { $values }: { $total } − { $lost }
       *[other] { $sum } Zwiebeln entwerten { $values }: { $total } − { $lost }
    }.
heul_doch-alt-last = Letzter Zug: { $turn }.

## Regeln

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    3 bis 6 Personen. 98 Karten: sieben Farben, 1 bis 7, jede zweimal. Alle haben vor sich einen Stapel, der mit einer offenen Karte beginnt, und vier Karten auf der Hand. Wer dran ist, spielt eine Karte und zieht eine nach; dann geht es im Uhrzeigersinn weiter, wie die Pfeile auf dem Tisch zeigen. Die Zahl an einem Stapel sagt, wie viele Karten darin liegen, Zwiebeln mitgezählt.
    { "**" }Am Ende** zählt alles, was in deinem Stapel offen liegt, auch weiter unten: jede Karte so viel, wie auf ihr steht. Die meisten Punkte gewinnen.
    { "**" }Eine Karte passt** auf eine gleicher Farbe oder gleicher Zahl. Aber Nachbarn gehen vor: Passt sie auf das, was auf einer der beiden Seiten neben dir offen liegt, **muss sie offen dorthin**, auch wenn sie auf deinen Stapel passen würde. Heul doch! Nur was auf keiner der beiden Seiten passt, darf auf den eigenen Stapel, und auch dort muss es passen.
heul_doch-rules-2 =
    { "**" }Passt sie auf beiden Seiten?** Dann suchst du dir aus, wer sie bekommt. Es zählen nur die beiden direkt neben dir.
heul_doch-rules-3 =
    { "**" }Oder eine Zwiebel:** Jede Zahlenkarte darfst du jederzeit verdeckt auf deinen eigenen Stapel legen. Auf deine Zwiebel darf danach jede Karte offen, außer sie passt nebenan. Fremde Zwiebeln sind tabu. Niemand darf einen Stapel durchsuchen: Merk dir, wie viele Zwiebeln in deinem liegen.
heul_doch-rules-4 =
    { "**" }Zwiebeln entwerten:** Ist der Nachziehstapel leer, werden alle Hände ausgespielt. So viele Zwiebeln du hast, diese Zahl zählt in deinem Stapel nicht: 5 Zwiebeln machen deine Fünfer wertlos. Bei mehr als 7 sind es die Siebener und was über 7 hinausgeht: 9 Zwiebeln nehmen dir Siebener und Zweier. Bei gleichen Punkten gewinnt, wer mehr durch Zwiebeln verloren hat.
    { "**" }Verklickt?** Wenn nichts mehr zum Nachziehen da ist, kannst du deine Karte zurücknehmen, bis jemand spielt, falls sie nichts aufgedeckt hat.
    { "**" }Sonderkarten**, wenn der Tisch mit ihnen spielt, spielst du statt einer Zahlenkarte; sie liegen danach auf dem Abwurfstapel.
    { "**" }Eine kurze Partie** hat von jeder Karte nur eine: 49 Karten, dazu vier Sonderkarten, wenn ihr mit ihnen spielt.
heul_doch-rules-catapult = 🪨 **Katapult:** Die höchste aller offenen Karten fliegt auf den Abwurfstapel und ist aus dem Spiel; bei Gleichstand alle davon, auch deine. Wer danach keine Karte mehr hat, gilt wie mit Zwiebel.
heul_doch-rules-towel = 🏖️ **Strandtuch:** Tausche deine oberste Karte mit wem du willst, auch Zwiebeln.
heul_doch-rules-carousel = 🎠 **Karussell:** Alle obersten Karten wandern einen Platz, im Uhrzeigersinn oder dagegen, wie du willst.
heul_doch-rules-werewolf = 🐺 **Werwolf:** Alle obersten Karten werden umgedreht; aus Karten werden Zwiebeln, aus Zwiebeln Karten.
heul_doch-rules-5 = -# Spiel von Leo Colovini, illustriert von Marek Bláha, erschienen bei Ravensburger. Katzentisch steht in keiner Verbindung zu ihnen.
heul_doch-alt-neighbour = Eine Karte, die auf die Karte nebenan passt, muss dorthin, obwohl sie auch auf den eigenen Stapel passt.
heul_doch-alt-both = Eine Karte, die auf beiden Seiten passt: Eine Seite wird gewählt.
heul_doch-alt-onion = Eine Karte, verdeckt auf den eigenen Stapel gelegt, zeigt eine Zwiebel.
heul_doch-alt-catapult = Das Katapult wirft die höchste der offenen Karten davon.
heul_doch-alt-towel = Auf dem Strandtuch tauschen zwei oberste Karten den Platz.
heul_doch-alt-carousel = Das Karussell schiebt jede oberste Karte einen Platz weiter.
heul_doch-alt-werewolf = Der Werwolf dreht jede oberste Karte um: Karten zu Zwiebeln, Zwiebeln zu Karten.

## Lektion

heul_doch-lesson-own = Was am Ende offen in deinem Stapel liegt, sind deine Punkte. Eine Karte passt auf gleiche Farbe oder gleiche Zahl. **Leg Grün 5 auf deinen Stapel:** erst die Karte drücken, dann wohin.
    .done = Grün passt auf Grün, und nebenan passt die Karte nirgends, also darfst du sie behalten. Danach hast du eine neue gezogen.
heul_doch-lesson-gift = Was nebenan passt, muss offen dorthin, und seine Punkte sind weg. Alle deine Karten passen nebenan. **Verschenke die, die am wenigsten schmerzt: Blau 1.**
    .done = Ein Geschenk lässt sich nicht immer vermeiden, aber es darf billig sein. Schau vor der Wahl, was auf beiden Seiten liegt.
heul_doch-lesson-either = Manchmal passt eine Karte auf beiden Seiten. Dann suchst du dir aus, wer sie bekommt. **Spiel Orange 6 auf eine der beiden.**
    .done = Die 6 passte auf beiden Seiten, also war es deine Wahl. Gib lieber dorthin, wo weniger Punkte liegen.
heul_doch-lesson-onion = Deine Karten sind hoch, und alle passen nebenan. Jede Zahlenkarte darfst du stattdessen verdeckt auf deinen Stapel legen, als Zwiebel. **Leg eine als Zwiebel.**
    .done = Niemand hat deine Karte bekommen. Aber so viele Zwiebeln du am Ende hast, diese Zahl zählt in deinem Stapel nicht: bei einer Zwiebel deine Einser.
heul_doch-lesson-any = Auf deinem Stapel liegt jetzt eine Zwiebel. Auf sie darf jede Karte offen, außer sie passt nebenan. **Leg Rot 7 auf deinen Stapel.**
    .done = Dafür sind Zwiebeln gut: Für die nächste Karte braucht es weder Farbe noch Zahl.
heul_doch-lesson-taboo = Nebenan liegt auf einer Seite eine Zwiebel: Dort darf nichts hin, also muss auch nichts. Schau, welche Karte nur bei dir passt. **Leg Lila 7 auf deinen Stapel.**
    .done = Fremde Zwiebeln sind tabu, es kam nur auf die andere Seite an. Das ist eine gute Zeit für hohe Karten.
heul_doch-lesson-worthless = In deinem Stapel liegen drei Zwiebeln, also werden deine Dreier nichts zählen. Beide roten Karten passen auf dein Rot 5. **Leg die, die Punkte bringt.**
    .done = Die 6 zählt, eine 3 hätte nichts gezählt. Niemand darf einen Stapel durchsuchen: Merk dir, wie viele Zwiebeln in deinem liegen.
heul_doch-lesson-win = Die letzte Karte deiner ersten Partie, und dir fehlen noch Punkte. Eine zweite Zwiebel bringt nichts. **Behalte Rot 7, offen.**
    .done = Alle Stapel werden geöffnet. Deine Zwiebel hat die Einser entwertet, und du hattest keine: Alles andere hat gezählt.

## Tipps

heul_doch-tip-onion = Deine erste Zwiebel. So viele Zwiebeln am Ende in deinem Stapel liegen, diese Zahl zählt dort nichts: bei zwei Zwiebeln deine Zweien.
heul_doch-tip-got = Jemand musste dir eine Karte geben. Sie liegt offen in deinem Stapel, also gehört ihre Zahl am Ende dir.
heul_doch-tip-last = Der Nachziehstapel ist leer: Ab jetzt zieht niemand mehr, und alle spielen ihre Hand aus. Dann werden die Stapel geöffnet und gezählt.
heul_doch-tip-any = Dein Stapel zeigt eine Zwiebel: Darauf darf offen jede Karte, außer sie passt nebenan.
heul_doch-tip-either = Eine deiner Karten passt links und rechts. Dann suchst du aus, wer sie bekommt; besser jemand, der nicht vorn liegt.
heul_doch-tip-taboo = Nebenan liegt eine Zwiebel obenauf. Dort darf sonst niemand etwas hinlegen, also muss auch nichts dorthin.
heul_doch-tip-gift = Eine deiner Karten passt nebenan: Offen muss sie dorthin, auch wenn sie auf deinen Stapel passt. Oder du legst sie verdeckt als Zwiebel.

## Wie kommt das?

heul_doch-why-gave = Nebenan geht vor: { $to } zeigte { $top }, und was dorthin passt, muss offen dorthin, auch wenn es auf den eigenen Stapel passt.
heul_doch-why-either = Es passte auf beiden Seiten, also hat { $who } ausgesucht; { $to } zeigte { $top }.
heul_doch-why-kept = Sie passte auf keiner Seite, darum durfte sie auf den eigenen Stapel.
heul_doch-why-kept-beside = Sie passte auf keiner Seite ({ $tops }), darum durfte sie auf den eigenen Stapel.
heul_doch-why-onion = Jede Zahlenkarte darf verdeckt auf den eigenen Stapel. So viele Zwiebeln am Ende in einem Stapel liegen, diese Zahl zählt dort nichts.

## Absagen

heul_doch-no-such-card = „{ $text }“ ist keine Karte dieses Spiels. Schreib eine Farbe und eine Zahl von 1 bis 7, zum Beispiel „Rot 5“, oder eine Sonderkarte, zum Beispiel „Katapult“.
heul_doch-no-such-place = „{ $text }“ ist kein Platz für diese Karte. Schreib eigener Stapel, Zwiebel oder einen Namen von nebenan; beim Strandtuch den Namen von jemand anderem, beim Karussell im Uhrzeigersinn oder gegen den Uhrzeigersinn.
heul_doch-say-where =
    { $kind ->
        [beach_towel] Für das Strandtuch brauchst du jemanden zum Tauschen. Sag mit `wohin`, wen.
        [carousel] Das Karussell braucht eine Richtung. Sag mit `wohin`: im Uhrzeigersinn oder gegen den Uhrzeigersinn.
       *[neighbour] Diese Karte passt auf beiden Seiten. Sag mit `wohin`, wer sie bekommt.
    }
heul_doch-say-onion = { heul_doch-card } passt offen nirgends. Um die Karte verdeckt auf deinen Stapel zu legen, schreib `wohin: Zwiebel` dazu; oder spiel eine andere.
heul_doch-over = Diese Partie Heul doch! ist aus. Mit „Noch einmal“ geht es weiter.
heul_doch-nothing-to-take-back = Du hast keine Karte, die du jetzt zurücknehmen könntest. Das geht, wenn der Nachziehstapel leer ist, bis jemand spielt, und nur, wenn die Karte nichts aufgedeckt hat.
heul_doch-not-your-turn = Gerade ist { $seat } dran. Sobald du dran bist, kannst du eine Karte spielen.
heul_doch-gift = { heul_doch-card } passt bei { $seat } auf { heul_doch-shown-card }: { $why ->
        [colour] gleiche Farbe
        [number] gleiche Zahl
       *[both] gleiche Farbe und Zahl
    }. Also muss die Karte offen dorthin. Du kannst sie an { $seat } verschenken oder als Zwiebel legen.
heul_doch-gift-for-either = { heul_doch-card } passt auf beiden Seiten: bei { $left } ({ $left_why ->
        [colour] gleiche Farbe
        [number] gleiche Zahl
       *[both] gleiche Farbe und Zahl
    }) und bei { $right } ({ $right_why ->
        [colour] gleiche Farbe
        [number] gleiche Zahl
       *[both] gleiche Farbe und Zahl
    }). Du kannst sie an eine der beiden Seiten verschenken oder als Zwiebel legen.
heul_doch-onion-is-taboo = Bei { $seat } liegt eine Zwiebel, und fremde Zwiebeln sind tabu. Spiel die Karte woandershin oder als Zwiebel auf deinen Stapel.
heul_doch-shows-nothing = Bei { $seat } liegt keine Karte, und das gilt wie eine Zwiebel: Niemand sonst darf dort etwas hinlegen. Spiel die Karte woandershin.
heul_doch-does-not-fit-own = { heul_doch-card } passt nicht auf dein { heul_doch-shown-card }: weder Farbe noch Zahl sind gleich. Du kannst sie als Zwiebel legen oder eine andere Karte spielen.
heul_doch-does-not-fit = { heul_doch-card } passt bei { $seat } nicht auf { heul_doch-shown-card }: weder Farbe noch Zahl sind gleich. In deiner Hand steht, wohin sie kann.
heul_doch-no-partner = Für das Strandtuch brauchst du jemand anderen zum Tauschen. Wähle jemanden an diesem Tisch.
heul_doch-no-such-special = { heul_doch-special } hast du nicht auf der Hand. Wähle eine deiner Karten.
heul_doch-not-in-hand = { heul_doch-card } hast du nicht auf der Hand. Wähle eine deiner Karten.
