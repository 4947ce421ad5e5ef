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
heul_doch-option-pings = rufen
    .about = Eine kurze Nachricht nennt, wer dran ist, damit das Telefon sich meldet
heul_doch-option-pings-on = wer dran ist, wird gerufen
heul_doch-option-pings-off = niemand wird gerufen
heul_doch-option-card = karte
    .about = Die Karte, zum Beispiel „Rot 5“ oder „Katapult“
heul_doch-option-to = wohin
    .about = Links, rechts, eigener Stapel, Zwiebel; beim Strandtuch ein Name. Nur nötig, wenn du die Wahl hast

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
        [left] links
        [right] rechts
        [own] eigener Stapel
       *[onion] Zwiebel
    }

## Lobby

heul_doch-with-options = Gespielt wird so: { $options }.

## Spieltisch

heul_doch-head = Heul doch! Mau Mau · { $cards ->
        [0] die letzten Karten
        [one] noch eine Karte zum Nachziehen
       *[other] noch { $cards } Karten zum Nachziehen
    }
heul_doch-head-over = Heul doch! Mau Mau · Ende
heul_doch-begin = Alle haben eine Karte auf dem Stapel und vier auf der Hand.
heul_doch-turn = 👉 { $who } spielt mit „Meine Hand“ eine Karte, danach { $next }.
heul_doch-last-cards = -# Der Nachziehstapel ist leer: Alle spielen ihre Hand aus.
heul_doch-told-gave = { $who } muss { $card } an { $to } verschenken ({ $why ->
        [colour] gleiche Farbe wie
        [number] gleiche Zahl wie
       *[both] genau gleich wie
    } { $top })
heul_doch-told-gave-either = { $who } schenkt { $card } an { $to } ({ $why ->
        [colour] gleiche Farbe wie
        [number] gleiche Zahl wie
       *[both] genau gleich wie
    } { $top }); sie passte auf beiden Seiten, das war also Absicht
heul_doch-told-kept = { $who } behält { $card } ({ $why ->
        [colour] gleiche Farbe wie { $top }
        [number] gleiche Zahl wie { $top }
        [both] genau gleich wie { $top }
        [shows_onion] auf die eigene Zwiebel darf jede Karte
       *[shows_nothing] auf einen leeren Stapel darf jede Karte
    })
heul_doch-told-onion = { $who } legt eine Karte verdeckt, als Zwiebel
heul_doch-told-catapult = { $who } feuert das Katapult ab, und die höchsten fliegen davon: { $cards }
heul_doch-told-catapult-nothing = { $who } feuert das Katapult ab, aber nirgends liegt eine Karte offen
heul_doch-told-towel = { $who } tauscht auf dem Strandtuch mit { $partner }: { $gave } gegen { $got }
heul_doch-told-carousel = { $who } dreht das Karussell: Alle obersten Karten wandern einen Platz nach { $side ->
        [left] links
       *[right] rechts
    }
