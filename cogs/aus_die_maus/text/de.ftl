### Aus die Maus auf Deutsch.

aus_die_maus-title = Aus die Maus

## Befehle

aus_die_maus-command = Aus die Maus: um die Wette mit der weißen Maus zum Käse, aber Vorsicht, Falle!
aus_die_maus-command-roll = würfeln
    .about = Für deine Maus würfeln
aus_die_maus-command-move = ziehen
    .about = Wählen, mit welcher Zahl deine Maus zieht
aus_die_maus-command-cheese = käse
    .about = Deinen Käse ansehen und einen von zweien behalten, nur für dich
aus_die_maus-option-move = zug
    .about = Die Zahl, zum Beispiel 3; rückwärts mit einem b dahinter: 2b
aus_die_maus-option-track = strecke
    .about = Wie lang die Strecke ist
aus_die_maus-option-track-10 = kurze Strecke: zehn Felder bis ins Ziel
aus_die_maus-option-track-14 = normale Strecke: vierzehn Felder bis ins Ziel
aus_die_maus-option-track-18 = lange Strecke: achtzehn Felder bis ins Ziel
aus_die_maus-option-children = 🧒 Unter fünf
    .about = 🧒 Spielt jemand ganz Kleines mit? „Unter fünf“ am eigenen Platz lässt allein die Würfel ziehen; noch einmal drücken nimmt es zurück.
aus_die_maus-option-at_the_trap = vor-der-falle
    .about = Wenn beide Zahlen die weiße Maus in die Falle führen würden
aus_die_maus-option-at_the_trap-enters = führen beide Zahlen in die Falle, läuft die weiße Maus hinein (wie vom Autor)
aus_die_maus-option-at_the_trap-stays = führen beide Zahlen in die Falle, bleibt die weiße Maus stehen
aus_die_maus-option-white_competes = weiße-maus
    .about = Ob die weiße Maus das Spiel gewinnen kann
aus_die_maus-option-white_competes-yes = die weiße Maus kann das Spiel gewinnen (wie vom Autor)
aus_die_maus-option-white_competes-no = die weiße Maus frisst Käse, kann aber nicht gewinnen
aus_die_maus-option-extra_set = sechste-runde
    .about = Wann die vier zusätzlichen Käse mitspielen
aus_die_maus-option-extra_set-five_up = vier Käse mehr und eine sechste Runde ab fünf Leuten (wie vom Autor)
aus_die_maus-option-extra_set-always = vier Käse mehr und eine sechste Runde, egal zu wievielt
aus_die_maus-option-first = anfang
    .about = Wer die erste Runde beginnt
aus_die_maus-option-first-random = der Zufall bestimmt, wer beginnt (wie vom Autor)
aus_die_maus-option-first-0 = wer einlädt, beginnt
aus_die_maus-option-first-1 = Platz 2 beginnt
aus_die_maus-option-first-2 = Platz 3 beginnt
aus_die_maus-option-first-3 = Platz 4 beginnt
aus_die_maus-option-first-4 = Platz 5 beginnt
aus_die_maus-option-first-5 = Platz 6 beginnt
aus_die_maus-option-throws = würfeln
    .about = Ob die Würfel von selbst fallen
aus_die_maus-option-throws-auto = die Würfel fallen von selbst
aus_die_maus-option-throws-click = jeder würfelt mit einem Klick
aus_die_maus-option-pings = rufen
    .about = Ob eine kurze Nachricht ruft, wer dran ist
aus_die_maus-option-pings-on = wer dran ist und eine Weile nicht klickt, wird gerufen
aus_die_maus-option-pings-off = niemand wird gerufen: nur am Spieltisch steht, wer dran ist

## Mäuse und Würfel

aus_die_maus-white = die weiße Maus
    .begins = Die weiße Maus
    .short = weiße Maus
aus_die_maus-dice = 🔴 Rot { $red }, 🟡 Gelb { $yellow }
aus_die_maus-yellow = 🟡 Gelb { $yellow }

## Lobby

aus_die_maus-with-options = Gespielt wird so: { $options }.

## Spieltisch

aus_die_maus-head = Aus die Maus · Runde { $number } von { $rounds }
aus_die_maus-head-over = Aus die Maus · Ende
aus_die_maus-event-round = 🏁 **Runde { $number } von { $rounds }:** Alle an den Start! { $who } fängt an und würfelt auch für die weiße Maus.
aus_die_maus-event-round-white = 🏁 **Runde { $number } von { $rounds }:** Die weiße Maus hat gewonnen und fängt an. { $who } würfelt weiter für sie.
aus_die_maus-event-threw = 🎲 { $who } würfelt { $dice }.
aus_die_maus-event-ran =
    🎲 { $who } würfelt { $dice } und { $kind ->
        [back] schleicht von { $start } zurück auf { $to }.
        [off] läuft los auf { $to }.
        [goal] flitzt von { $start } ins Ziel.
       *[run] huscht von { $start } auf { $to }.
    }
