### maunz. auf Deutsch.

maunz-title = maunz.

## Befehle

maunz-command = maunz.: Kätzchen übers Bett stupsen; drei Katzen in einer Reihe gewinnen
maunz-command-place = setzen
    .about = Ein Kätzchen oder eine Katze setzen, indem du das Feld eintippst
maunz-command-choose = wählen
    .about = Mit einer Nummer wählen, wer das Bett verlässt
maunz-option-first = beginn
    .about = Wer den ersten Zug macht
maunz-option-first-random = wer beginnt, entscheidet der Zufall (wie gedruckt)
maunz-option-first-0 = wer eingeladen hat, beginnt
maunz-option-first-1 = wer dazukommt, beginnt
maunz-option-kids = kinder
    .about = Kürzer und leichter, für jüngere Kinder
maunz-option-kids-no = aus Kätzchen werden Katzen (wie gedruckt)
maunz-option-kids-yes = ohne Katzen, die erste Dreierreihe gewinnt (für Kinder)
maunz-option-kids_full = kinder-volles-bett
    .about = Für Kinder: wenn jemand alle acht Kätzchen auf dem Bett hat
maunz-option-kids_full-return = von acht Kätzchen auf dem Bett kommt eines zurück (für Kinder)
maunz-option-kids_full-win = auch acht Kätzchen auf dem Bett gewinnen (für Kinder)
maunz-option-opponent_cat_line = fremde-katzen
    .about = Wenn dein Zug drei Katzen der anderen Farbe in eine Reihe bringt
maunz-option-opponent_cat_line-wait = eine fremd gelegte Katzenreihe muss den eigenen nächsten Zug überstehen (wie gedruckt)
maunz-option-opponent_cat_line-win = drei Katzen in einer Reihe gewinnen sofort, egal durch wessen Zug
maunz-option-repetition = wiederholung
    .about = Wenn immer wieder die gleiche Stellung entsteht
maunz-option-repetition-3 = die gleiche Stellung zum dritten Mal ist ein Unentschieden
maunz-option-repetition-off = gleiche Stellungen beenden das Spiel nicht
maunz-option-max_plies = längstes-spiel
    .about = Wenn das Spiel gar nicht enden will
maunz-option-max_plies-400 = nach 400 Zügen unentschieden
maunz-option-max_plies-off = beliebig viele Züge
maunz-option-controls = bedienung
    .about = Wie du auf dem Brett ein Feld wählst
maunz-option-controls-buttons = ein Buchstabe, dann ein Feld: zwei Tasten
maunz-option-controls-menus = Felder wählt man in zwei Menüs
maunz-option-hints = tipps
    .about = Was vor einem Zug über ihn verraten wird
maunz-option-hints-off = vor dem Zug steht da, was er stupst, aber nicht, was er gewinnt
maunz-option-hints-on = schon vor dem Zug steht da, ob er gewinnt oder eine Reihe legt
maunz-option-pings = rufen
    .about = Ob eine Nachricht bekommt, wer dran ist
maunz-option-pings-on = wer dran ist und eine Weile nicht klickt, wird gerufen
maunz-option-pings-off = niemand wird gerufen: nur am Spieltisch steht, wer dran ist
maunz-option-square = feld
    .about = Ein freies Feld, zum Beispiel C4
maunz-option-piece = figur
    .about = Kätzchen oder Katze; ohne Angabe ein Kätzchen, solange du eines hast
maunz-option-piece-k = Kätzchen
maunz-option-piece-c = Katze
maunz-option-number = nummer
    .about = Die Nummer, die auf dem Bett bei den Figuren steht

## Lobby

maunz-with-options = Gespielt wird mit: { $options }.

## Spieltisch

maunz-head = maunz. · Zug { $number }
maunz-head-over = maunz. · Ende
maunz-begin = Das Bett ist frisch gemacht und leer. Noch.
maunz-turn-placed =
    { $who } setzt { $piece ->
        [c] eine Katze
       *[k] ein Kätzchen
    } auf **{ $square }**.
maunz-turn-nudged = 🐾 Weggestupst: { $moves }
maunz-turn-fell = 💨 Vom Bett gefallen, zurück in den Vorrat: { $squares }
maunz-turn-stayed = ✋ Bleibt sitzen: { $squares }
maunz-turn-line =
    { $squares } verlassen das Bett: { $kittens ->
        [3] Aus drei Kätzchen werden Katzen.
        [2] Aus zwei Kätzchen werden Katzen, die Katze kommt zurück.
       *[1] Aus einem Kätzchen wird eine Katze, die zwei Katzen kommen zurück.
    }
