### maunz. auf Deutsch.

maunz-title = maunz.

## Befehle

maunz-pitch = Stups Kätzchen übers Bett, bis drei Katzen in einer Reihe sitzen.
maunz-command = { maunz-title }: { maunz-pitch }
maunz-command-place = setzen
    .about = Ein Kätzchen oder eine Katze setzen, indem du das Feld eintippst
maunz-command-choose = wählen
    .about = Mit einer Nummer wählen, was das Bett verlässt
maunz-option-first = anfang
    .about = Wer den ersten Zug macht
maunz-option-first-random = der Zufall bestimmt, wer beginnt
maunz-option-first-0 = wer einlädt
    .rule = wer einlädt, beginnt
maunz-option-first-1 = wer dazukommt
    .rule = wer dazukommt, beginnt
maunz-option-kids = kinder
    .about = Kürzer und leichter, für jüngere Kinder
maunz-option-kids-no = Kätzchen werden Katzen (Original)
maunz-option-kids-yes = nur Kätzchen (für Kinder)
    .rule = keine Katzen, die ersten drei Kätzchen in einer Reihe gewinnen (für Kinder)
maunz-option-hints = vorschau
    .about = Was der Spieltisch schon vor dem Zug verrät
maunz-option-hints-off = nur, wen ein Zug stupst
maunz-option-hints-on = auch, ob er gewinnt
    .rule = die Vorschau zeigt auch, ob ein Zug gewinnt oder eine Reihe bildet
maunz-option-square = feld
    .about = Ein freies Feld, zum Beispiel C4
maunz-option-piece = figur
    .about = Kätzchen oder Katze; ohne Angabe ein Kätzchen, solange du eines hast
maunz-option-piece-k = Kätzchen
maunz-option-piece-c = Katze
maunz-option-number = nummer
    .about = Die Nummer auf dem Bett

## Statistik

maunz-favourite =
    { $count ->
        [one] Ein Kätzchen
       *[other] { $count } Kätzchen
    } großgezogen

## Spieltisch

maunz-head = maunz. · Zug { $number }
maunz-head-over = maunz. · Ende
maunz-begin = Das Bett ist frisch gemacht und leer. Noch.
maunz-turn-placed =
    { $who } setzt { $piece ->
        [c] eine Katze
       *[k] ein Kätzchen
    } auf **{ $square }**.
maunz-turn-nudged = Weggestupst: { $moves }
maunz-turn-fell = Plumps! Vom Bett gefallen und zurück im Vorrat: { $squares }
maunz-turn-line =
    Die Reihe auf { $squares } verlässt das Bett: { $kittens ->
        [3] Drei Kätzchen werden zu Katzen.
        [2] Zwei Kätzchen werden zu Katzen.
       *[1] Ein Kätzchen wird zur Katze.
    }
maunz-turn-single =
    Alle acht waren auf dem Bett: { $what ->
        [grown] Das Kätzchen auf { $square } wird zur Katze.
        [cat] Die Katze auf { $square } kommt in den Vorrat.
       *[kitten] Das Kätzchen auf { $square } kommt in den Vorrat.
    }
maunz-said = 🤝 { $who } bietet Unentschieden an.
maunz-place = { $who }, du bist dran!
maunz-choose = { $who }, was verlässt das Bett?
maunz-how-to-choose =
    Drück auf eine Nummer, { $kids ->
        [yes] und die Kätzchen kommen in den Vorrat.
       *[no] und Kätzchen werden Katzen.
    }
maunz-choice =
    { $kittens ->
        [0] in den Vorrat
        [one] 1 neue Katze
       *[other] { $kittens } neue Katzen
    }
maunz-waiting = ⚠️ { $who } hat eine Reihe auf { $squares }. Steht sie nach dem nächsten Zug von { $who } noch, ist die Partie gewonnen.
maunz-offered = 🤝 **{ $who } bietet Unentschieden an.** { $other } kann annehmen oder durch Setzen ablehnen.
maunz-how-to-tap =
    { $waits ->
        [yes] Danach bist du dran.
       *[no] Drück auf ein Feld oder einen anderen Buchstaben.
    }
maunz-sign =
    { $sign ->
        [nudged] { $count ->
            [0] { $piece ->
                [c] von der Katze gestupst
               *[k] vom Kätzchen gestupst
            }
           *[other] { $count } gestupst
        }
        [fell] { $count ->
            [0] vom Bett
           *[other] { $count } vom Bett
        }
        [wins] gewinnt
        [row] Dreierreihe
        [full] acht auf dem Bett
       *[helps] hilft deinem Gegenüber
    }