aus_die_maus-event-stayed =
    🎲 { $who } würfelt { $dice } und { $where ->
        [start] döst am Start weiter.
       *[track] bleibt auf { $space } sitzen.
    }
aus_die_maus-event-shoved =
    💥 { $by } schubst { $who } { $where ->
        [goal] ins Ziel!
       *[track] auf { $to }.
    }
aus_die_maus-event-marker = 🧤 { $who } holt sich den Schubser-Marker.
aus_die_maus-event-marker-from = 🧤 { $who } nimmt { $other } den Schubser-Marker weg.
aus_die_maus-event-trapped = 🪤 Schnapp! Die Falle hat { $who }: raus aus dieser Runde, und kein Käse. Ab jetzt rollt nur noch der gelbe Würfel.
aus_die_maus-event-white-trapped = 🪤 Schnapp! Die weiße Maus sitzt in der Falle. Ab jetzt rollt nur noch der gelbe Würfel.
aus_die_maus-event-in =
    🧀 { $who } ist { $place ->
        [first] als Erstes beim Käse!
       *[second] auf Platz zwei im Ziel.
    }
aus_die_maus-event-remained = 🧀 { $who } ist allein übrig, und das ist Platz zwei.
aus_die_maus-event-back = ↩️ { $who } nimmt den Zug zurück.
aus_die_maus-event-drew-two = 🎁 Für diesen Schubs zieht { $who } zwei Käse und behält einen.
aus_die_maus-event-kept = 🎁 { $who } hat einen Käse behalten; der andere liegt wieder im Vorrat.
aus_die_maus-paid-first = { $cheeses } { $who }, für Platz eins
aus_die_maus-paid-second = { $cheeses } { $who }, für Platz zwei
aus_die_maus-paid-shover = { $cheeses } { $who }, für den letzten Schubs gegen die weiße Maus
aus_die_maus-paid-never_shoved = { $cheeses } { $who }, weil niemand sie geschubst hat
aus_die_maus-paid-white_first = { $cheeses } { $who } schnappt sich alles. Für alle anderen bleibt kein Krümel.
aus_die_maus-throw =
    { $who }, du bist dran: { $dice ->
        [both] würfle!
       *[yellow] wirf den gelben Würfel!
    }
aus_die_maus-choose = { $who }, wähle deinen Zug:
aus_die_maus-keep = { $who } schnuppert an zwei Käsen und behält einen. Psst: Welche es sind, zeigt „Mein Käse“.
aus_die_maus-may-take-back = { $who } kann den Zug zurücknehmen, bis { $other } würfelt.
aus_die_maus-order = Reihenfolge: { $mice }
aus_die_maus-children = 🧒 Allein die Würfel ziehen für { $names }.
aus_die_maus-roll-button = Würfeln
aus_die_maus-back-button = Zurücknehmen
aus_die_maus-hand-button = Mein Käse
aus_die_maus-move =
    { $die ->
        [red] Rot
        [yellow] Gelb
       *[both] Beide
    } { $spaces } { $kind ->
        [stay] bleibt sitzen
        [back] zurück → { $to }
        [trap] in die Falle!
        [cheese] zum Käse!
       *[run] → { $to }
    }
aus_die_maus-move-shoves = { $move }, schubst { $who }
aus_die_maus-move-white-in =
    { $move }, weiße Maus { $goal ->
        [trap] in die Falle!
       *[cheese] zum Käse!
    }
aus_die_maus-hint-shoved = { $who } kommt auf { $to }
aus_die_maus-hint-marker = du holst dir den Schubser-Marker
aus_die_maus-hint-two = du ziehst zwei Käse und behältst einen
aus_die_maus-hint-trapped = du sitzt in der Falle, ohne Käse
aus_die_maus-hint-in =
    { $who ->
        [white] die weiße Maus kommt auf { $place ->
            [first] Platz eins und frisst alle vier Käse
           *[second] Platz zwei
        }
       *[own] du bist auf { $place ->
            [first] Platz eins
           *[second] Platz zwei
        }
    }