maunz-turn-single =
    { $what ->
        [grown] Alle acht waren auf dem Bett: Aus dem Kätzchen auf { $square } wird eine Katze.
        [cat] Alle acht waren auf dem Bett: Die Katze auf { $square } kommt zurück.
       *[kitten] Alle acht waren auf dem Bett: Das Kätzchen auf { $square } kommt zurück.
    }
maunz-said =
    { $what ->
        [back] ↩️ { $who } nimmt den Zug zurück.
        [offered] 🤝 { $who } bietet Remis an.
       *[declined] 🙅 { $who } lehnt das Remis ab.
    }
maunz-place =
    { $who }, du bist dran: Setz { $pieces ->
        [both] ein Kätzchen oder eine Katze auf ein freies Feld.
        [cats] eine Katze auf ein freies Feld.
       *[kittens] ein Kätzchen auf ein freies Feld.
    }
maunz-choose =
    { $who }, wähle mit einer Nummer, { $kinds ->
        [both] was das Bett verlässt: eine Dreierreihe oder eine deiner acht Figuren.
        [singles] welche deiner acht Figuren das Bett verlässt: Aus einem Kätzchen wird eine Katze, eine Katze kommt zurück.
        [kids] welches deiner acht Kätzchen zurückkommt.
       *[lines] welche Dreierreihe das Bett verlässt.
    }
maunz-choice =
    { $kittens ->
        [0] kommt zurück
        [one] 1 neue Katze
       *[other] { $kittens } neue Katzen
    }
maunz-waiting = ⚠️ { $who } hat eine Reihe auf { $squares }: Steht sie nach dem eigenen nächsten Zug noch, gewinnt sie.
maunz-offered = 🤝 { $who } bietet Remis an. { $other } kann annehmen oder ablehnen, und lehnt mit der nächsten eigenen Figur ab.
maunz-may-take-back = { $who } kann den letzten Zug zurücknehmen, bis { $other } eine Figur setzt.
maunz-how-to-tap =
    { $shown ->
        [tap] Tippe auf einen Buchstaben, dann auf ein Feld.
        [hints] 🐾 gestupst · 💨 vom Bett · 🏆 gewinnt · ✨ drei in einer Reihe · 🛏️ alle acht auf dem Bett · ⚠️ hilft der Gegenseite
       *[signs] 🐾 gestupst · 💨 vom Bett
    }
maunz-menu =
    { $piece ->
        [c] 🐈 Katze: Reihen { $first }–{ $last }
       *[k] 🐱 Kätzchen: Reihen { $first }–{ $last }
    }
maunz-piece-button =
    { $piece ->
        [c] Katze ({ $left })
       *[k] Kätzchen ({ $left })
    }
maunz-back-button = Zurücknehmen
maunz-offer-button = Remis?
maunz-accept-button = Annehmen
maunz-decline-button = Ablehnen
maunz-hint-wins = gewinnt
maunz-hint-still = gewinnt: die Reihe { $row } steht noch
maunz-hint-loses = die Gegenseite gewinnt
maunz-hint-lines-up =
    { $piece ->
        [c] legt drei fremde Katzen in eine Reihe
       *[k] legt drei fremde Kätzchen in eine Reihe
    }
maunz-hint-nudges =
    { $nudges ->
        [0] stupst niemanden
       *[other] stupst { $nudges }
    }
maunz-hint-nudged =
    { $whose ->
        [own] stupst { $own } von dir
        [other] stupst { $other } von drüben
       *[both] stupst { $own } von dir und { $other } von drüben
    }
maunz-hint-falls =
    { $whose ->
        [own] { $own } von dir vom Bett
        [other] { $other } von drüben vom Bett
       *[both] { $own } von dir und { $other } von drüben vom Bett
    }
maunz-hint-line =
    { $grows ->
        [one] drei in einer Reihe: 1 wird groß
       *[other] drei in einer Reihe: { $grows } werden groß
    }
maunz-hint-choice =
    { $what ->
        [lines] drei in einer Reihe, du wählst welche
        [full] alle acht auf dem Bett: du wählst eine
       *[both] drei in einer Reihe, alle acht auf dem Bett: du wählst
    }