maunz-piece-button =
    { $piece ->
        [c] Katze ({ $left })
       *[k] Kätzchen ({ $left })
    }
maunz-offer-button = Unentschieden anbieten
maunz-accept-button = Unentschieden annehmen
maunz-more-button = Mehr …
maunz-won-three_cats = 🎉 { $who } gewinnt mit einer Katzenreihe auf { $squares }!
maunz-won-eight_cats = 🎉 { $who } gewinnt mit allen acht Katzen auf dem Bett!
maunz-won-three_kittens = 🎉 { $who } gewinnt mit einer Kätzchenreihe auf { $squares }!
maunz-won-resigned = 🏳️ { $other } gibt auf. 🎉 { $who } gewinnt.
maunz-drawn-agreed = 🤝 Ihr einigt euch auf Unentschieden. Das Bett ist groß genug für zwei.
maunz-drawn-repetition = 🤝 Unentschieden, denn dieselbe Stellung gab es zum dritten Mal.
maunz-drawn-length = 🤝 Unentschieden: Nach 400 Zügen sind alle Katzen eingeschlafen.

## Das Bild in Worten

maunz-alt-head = maunz., Zug { $number }. Spalten A bis F von links, Zeilen 1 bis 6 von oben.
maunz-alt-over = maunz., Ende.
maunz-alt-goal =
    Drei { $kids ->
        [yes] Kätzchen
       *[no] Katzen
    } in einer Reihe gewinnen.
maunz-alt-column = Gewählt ist die Spalte { $column }.
maunz-alt-seat =
    { $name } ({ $seat ->
        [0] orange
       *[1] weiß
    }): { $bed }. Im Vorrat: { $kittens } Kätzchen.
maunz-alt-cats = Katzen im Vorrat: { $cats }. Insgesamt groß geworden: { $lid }.
maunz-alt-standing =
    { $piece ->
        [c] { $count ->
            [one] Katze
           *[other] Katzen
        } auf { $squares }
       *[k] Kätzchen auf { $squares }
    }
maunz-alt-nothing = nichts auf dem Bett
maunz-alt-cover = Ein Bett mit sechs mal sechs Feldern und je acht Kätzchen, orange und weiß. Am Tisch: { $names }.

## Regeln

maunz-rules-1 =
    ## maunz.
    { "**" }Das Ziel:** Bring drei deiner Katzen in eine Reihe, gerade oder schräg, oder alle acht aufs Bett.
    Ihr spielt zu zweit. Beide beginnen mit acht Kätzchen im Vorrat, die im Lauf der Partie zu Katzen werden.
maunz-rules-2 =
    { "**" }Bist du dran,** setzt du ein Kätzchen oder eine Katze aus deinem Vorrat auf ein freies Feld. Deine Figur macht „maunz.“ und stupst alle Nachbarn ein Feld von sich weg, auch schräg, auch deine eigenen. Was vom Bett fällt, kommt zurück in den Vorrat. Gestupste Figuren stupsen nicht weiter.
maunz-rules-3 =
    { "**" }Sitzen bleibt** eine Figur, wenn das Feld hinter ihr besetzt ist, egal von wem. Und Katzen sind den Kätzchen zu schwer: Nur Katzen stupsen Katzen.
maunz-rules-4 =
    { "**" }Groß werden:** Sitzen nach dem Stupsen drei deiner Figuren in einer Reihe, verlassen sie das Bett. Aus jedem Kätzchen wird eine Katze in deinem Vorrat, Katzen kommen unverändert dorthin. Bei mehreren Reihen wählst du eine.
    { "**" }Alle acht auf dem Bett, aber noch nicht alle groß?** Dann wählst du eine Figur (oder eine Reihe), die herunter muss. Ein Kätzchen wird groß, eine Katze kommt in den Vorrat.
maunz-rules-5 =
    { "**" }Es zählt nur dein eigener Zug:** Deine Kätzchen werden nur am Ende deines Zuges groß, und nur dann gewinnst du. Bringst du gegnerische Figuren in eine Reihe, zählt sie erst, wenn sie auch nach dem nächsten Zug deines Gegenübers noch steht.