aus_die_maus-hint-end = die Runde ist aus
aus_die_maus-won-points = 🎉 { $names } gewinnt!
aus_die_maus-won-cheeses = 🎉 { $names } gewinnt: Die Punkte sind gleich, und die Zahl der Käse entscheidet.
aus_die_maus-won-shared = 🎉 { $names } teilen sich den Sieg: gleich viele Punkte, gleich viele Käse. Gleich noch einmal?
aus_die_maus-won-white = 🐁 Die weiße Maus gewinnt und grinst bis über beide Ohren. Von allen, die gewürfelt haben, liegt vorn: { $names }.
aus_die_maus-result =
    { $medal } { $who }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
aus_die_maus-result-white =
    🐁 **Die weiße Maus** hat außer Konkurrenz { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } gefressen
aus_die_maus-no-cheese = keiner

## Eigener Käse

aus_die_maus-hand = Dein Käse
aus_die_maus-own =
    🧀 { $cheeses } · zusammen { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }. Die anderen sehen nur, wie viele du hast.
aus_die_maus-own-none = Noch kein Käse, nur der Duft davon.
aus_die_maus-drawn = Die weiße Maus sitzt in der Falle, und du hast zwei Käse gezogen. **Behalte einen**; der andere geht zurück, und niemand erfährt, welcher.
aus_die_maus-keep-button =
    { $value ->
        [1] Den Einser
        [2] Den Zweier
       *[3] Den Dreier
    } behalten

## Bild in Worten

aus_die_maus-alt-cover = Eine Küche mit einer Strecke aus nummerierten Feldern; am Start warten die Mäuse, am Ende liegt die Falle. Am Tisch: { $names }.
aus_die_maus-alt-head = Aus die Maus, Runde { $number } von { $rounds }.
aus_die_maus-alt-over = Aus die Maus, Ende.
aus_die_maus-alt-set = Die Falle auf Feld { $goal } ist gespannt.
aus_die_maus-alt-sprung = In der Falle sitzt: { $who }.
aus_die_maus-alt-mice = In der Reihenfolge, mit Feld und Käse: { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] Start
        [trap] in der Falle
        [first] Platz 1 beim Käse
        [second] Platz 2 beim Käse
       *[track] { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } würfelt für die weiße Maus. Vorrat: { $supply } 🧀.
aus_die_maus-alt-marker = { $who } hat den Schubser-Marker.
aus_die_maus-alt-thrown =
    { $who } hat { $red ->
        [none] Gelb { $yellow }
       *[other] Rot { $red }, Gelb { $yellow }
    } gewürfelt.
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] wählt einen Zug.
        [keeping] wählt einen Käse.
       *[rolling] muss würfeln.
    }
aus_die_maus-alt-place =
    { $place }. { $who }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } ({ $cheeses }).

## Regeln

aus_die_maus-rules-1 =
    ## Aus die Maus
    2 bis 6 Leute, 5 Runden (ab fünf Leuten 6). Alle jagen mit einer Maus die Strecke entlang zum Käse. Die **weiße Maus** läuft von selbst mit und hat es faustdick hinter den Ohren.
    { "**" }Dein Zug:** Wirf einen roten und einen gelben Würfel, wähle **eine** der beiden Zahlen und lauf so weit. Eine 0 bleibt sitzen. Am Start musst du los, sobald eine Zahl es zulässt.
aus_die_maus-rules-2 =
    { "**" }Schubsen:** Landest du bei einer anderen Maus, schubst du sie ein Feld weiter, ob du willst oder nicht. Sitzen dort mehrere, wird nur die weiße geschubst. Gegenseitig ins Ziel schubst ihr euch nie; die weiße Maus dürft ihr hineinschubsen, und sie euch auch!
    Wer sie schubst, bekommt den **Schubser-Marker**.
aus_die_maus-rules-3 =
    { "**" }Die Falle:** Die erste Maus im Ziel löst sie aus und ist raus, ohne Käse. Warte lieber auf dem Feld davor: Von dort darfst du auch **rückwärts** laufen.
    { "**" }Hat es geschnappt,** rollt nur noch der gelbe Würfel, und die nächsten beiden im Ziel sind beim Käse.
    { "**" }Die weiße Maus in die Falle geschubst?** Zieh sofort zwei Käse und behalte einen; für den Marker gibt es dann in dieser Runde keinen.
aus_die_maus-rules-4 =
    { "**" }Käse, vier je Runde:** zwei für Platz eins, einer für Platz zwei, einer für den Schubser-Marker; hat niemand die weiße Maus geschubst, frisst sie diesen selbst. Kommt **sie** auf Platz eins, gehören ihr alle vier. Platz eins beginnt die nächste Runde.