maunz-won-three_cats = 🎉 { $who } gewinnt: drei Katzen in einer Reihe auf { $squares }.
maunz-won-eight_cats = 🎉 { $who } gewinnt: Alle acht Katzen sind auf dem Bett.
maunz-won-three_kittens = 🎉 { $who } gewinnt: drei Kätzchen in einer Reihe auf { $squares }.
maunz-won-eight_kittens = 🎉 { $who } gewinnt: Alle acht Kätzchen sind auf dem Bett.
maunz-won-resigned = 🏳️ { $other } gibt auf. 🎉 { $who } gewinnt.
maunz-drawn-agreed = 🤝 Unentschieden, wie vereinbart. Das Bett ist groß genug für zwei.
maunz-drawn-repetition = 🤝 Unentschieden: die gleiche Stellung zum dritten Mal.
maunz-drawn-length = 🤝 Unentschieden: Nach 400 Zügen sind alle Katzen eingeschlafen.

## Das Bild in Worten

maunz-alt-head = maunz., Zug { $number }. Spalten A bis F von links, Reihen 1 bis 6 von oben.
maunz-alt-over = maunz., Ende. Spalten A bis F von links, Reihen 1 bis 6 von oben.
maunz-alt-goal =
    { $kids ->
        [yes] Drei Kätzchen in einer Reihe gewinnen.
       *[no] Drei Katzen in einer Reihe gewinnen.
    }
maunz-alt-column = Gewählt ist die Spalte { $column }.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] orange
       *[1] weiß
    }): { $bed }. Im Vorrat: { $kittens } Kätzchen.
maunz-alt-cats = Katzen im Vorrat: { $cats }. Insgesamt groß geworden: { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] Katzen auf { $squares }
       *[k] Kätzchen auf { $squares }
    }
maunz-alt-nothing = nichts auf dem Bett
maunz-alt-placed =
    Letzter Zug: { $name } setzte { $piece ->
        [c] eine Katze
       *[k] ein Kätzchen
    } auf { $square }.
maunz-alt-nudge = { $square } nach { $to }
maunz-alt-nudged = Weggestupst: { $moves }.
maunz-alt-fell = Vom Bett gefallen: { $squares }.
maunz-alt-stayed = Sitzen geblieben: { $squares }.
maunz-alt-turn = { $name } ist dran und setzt.
maunz-alt-chooses = { $name } wählt, was das Bett verlässt: { $choices }.
maunz-alt-won = { $name } gewinnt.
maunz-alt-drawn = Unentschieden.
maunz-alt-cover = Ein Bett mit einer Flickendecke aus sechs mal sechs Feldern und je acht Kätzchen für zwei, orange und weiß. Am Tisch: { $names }.

## Regeln

maunz-rules-1 =
    ## maunz.
    Für zwei. Das Bett hat sechs mal sechs Felder, und beide beginnen mit acht Kätzchen. Reihum: **Setz eine Figur aus deinem Vorrat auf ein freies Feld**. Sie macht „maunz.“ und stupst ihre Nachbarn.
    { "**" }Stupsen:** Jede Figur daneben, auch schräg, rückt ein Feld gerade von ihr weg, deine eigenen genauso. Wer vom Bett fällt, kommt zurück in den Vorrat. Gestupste Figuren stupsen niemanden.
maunz-rules-2 =
    { "**" }Wer sitzen bleibt:** eine Figur, die direkt hinter sich eine andere hat, egal wessen. Und Katzen sind Kätzchen zu schwer: Nur Katzen stupsen Katzen.
maunz-rules-3 =
    { "**" }Groß werden:** Wenn alle gestupsten Figuren gerückt sind, verlassen drei deiner Figuren in einer Reihe, gerade oder schräg, das Bett. Aus jedem Kätzchen wird eine Katze in deinem Vorrat; Katzen kommen einfach zurück. Im Bild zählt die Zahl hinter Kätzchen ➜ Katze neben deinem Vorrat, wie viele groß geworden sind. Sind alle acht deiner Figuren auf dem Bett, verlässt es eine davon: Ein Kätzchen wird groß, eine Katze kommt zurück. Geht beides oder mehreres, wählst du.