maunz-rules-6 =
    { "**" }Gut zu wissen:** Du kannst deinen Zug zurücknehmen, bis dein Gegenüber setzt (gegen einen Computergegner sogar noch danach). Zu zweit könnt ihr einander Unentschieden anbieten. Entsteht zum dritten Mal dieselbe Stellung, oder sind 400 Züge gespielt, endet die Partie unentschieden.
    -# Für jüngere Kinder gibt es eine kürzere Partie ganz ohne Katzen.
    -# Spiel von Scott Brady, erschienen als maunz. bei Skellig Games und als boop. bei Smirk & Dagger Games. Katzentisch steht in keiner Verbindung zu ihnen.
maunz-alt-winning = Zwei Betten, auf denen Orange gewonnen hat: links drei gekrönte Katzen nebeneinander, rechts drei schräg in einer Reihe.
maunz-alt-nudging = Ein Kätzchen auf B1 stupst seine Nachbarn weg: nach rechts, nach unten, schräg und das auf A1 vom Bett.
maunz-alt-blocked = Ein Kätzchen auf B1 stupst niemanden: Hinter dem Kätzchen auf C1 sitzt ein anderes, und auf B2 sitzt eine Katze.
maunz-alt-graduation = Aus drei Kätzchen in einer Reihe werden drei Katzen.

## Lektion

maunz-lesson-nudge = Drei Katzen in einer Reihe gewinnen, aber ihr fangt mit Kätzchen an (deine sind orange). Wen du setzt, der stupst seine Nachbarn. **Setz eins neben das weiße auf C3:** Drück auf ein Feld.
    .done = Dein Kätzchen hat das weiße weggestupst, und deine eigenen hätte es genauso gestupst.
maunz-lesson-fall = Das weiße Kätzchen auf F3 sitzt am Rand. **Stups es vom Bett:** Setz ein Kätzchen links daneben, gerade oder schräg.
    .done = Was vom Bett fällt, kommt zurück in den Vorrat und muss neu gesetzt werden.
maunz-lesson-stay = Eine Figur bleibt sitzen, wenn direkt hinter ihr eine andere sitzt. C3 und D3 stützen sich. **Setz ein Kätzchen links oder rechts daneben,** und niemand rückt.
    .done = Niemand ist gerückt, denn hinter dem Nachbarn deines Kätzchens saß noch eine Figur, egal von wem.
maunz-lesson-row = Drei deiner Kätzchen in einer Reihe werden groß, auch senkrecht oder schräg. C3 und D3 stützen sich schon. **Mach daraus eine Dreierreihe.**
    .done = Drei in einer Reihe, auch mit Katzen gemischt, verlassen das Bett und kommen als Katzen in deinen Vorrat.
maunz-lesson-choose = Jetzt hast du vier in einer Reihe. Nur drei verlassen das Bett, und du wählst, welche. Die Nummern stehen im Bild. **Wähle eine der beiden Reihen.**
    .done = Die drei sind groß geworden.
maunz-lesson-heavy = Auf C3 sitzt eine weiße Katze. Katzen sind den Kätzchen zu schwer: Nur Katzen stupsen Katzen. **Nimm statt eines Kätzchens eine Katze und setz sie daneben.**
    .done = Die Katze ist gerückt, denn deine ist genauso schwer.
maunz-lesson-defend = Vorsicht! Drei Katzen in einer Reihe gewinnen. Weiß hat zwei auf B2 und C2 und eine im Vorrat. **Trenne die beiden:** Setz eine Katze direkt über oder unter eine davon.
    .done = Die beiden Katzen sitzen nicht mehr nebeneinander, und Weiß kann nicht sofort gewinnen.
maunz-lesson-win = Jetzt gewinnst du: Deine Katzen auf C3 und D3 stützen sich, und eine dritte hast du im Vorrat. **Bring drei Katzen in eine Reihe.**
    .done = Drei Katzen in einer Reihe gewinnen, oder alle acht auf dem Bett.

## Rätsel

maunz-puzzle-save = Du bist Orange, und Weiß gewinnt gleich. **Finde den einzigen Zug, der das erst einmal verhindert.**
maunz-puzzle-win2 = Du bist Orange und gewinnst in zwei Zügen, egal, was Weiß macht. **Finde den einzigen ersten Zug dafür.**
maunz-puzzle-win3 = Du bist Orange und gewinnst in drei Zügen, egal, was Weiß macht. **Finde den einzigen ersten Zug dafür.**
maunz-puzzle-choose = **Wähle mit einer Nummer, was das Bett verlässt.**
maunz-puzzle-on2 = ✅ Richtig, aber Weiß wehrt sich. **Du hast noch zwei Züge,** und der zweite muss gewinnen.
maunz-puzzle-on1 = ✅ Richtig, aber Weiß wehrt sich. **Gewinne mit diesem Zug.**
maunz-puzzle-won = ✅ Gewonnen, und Weiß konnte nichts dagegen tun.
maunz-puzzle-saved = ✅ Weiß kann im nächsten Zug nicht gewinnen. Jeder andere Zug hätte verloren.
maunz-puzzle-lost = ❌ … und Weiß hat gewonnen.
maunz-puzzle-escapes = ❌ … und Weiß entwischt. Dein Sieg ist nicht mehr sicher.
maunz-puzzle-late = ❌ Damit gewinnst du nicht, und es war dein letzter Zug.