aus_die_maus-rules-5 =
    { "**" }Die weiße Maus** läuft nach Rot; nach Gelb, wenn Rot sie ins Ziel führen würde; vom Feld davor läuft sie nach Rot zurück.
    { "**" }Ende:** Ein Käse zählt 1 bis 3, und deine siehst nur du. Die höchste Summe gewinnt, dann die Zahl der Käse.
    { "**" }Für die ganz Kleinen:** „Unter fünf“ in der Lobby lässt allein die Würfel ziehen, wie bei der weißen Maus.
    -# Ein Spiel von Reinhard Gottwald. Katzentisch steht mit ihm in keiner Verbindung.
aus_die_maus-alt-throwing = Die Würfel: Rot zeigt 0, 1, 2, 3, 3, 3; Gelb zeigt 1, 2, 3, 0, 0, 0. Eine Zahl wird gewählt, und so weit läuft die Maus.
aus_die_maus-alt-shoving = Eine Maus landet bei einer anderen und schubst sie ein Feld weiter. Von mehreren wird nur die weiße Maus geschubst.
aus_die_maus-alt-trap = Die erste Maus im Ziel sitzt in der Falle. Danach rollt nur noch der gelbe Würfel.
aus_die_maus-alt-cheese = Zwei Käse für Platz eins, einer für Platz zwei, einer für den letzten Schubs gegen die weiße Maus; alle vier für sie, wenn sie auf Platz eins kommt.

## Lektion

aus_die_maus-lesson-run = Du hast einen roten und einen gelben Würfel geworfen, und deine Maus läuft um eine der beiden Zahlen. Der Käse liegt auf Feld 14. **Lauf so weit wie möglich.**
    .done = Du hast Rot genommen. Beim nächsten Mal ist es vielleicht Gelb: Du wählst nach jedem Wurf.
aus_die_maus-lesson-white = Wer auf das Feld einer anderen Maus kommt, schubst sie ein Feld weiter. Wer die weiße Maus schubst, bekommt den Schubser-Marker: Er ist am Ende der Runde einen Käse wert. **Schubs die weiße Maus auf 7.**
    .done = Sie ist ein Feld weiter, und der Marker gehört dir, bis jemand anderes sie schubst.
aus_die_maus-lesson-pass = Schubsen hilft der Maus, die geschubst wird, ob du willst oder nicht. Auf 6 sitzt die Maus der Gegenseite. **Lauf an ihr vorbei.**
    .done = Du bist vorbei und hast nichts verschenkt. Mäuse, an denen du vorbeiläufst, werden nicht geschubst.
aus_die_maus-lesson-trap = Vorsicht: Die erste Maus im Ziel sitzt in der Falle, ist raus aus der Runde und bekommt keinen Käse. **Bleib direkt davor stehen, auf 13.**
    .done = Dort kannst du warten, bis eine andere Maus die Falle auslöst.
aus_die_maus-lesson-back = Du bist auf 13, und beide Zahlen würden dich in die Falle führen. Von diesem Feld, und nur von hier, darf eine Maus rückwärts laufen. **Lauf zurück.**
    .done = In Sicherheit. Du kannst wiederkommen, sobald die Falle zugeschnappt ist.
aus_die_maus-lesson-shove = Die weiße Maus ist auf 13, direkt vor der Falle, und du kannst auf ihr Feld kommen. **Schubs sie in die Falle!**
    .done = Schnapp! Für diesen Schubs ziehst du sofort zwei Käse und behältst einen. Ab jetzt rollt nur noch der gelbe Würfel.
aus_die_maus-lesson-keep = Zwei Käse, und nur du siehst, was sie wert sind. Die Punkte entscheiden das Spiel. **Behalte den besseren.**
    .done = Der andere geht zurück. Was deine Käse wert sind, sehen die anderen erst am Ende.
aus_die_maus-lesson-win = Die letzte Runde. Die Falle ist zugeschnappt, also ist das Ziel jetzt sicher, und Platz eins bekommt zwei Käse. **Lauf zum Käse!**
    .done = Platz eins: zwei Käse, einer für Platz zwei. Weil die weiße Maus in die Falle geschubst wurde, gab es keinen für den Marker. Die meisten Punkte gewinnen.

## Tipps