maunz-rules-4 =
    { "**" }Sieg:** drei deiner Katzen in einer Reihe oder alle acht deiner Katzen auf dem Bett, wenn alle gestupsten Figuren gerückt sind. Groß werden und gewinnen kann nur, wer gesetzt hat: Eine Reihe, die du der anderen Farbe legst, zählt nach deren eigenem nächsten Zug, wenn sie dann noch steht. Manche Tische machen aus, dass drei Katzen sofort gewinnen, egal durch wessen Zug.
    { "**" }Für Kinder:** Niemand wird groß, und die ersten drei Kätzchen in einer Reihe gewinnen. Sind alle acht Kätzchen einer Farbe auf dem Bett, kommt eines zurück; oder sie gewinnen, wenn der Tisch es so ausmacht.
    { "**" }Frieden:** Du kannst deinen Zug zurücknehmen, bis die andere Seite eine Figur setzt. In deinem eigenen Zug kannst du Remis anbieten. Wenn der Tisch nichts anderes ausmacht, endet das Spiel unentschieden, sobald die gleiche Stellung zum dritten Mal kommt, und nach 400 Zügen.
    -# Spiel von Scott Brady, erschienen als maunz. bei Skellig Games und als boop. bei Smirk & Dagger Games. Katzentisch steht in keiner Verbindung zu ihnen.
maunz-alt-nudge-picture = Ein Kätzchen wird auf B1 gesetzt. Die Kätzchen daneben werden weggestupst: eines nach rechts, eines nach unten, eines schräg und das auf A1 vom Bett.
maunz-alt-blocked-picture = Ein Kätzchen wird auf B1 gesetzt und stupst niemanden: Das Kätzchen auf C1 hat ein anderes hinter sich, und auf B2 sitzt eine Katze.
maunz-alt-graduation-picture = Aus drei Kätzchen in einer Reihe werden drei Katzen.

## Lektion

maunz-lesson-nudge = Orange gehört dir. Eine gesetzte Figur stupst jeden Nachbarn ein Feld gerade von sich weg, auch schräg. **Setz ein Kätzchen neben das weiße auf C3:** erst ein Buchstabe, dann ein Feld.
    .done = Dein Kätzchen hat das weiße gerade von sich weggestupst. Deinen eigenen geht es genauso, wenn du neben sie setzt.
maunz-lesson-fall = Das weiße Kätzchen auf F3 sitzt am Rand. **Stups es vom Bett:** Setz ein Kätzchen so, dass es nach rechts rückt.
    .done = Wer vom Bett fällt, kommt zurück in den Vorrat und muss neu gesetzt werden.
maunz-lesson-stay = Eine Figur bleibt sitzen, wenn direkt hinter ihr eine andere sitzt. C3 und D3 halten einander. **Setz ein Kätzchen in ihrer Reihe neben dieses Paar**, sodass niemand rückt.
    .done = Niemand ist gerückt: Der Nachbar deines Kätzchens hatte direkt hinter sich eine Figur. Wem sie gehört, ist egal.
maunz-lesson-row = Drei eigene Kätzchen in einer Reihe werden groß. Deine auf C3 und D3 halten einander. **Leg eine Dreierreihe.**
    .done = Drei in einer Reihe verlassen das Bett: Aus ihnen werden drei Katzen in deinem Vorrat. So kommst du zu Katzen.
maunz-lesson-choose = Jetzt hast du vier in einer Reihe. Nur drei verlassen das Bett, und du wählst, welche. Die Nummern stehen im Bild. **Wähle eine der beiden Dreierreihen.**
    .done = Die drei sind groß geworden. Das vierte Kätzchen ist nicht verloren: Es kann zu deiner nächsten Reihe gehören.
maunz-lesson-heavy = Auf C3 sitzt eine weiße Katze. Katzen sind Kätzchen zu schwer: Nur Katzen stupsen Katzen. **Drück auf „Katze“ und setz eine daneben.**
    .done = Die Katze ist gerückt, denn deine ist genauso schwer. Kätzchen stupst sie genauso.
maunz-lesson-defend = Vorsicht: Drei Katzen in einer Reihe gewinnen, und Weiß hat zwei, auf B2 und C2, und eine dritte im Vorrat. **Stups sie auseinander:** Setz eine Katze direkt über oder unter eine von ihnen.
    .done = Die beiden Katzen sitzen nicht mehr nebeneinander, und Weiß kann nicht sofort gewinnen. Achte auf zwei Katzen, die einander halten.