## Wie kommt das?

maunz-why-nudged =
    { $pieces } { $count ->
        [one] wurde
       *[other] wurden
    } ein Feld von { $square } weggestupst.
maunz-why-fell =
    { $pieces } { $count ->
        [one] wurde
       *[other] wurden
    } von { $square } aus über den Bettrand gestupst, zurück in den Vorrat.
maunz-why-heavy =
    { $pieces } { $count ->
        [one] blieb
       *[other] blieben
    } sitzen, denn Katzen sind den Kätzchen zu schwer.
maunz-why-held =
    { $pieces } { $count ->
        [one] blieb
       *[other] blieben
    } sitzen, denn das Feld direkt dahinter (in Klammern) war besetzt.
maunz-why-alone = Neben { $square } saß niemand, also wurde niemand gestupst.
maunz-why-row = ✨ Die Figuren auf { $squares } verlassen das Bett, denn dort saßen drei einer Farbe in einer Reihe.
maunz-why-full = ✨ Alle acht Figuren einer Farbe waren auf dem Bett, darum musste die auf { $square } herunter.

## Absagen

maunz-wait = { $who } ist dran. Danach kommst du.
maunz-choose-first = Wähle zuerst mit einer Nummer, was das Bett verlässt.
maunz-no-such-square = Ein Feld „{ $text }“ gibt es nicht, nur A1 (oben links) bis F6 (unten rechts).
maunz-square-taken = Auf { $square } sitzt schon jemand. Nimm ein freies Feld.
maunz-not-in-pool =
    Du hast { $piece ->
        [c] keine Katze im Vorrat. Setz ein Kätzchen.
       *[k] kein Kätzchen im Vorrat. Setz eine Katze.
    }
maunz-nothing-to-choose = Gerade gibt es nichts zu wählen. Setz eine Figur.
maunz-not-a-choice = „{ $text }“ ist keine der Nummern auf dem Bett.
maunz-offered-already = In diesem Zug hast du schon Unentschieden angeboten.
maunz-offer-in-turn = Du kannst Unentschieden anbieten, wenn du dran bist.
maunz-own-offer = Das ist dein eigenes Angebot. Warte auf die Antwort.
maunz-no-offer = Gerade bietet niemand Unentschieden an.

## Was habe ich übersehen?

maunz-missed-head = 🔍 Was habe ich übersehen? · Zug { $move } ({ $number }/{ $of })
maunz-missed-task =
    { $why ->
        [win] Dein Zug war { $played }. Damit hast du einen sicheren Sieg verpasst. **Finde ihn.**
        [loss] Dein Zug war { $played }. Danach konnte dein Gegenüber sicher gewinnen. **Finde etwas Besseres.**
       *[chance] Dein Zug war { $played }. Deine Gewinnchance fiel damit von { $chance } % auf { $after } %. **Finde etwas Besseres.**
    }
maunz-missed-verdict =
    { $verdict ->
        [right] ✅ **Genau!**
        [same] 🤔 **So hast du gespielt, und es gibt etwas viel Besseres.**
        [wrong] 🤔 **Es gibt etwas Besseres.**
       *[shown] 💡 **Das wäre der beste Zug gewesen.**
    }
maunz-missed-reply = Diese Antwort würde ich am meisten fürchten: { $reply }.
maunz-missed-why =
    Am besten: { $best } · Gewinnchance { $chance } %
    In der Partie: { $played } · Gewinnchance { $after } %
    -# Hinter dem Pfeil steht die Antwort, die ich am meisten fürchte. Ich kann mich irren.
maunz-missed-again = Noch einmal
maunz-missed-show = Zeig’s mir
maunz-missed-next = Weiter
maunz-missed-none = Hier kann ich dir nichts zeigen. Ich suche Züge, die mindestens 25 Prozentpunkte Gewinnchance gekostet haben, und nur in Partien, die du von Anfang an gespielt hast.