aus_die_maus-tip-keep = Weil du die weiße Maus in die Falle geschubst hast, hast du zwei Käse gezogen. „Mein Käse“ zeigt dir ihren Wert; behalte den besseren.
aus_die_maus-tip-trapped = Die Falle ist zugeschnappt, also ist das Ziel jetzt sicher. Es rollt nur noch der gelbe Würfel, und die nächsten zwei Mäuse im Ziel bekommen Käse.
aus_die_maus-tip-paid = Eine Runde bringt vier Käse: zwei für den ersten Platz, einen für den zweiten, einen für den letzten Schubs der weißen Maus. Sie sind 1 bis 3 wert, und das sieht nur, wem sie gehören.
aus_die_maus-tip-white = Die weiße Maus wurde geschubst. Wer sie in einer Runde zuletzt schubst, hat den Schubser-Marker und bekommt dafür einen Käse; gewinnt sie, bekommt sonst niemand einen.
aus_die_maus-tip-shoved = Deine Maus wurde ein Feld weitergeschubst. Das hilft meistens, aber dicht vor der Falle kann es zu weit sein.
aus_die_maus-tip-before = Deine Maus sitzt direkt vor der Falle. Von hier, und nur von hier, darf sie auch rückwärts laufen; eine 0 wartet. Lauf hinein, wenn eine andere Maus die Falle ausgelöst hat.

## Wie kommt das?

aus_die_maus-why-led =
    { $how ->
        [zero] { $who } lenken allein die Würfel, und eine 0 bleibt sitzen.
        [waits] { $who } lenken allein die Würfel: Beide Zahlen würden in die Falle führen, und an diesem Tisch heißt das warten.
        [only_yellow] { $who } lenken allein die Würfel, und nach dem Schnapp rollt nur noch der gelbe.
        [back] { $who } lenken allein die Würfel: Vom Feld vor dem Ziel geht es um die rote Zahl zurück.
        [yellow] { $who } lenken allein die Würfel: Rot würde ins Ziel führen, darum zählt die gelbe Zahl.
       *[red] { $who } lenken allein die Würfel, und solange das nicht ins Ziel führt, zählt die rote Zahl.
    }
aus_die_maus-why-zero = Eine 0 bleibt sitzen und schubst niemanden.
aus_die_maus-why-shoved =
    { $whom ->
        [white] { $by } kam auf das Feld, auf dem { $who } saß: Sie wird immer geschubst, auch wenn dort noch andere sitzen.
       *[other] { $by } kam auf das Feld, auf dem { $who } allein saß, und hat weitergeschubst.
    }
aus_die_maus-why-several = Auf { $space } saßen mehrere Mäuse ohne die weiße: Von mehreren wird keine geschubst.
aus_die_maus-why-no-goal = Die Maus auf { $space } blieb sitzen: Ins Ziel schubsen sich Mitspielende nicht.
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Die erste Maus im Ziel löst die Falle aus. Wer die weiße hineingeschubst hat, zieht zwei Käse und behält einen.
       *[no] Die erste Maus im Ziel löst die Falle aus, von selbst oder geschubst, und ist für diese Runde raus.
    }
aus_die_maus-why-remained = Es war nur noch eine Maus im Rennen, darum war die Runde zu Ende.

## Was nicht geht

aus_die_maus-not-your-turn = Du bist gerade nicht dran, sondern { $seat }. Deine Maus putzt sich die Barthaare.
aus_die_maus-over = Dieses Rennen ist gelaufen. Einen neuen Tisch gibt es mit „Noch einmal“.
aus_die_maus-roll-first = Erst würfeln: Drück auf „Würfeln“.
aus_die_maus-move-first = Die Würfel liegen schon. Wähle am Spieltisch deinen Zug.
aus_die_maus-keep-first = Behalte erst einen deiner zwei Käse: Drück auf „Mein Käse“.
aus_die_maus-nothing-to-take-back = Du hast keinen Zug, den du jetzt zurücknehmen könntest. Das geht nach deiner eigenen Wahl, bis wieder gewürfelt oder ein Käse gezogen wird.
aus_die_maus-no-such-move = „{ $text }“ ist kein Zug. Schreib die Zahl, zum Beispiel 3, oder rückwärts mit einem b dahinter: 2b.
aus_die_maus-no-such-cheese = Du hast zwei Käse gezogen, und dieser ist keiner davon. Wähle mit „Mein Käse“.
aus_die_maus-not-thrown = Du hast Rot { $red } und Gelb { $yellow } gewürfelt, keine { $spaces }. Nimm eine deiner Zahlen.
aus_die_maus-only-yellow = Die Falle ist zugeschnappt, und nur Gelb zählt: { $yellow }, nicht { $spaces }.
aus_die_maus-zero-stays = Eine 0 bleibt sitzen, auch rückwärts. Wähle sie ohne Richtung.
aus_die_maus-no-way-back = Rückwärts geht es nur von Feld { $before_goal }, direkt vor dem Ziel; du bist auf { $space }. Lauf vorwärts.
aus_die_maus-leave-start = Los geht’s! Wer vom Start wegkommt, muss los. Nimm die { $spaces }.