maunz-lesson-win = Jetzt gewinnst du: Deine Katzen auf C3 und D3 halten einander, und eine hast du noch. **Leg drei Katzen in eine Reihe.**
    .done = Drei Katzen in einer Reihe: Das gewinnt sofort. Auch alle acht eigenen Katzen auf dem Bett würden gewinnen.

## Tipps

maunz-tip-choose = Es gibt mehr als eine Möglichkeit, was das Bett verlässt, und du wählst. Die Zahlen im Bild sind die der Knöpfe.
maunz-tip-waiting = Da hat jemand der anderen Seite eine Dreierreihe gelegt. So eine Reihe gewinnt erst nach dem nächsten Zug ihrer eigenen Seite, wenn sie dann noch steht: Bis dahin kann man sie auseinanderstupsen.
maunz-tip-grown = Drei in einer Reihe werden groß: Die Kätzchen sind für immer weg, und dafür liegen Katzen im Vorrat. Wer beides hat, wählt vor dem Setzen.
maunz-tip-fell = Da ist jemand vom Bett gefallen. Verloren ist nichts: Die Figur liegt wieder im Vorrat und kann neu gesetzt werden.
maunz-tip-heavy = Die Katze hat sich nicht gerührt: Katzen sind zu schwer für Kätzchen. Nur eine Katze stupst eine Katze.
maunz-tip-stayed = Ein Nachbar blieb sitzen: Direkt dahinter sitzt noch eine Figur, egal wessen. So halten sich zwei in einer Linie gegenseitig.

## Wie kommt das?

maunz-why-nudged = { $mark } Die Figur auf { $square } saß neben { $from }, darum rückte sie ein Feld gerade davon weg: nach { $to }.
maunz-why-fell = { $mark } Die Figur auf { $square } saß neben { $from }, und gerade dahinter endet das Bett: Sie fiel zurück in den Vorrat.
maunz-why-heavy = { $mark } Die Katze auf { $square } bleibt sitzen: Katzen sind Kätzchen zu schwer.
maunz-why-held = { $mark } Die Figur auf { $square } bleibt sitzen: Gerade dahinter, auf { $behind }, saß noch eine.
maunz-why-alone = Neben { $square } saß niemand, darum wurde niemand gestupst.
maunz-why-row = Nach dem Stupsen waren { $squares } eine eigene Dreierreihe, darum verließen sie das Bett: Aus jedem Kätzchen wird eine Katze, Katzen kommen zurück in den Vorrat.
maunz-why-full = Alle acht Figuren einer Seite waren auf dem Bett, darum musste eine davon gehen: die auf { $square }.
maunz-why-won = Das entschied die Partie: Nach dem Stupsen gewinnen { $squares }.

## Absagen

maunz-over = Diese Partie maunz. ist aus. Mit „Noch einmal“ geht es weiter.
maunz-wait = { $who } ist dran. Danach bist du an der Reihe.
maunz-choose-first = Wähle zuerst, was das Bett verlässt: Drück auf eine der Nummern unter dem Bild.
maunz-no-such-square = „{ $square }“ ist kein Feld auf dem Bett. Sie gehen von A1 oben links bis F6 unten rechts.
maunz-square-taken = Auf { $square } sitzt schon jemand. Wähle ein freies Feld.
maunz-not-in-pool =
    { $piece ->
        [c] Du hast keine Katze im Vorrat. Setz ein Kätzchen; aus dreien in einer Reihe werden Katzen.
       *[k] Du hast kein Kätzchen im Vorrat. Setz eine Katze.
    }
maunz-nothing-to-choose = Gerade gibt es nichts zu wählen. Setz eine Figur auf ein freies Feld.
maunz-not-a-choice = „{ $squares }“ steht nicht zur Wahl. Drück auf eine der Nummern unter dem Bild.
maunz-nothing-to-take-back = Du hast keinen Zug, den du jetzt zurücknehmen könntest. Das geht nur mit deinem letzten Zug, bis die andere Seite eine Figur setzt.
maunz-offered-already = In diesem Zug hast du schon Remis angeboten. In deinem nächsten kannst du es wieder tun.
maunz-offer-in-turn = Remis anbieten kannst du, wenn du selbst dran bist.
maunz-own-offer = Das ist dein eigenes Angebot. Die andere Seite antwortet darauf, oder lehnt es ab, indem sie eine Figur setzt.
maunz-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