heul_doch-told-werewolf = { $who } lässt den Werwolf los: Alle obersten Karten werden umgedreht
heul_doch-result = { $medal } **{ $name }**: { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
heul_doch-onions =
    { $onions ->
        [0] Keine Zwiebel, also nichts verloren
        [one] 1 Zwiebel entwertet
       *[other] { $onions } Zwiebeln entwerten
    }
heul_doch-cancelled = die { $value } ({ $cards ->
        [0] keine da
        [one] eine Karte, −{ $lost }
       *[other] { $cards } Karten, −{ $lost }
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
heul_doch-you = **Du**
heul_doch-neighbours-first = Nachbarn gehen vor: Was auf ihre Karte passt, muss dorthin, auch wenn es auf deine passt. Ihre Zwiebeln sind tabu.
heul_doch-where-gift = muss zu { $whom }
heul_doch-where-either = passt auf beiden Seiten, du hast die Wahl: { $first } oder { $second }
heul_doch-whom = { $name } ({ $why ->
        [colour] gleiche Farbe wie
        [number] gleiche Zahl wie
       *[both] genau gleich wie
    } { $top })
heul_doch-where-own = auf deinen eigenen Stapel ({ $why ->
        [colour] gleiche Farbe wie { $top }
        [number] gleiche Zahl wie { $top }
        [both] genau gleich wie { $top }
        [shows_onion] auf deine Zwiebel darf jede Karte
       *[shows_nothing] auf deinen leeren Stapel darf jede Karte
    })
heul_doch-where-nowhere = passt nirgends: nur verdeckt, als Zwiebel
heul_doch-effect =
    { $special ->
        [beach_towel] tausche deine oberste Karte mit wem du willst
        [carousel] alle obersten Karten wandern einen Platz nach links oder rechts
       *[werewolf] alle obersten Karten werden umgedreht
    }
heul_doch-effect-catapult = die höchsten offenen Karten fliegen davon: { $cards }
heul_doch-effect-catapult-nothing = nirgends liegt eine Karte offen, es würde nichts davonfliegen
heul_doch-aim =
    { $special ->
        [beach_towel] Mit wem tauschst du die oberste Karte?
       *[carousel] In welche Richtung?
    }
heul_doch-button-gift = { $card } → { $name }
heul_doch-button-own = { $card } → zu mir
heul_doch-button-onion = Als Zwiebel
heul_doch-button-special = { $special } spielen
heul_doch-button-aim = { $special } spielen …
heul_doch-button-carousel = { $side ->
        [left] Nach links
       *[right] Nach rechts
    }: Du bekommst { $top }
heul_doch-button-back = Zurück zur Hand
heul_doch-button-tissue = Ein Taschentuch, bitte!
heul_doch-cards = Deine Karten: { $cards }
heul_doch-hand-empty = Du hast alle Karten ausgespielt.
heul_doch-wait =
    { $turns ->
        [1] ⏳ { $who } spielt gerade, dann bist du dran.
       *[other] ⏳ { $who } spielt gerade. In { $turns } Zügen bist du dran.
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
       *[tear] , weint
    }
heul_doch-alt-end = { $place }. { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $onions ->
        [0] keine Zwiebel
        [one] 1 Zwiebel, wertlos: { $values } (−{ $lost })
       *[other] { $onions } Zwiebeln, wertlos: { $values } (−{ $lost })
    }.
heul_doch-alt-last = Letzter Zug: { $told }.

## Regeln

heul_doch-rules-1 =
    ## Heul doch! Mau Mau
    3 bis 6 Personen. 98 Karten: sieben Farben, 1 bis 7, jede zweimal. Alle haben vor sich einen Stapel, der mit einer offenen Karte beginnt, und vier Karten auf der Hand. Wer dran ist, spielt eine Karte und zieht eine nach; dann geht es links herum weiter. Was am Ende offen auf deinem Stapel liegt, sind Punkte.
    { "**" }Eine Karte passt** auf eine gleicher Farbe oder gleicher Zahl. Aber Nachbarn gehen vor: Passt sie auf das, was links oder rechts neben dir offen liegt, **muss sie dorthin**, auch wenn sie auf deinen Stapel passen würde. Heul doch! Nur was auf keiner der beiden Seiten passt, darf auf den eigenen Stapel, und auch dort muss es passen.
heul_doch-rules-2 =
    { "**" }Passt sie auf beiden Seiten?** Dann suchst du dir aus, wer sie bekommt. Es zählen nur die beiden direkt neben dir.
heul_doch-rules-3 =
    { "**" }Oder eine Zwiebel:** Jede Zahlenkarte darfst du jederzeit verdeckt auf deinen eigenen Stapel legen. Auf deine Zwiebel darf danach jede Karte offen, außer sie passt nebenan. Fremde Zwiebeln sind tabu. Niemand darf einen Stapel durchsuchen: Merk dir, wie viele Zwiebeln in deinem liegen.
heul_doch-rules-4 =
    { "**" }Ende:** Ist der Nachziehstapel leer, werden alle Hände ausgespielt. So viele Zwiebeln du hast, diese Zahl zählt in deinem Stapel nicht: 5 Zwiebeln machen deine Fünfer wertlos. Bei mehr als 7 sind es die Siebener und was über 7 hinausgeht: 9 Zwiebeln nehmen dir Siebener und Zweier. Bei gleichen Punkten gewinnt, wer mehr durch Zwiebeln verloren hat.
    { "**" }Sonderkarten**, wenn der Tisch mit ihnen spielt, spielst du statt einer Zahlenkarte.
heul_doch-rules-catapult = 🪨 **Katapult:** Die höchste aller offenen Karten fliegt davon; bei Gleichstand alle davon, auch deine. Wer danach keine Karte mehr hat, gilt wie mit Zwiebel.
heul_doch-rules-towel = 🏖️ **Strandtuch:** Tausche deine oberste Karte mit wem du willst, auch Zwiebeln.
heul_doch-rules-carousel = 🎠 **Karussell:** Alle obersten Karten wandern einen Platz, nach links oder rechts, wie du willst.
heul_doch-rules-werewolf = 🐺 **Werwolf:** Alle obersten Karten werden umgedreht; aus Karten werden Zwiebeln, aus Zwiebeln Karten.
heul_doch-rules-5 = -# Spiel von Leo Colovini, illustriert von Marek Bláha, erschienen bei Ravensburger. Katzentisch steht in keiner Verbindung zu ihnen.
heul_doch-alt-neighbour = Eine Karte, die auf die Karte nebenan passt, muss dorthin, obwohl sie auch auf den eigenen Stapel passt.
heul_doch-alt-both = Eine Karte, die auf beiden Seiten passt: Eine Seite wird gewählt.
heul_doch-alt-onion = Eine Karte, verdeckt auf den eigenen Stapel gelegt, zeigt eine Zwiebel.
heul_doch-alt-catapult = Das Katapult wirft die höchste der offenen Karten davon.
heul_doch-alt-towel = Auf dem Strandtuch tauschen zwei oberste Karten den Platz.
heul_doch-alt-carousel = Das Karussell schiebt jede oberste Karte einen Platz weiter.
heul_doch-alt-werewolf = Der Werwolf dreht jede oberste Karte um: Karten zu Zwiebeln, Zwiebeln zu Karten.

## Absagen

heul_doch-no-such-card = „{ $text }“ ist keine Karte dieses Spiels. Schreib eine Farbe und eine Zahl von 1 bis 7, zum Beispiel „Rot 5“, oder eine Sonderkarte, zum Beispiel „Katapult“.
heul_doch-no-such-place = „{ $text }“ ist kein Platz für diese Karte. Schreib links, rechts, eigener Stapel oder Zwiebel; beim Strandtuch den Namen von jemand anderem.
heul_doch-say-where = Diese Karte kann an mehr als einen Platz. Sag mit `wohin`, an welchen.
heul_doch-over = Diese Partie Heul doch! ist aus. Mit „Noch einmal“ geht es weiter.
heul_doch-not-your-turn = Gerade ist { $seat } dran. Sobald du dran bist, kannst du eine Karte spielen.
heul_doch-gift = { heul_doch-card } passt bei { $seat } auf { heul_doch-shown-card }: { $why ->
        [colour] gleiche Farbe
        [number] gleiche Zahl
       *[both] gleiche Farbe und Zahl
    }. Also muss sie dorthin. Du kannst sie an { $seat } verschenken oder als Zwiebel legen.
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
