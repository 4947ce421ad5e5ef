### Aus die Maus auf Deutsch.

aus_die_maus-title = Aus die Maus

## Befehle

aus_die_maus-pitch = Ein Wettlauf zum Käse gegen die freche weiße Maus. Vorsicht, Falle!
aus_die_maus-command = { aus_die_maus-title }: { aus_die_maus-pitch }
aus_die_maus-command-roll = würfeln
    .about = Für deine Maus würfeln
aus_die_maus-command-move = ziehen
    .about = Wählen, mit welcher Zahl deine Maus läuft
aus_die_maus-command-cheese = käse
    .about = Deinen Käse ansehen und einen von zweien behalten
aus_die_maus-option-move = zug
    .about = Die Zahl, zum Beispiel 3; rückwärts mit einem z dahinter: 2z
aus_die_maus-option-track = strecke
    .about = Wie weit es bis zum Käse ist
aus_die_maus-option-track-10 = kurz, zehn Felder
    .rule = kurze Strecke
aus_die_maus-option-track-14 = normal, vierzehn Felder
aus_die_maus-option-track-18 = lang, achtzehn Felder
    .rule = lange Strecke
aus_die_maus-length-18 = Lang
aus_die_maus-length-14 = Normal
aus_die_maus-length-10 = Kurz
aus_die_maus-option-children = 🧒 Ich bin unter 5
    .about = 🧒 Bist du unter 5? Dann wählen die Würfel deine Züge.
aus_die_maus-option-white_competes = weiße-maus
    .about = Ob die weiße Maus gewinnen kann
aus_die_maus-option-white_competes-yes = sie kann gewinnen (Original)
aus_die_maus-option-white_competes-no = sie kann nicht gewinnen
    .rule = die weiße Maus kann nicht gewinnen
aus_die_maus-option-throws = würfeln
    .about = Ob die Würfel von selbst rollen
aus_die_maus-option-throws-auto = die Würfel rollen von selbst
aus_die_maus-option-throws-click = alle würfeln selbst
    .rule = { aus_die_maus-option-throws-click }

## Mäuse und Würfel

aus_die_maus-white = die weiße Maus
    .begins = Die weiße Maus
    .short = weiße Maus
    .sign = Weiße Maus
aus_die_maus-space = Feld { $to }

## Statistik

aus_die_maus-favourite =
    Lieblingskäse: Wert { $trait }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    } gefressen

## Spieltisch

aus_die_maus-head = Aus die Maus · Runde { $number }/{ $rounds }
aus_die_maus-head-over = Aus die Maus · Ende
aus_die_maus-turn-threw = { $who } würfelt { $dice }
aus_die_maus-turn-ran =
    { $who } { $way ->
        [back] zurück
       *[on] { $start }
    } → { $to }
aus_die_maus-turn-to =
    { $where ->
        [trap] Falle
        [track] { $space }
       *[finish] Ziel
    }
aus_die_maus-turn-stayed =
    { $who } bleibt mit { $die } 0 { $space ->
        [0] sitzen
       *[other] auf { $space }
    }
aus_die_maus-turn-shoved = schubst { $who } → { $to }
aus_die_maus-event-round = 🏁 **Runde { $number } von { $rounds }:** { $who } fängt an und würfelt auch für die weiße Maus.
aus_die_maus-event-round-white = 🏁 **Runde { $number } von { $rounds }:** Die weiße Maus hat die letzte gewonnen und fängt an. { $who } würfelt weiter für sie.
aus_die_maus-paid-first = 1️⃣ Platz 1: { $who } { $cheeses }
aus_die_maus-paid-second = 2️⃣ Platz 2: { $who } { $cheeses }
aus_die_maus-paid-shover = Boxhandschuh: { $who } { $cheeses }
aus_die_maus-paid-never_shoved = Ohne Schubs frisst { $who } { $cheeses }
aus_die_maus-paid-white_first = { $cheeses } { $who } schnappt sich alles!
aus_die_maus-paid-trap = geschubst von { $who } { $cheeses }
aus_die_maus-paid-caught = In der Falle: { $who }
aus_die_maus-throw =
    { $who }, würfle { $dice ->
        [both] mit beiden Würfeln!
       *[yellow] mit dem gelben Würfel!
    }
aus_die_maus-by-themselves = 🎲 Die Würfel rollen von selbst, und du wählst eine der beiden Zahlen. Ist nur ein Zug möglich, macht ihn deine Maus sofort.
aus_die_maus-rolls = 🎲 Es würfelt gleich: { $who }
aus_die_maus-choose = { $who }, wähle: { $dice }
aus_die_maus-keep = { $who }, drück auf **{ $cheese } { aus_die_maus-hand-button }**, schnupper an zwei Käsen und behalte heimlich einen.
aus_die_maus-rest =
    -# { $turn ->
        [white] { $who } fängt an, und { $presser } drückt auf **▶️ { aus_die_maus-begin-button }**.
        [computer] { $who } fängt an.
       *[other] { $who } fängt an und drückt auf **▶️ { aus_die_maus-begin-button }**.
    }
aus_die_maus-look =
    { $who } { $what ->
        [caught] sitzt in der Falle.
       *[in] ist beim Käse.
    }
aus_die_maus-look-button = Weiter
    .all = Weiter (alle dürfen)
aus_die_maus-children = 🧒 Bei { $names } entscheiden allein die Würfel.
aus_die_maus-roll-button = Würfeln
aus_die_maus-begin-button = Runde { $number } beginnen
aus_die_maus-hand-button = Mein Käse
aus_die_maus-move =
    { $spaces } { $kind ->
        [stay] – sitzen bleiben
        [back] zurück → { $space }
        [trap] – in die Falle: raus!
        [cheese] – zum Käse!
       *[run] → { $space }
    }
aus_die_maus-step =
    { $way ->
        [back] { $spaces } zurück
       *[on] { $spaces }
    }
aus_die_maus-move-shoves = { $move } 💥 { $who }
aus_die_maus-move-white-in =
    { $move } 💥 { $white } { $goal ->
        [trap] in die Falle!
       *[cheese] zum Käse!
    }
aus_die_maus-hint-not-shoved =
    { $why ->
        [crowd] dort sind mehrere, also schubst du niemanden
       *[finish] euch gegenseitig schubst ihr nie ins Ziel
    }
aus_die_maus-hint-two = du ziehst zwei Käse und behältst einen
aus_die_maus-hint-in =
    { $who ->
        [white] die weiße Maus { $place ->
            [first] bekommt alle vier Käse
           *[second] kommt auf Platz 2
        }
       *[own] du kommst auf Platz { $place ->
            [first] 1
           *[second] 2
        }
    }
aus_die_maus-hint-end = damit ist die Runde aus
aus_die_maus-won =
    { $by ->
        [shared] 🎉 { $names } gewinnen gemeinsam, denn sie haben gleich viele Punkte und gleich viele Käse.
        [white] { $white } Die weiße Maus gewinnt und grinst von einem Ohr zum anderen. Vorn unter euch: { $names }.
       *[other] 🎉 { $names } gewinnt!
    }
aus_die_maus-tie = -# Bei Gleichstand liegt vorn, wer mehr Käse hat: { $cheeses }.
aus_die_maus-no-cheese = keiner

## Eigener Käse

aus_die_maus-hand = Dein Käse
aus_die_maus-own =
    { $cheese } Du hast: { $cheeses }{ $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
aus_die_maus-own-seen = Nur du siehst, was er wert ist.
aus_die_maus-own-none = Du hast noch keinen Käse, nur den Duft davon.
aus_die_maus-kept =
    Du hast zwei Käse gezogen und einen { $value ->
        [1] Einser
        [2] Zweier
       *[3] Dreier
    } behalten.
aus_die_maus-drawn = Die weiße Maus sitzt in der Falle. **Behalte einen** dieser zwei Käse; niemand erfährt, welchen.
aus_die_maus-keep-button =
    { $alike ->
        [yes] Einen
       *[no] Den
    } { $value ->
        [1] Einser
        [2] Zweier
       *[3] Dreier
    } behalten

## Bild in Worten

aus_die_maus-alt-cover = Eine Küche mit einer Strecke. Am Start warten die Mäuse, am Ende die Falle. Am Tisch: { $names }.
aus_die_maus-alt-set = Die Falle auf Feld { $goal } ist gespannt.
aus_die_maus-alt-mice = Der Reihe nach: { $mice }.
aus_die_maus-alt-mouse =
    { $who } { $where ->
        [start] am Start
        [trap] in der Falle
        [first] beim Käse, Platz 1
        [second] beim Käse, Platz 2
       *[track] auf Feld { $space }
    }, { $cheeses } 🧀
aus_die_maus-alt-keeper = { $who } würfelt für die weiße Maus. Vorrat: { $supply } 🧀.
aus_die_maus-alt-marker = { $who } hat den Boxhandschuh.
aus_die_maus-alt-last = Letzter Zug: { $turn }.
aus_die_maus-alt-turn =
    { $who } { $phase ->
        [moving] wählt einen Zug.
        [keeping] wählt einen Käse.
       *[rolling] würfelt gleich.
    }
aus_die_maus-alt-place =
    { $place }. { $who }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } ({ $cheeses }).

## Regeln

aus_die_maus-rules-1 =
    ## Aus die Maus
    { "**" }Darum geht es:** Sammle in fünf Runden (ab fünf Personen: sechs) den wertvollsten Käse. Alle schicken eine Maus ins Rennen. Die **weiße Maus** läuft von selbst mit, und sie hat es faustdick hinter den Ohren: Hat sie am Ende die meisten Punkte, gewinnt sie die Partie!
aus_die_maus-rules-2 =
    { "**" }Dein Zug:** Würfle mit dem roten und dem gelben Würfel, wähle **eine** der beiden Zahlen und lauf so weit. Bei 0 bleibst du sitzen. Am Start musst du los, sobald du kannst. Ins Ziel kommst du auch mit einer höheren Zahl als nötig.
aus_die_maus-rules-3 =
    { "**" }Schubsen:** Landest du bei einer einzelnen Maus, schubst du sie ein Feld weiter, ob du willst oder nicht. Sitzen dort mehrere, trifft es höchstens die weiße. Wer sie zuletzt schubst, hat den **Boxhandschuh**.
    Euch gegenseitig schubst ihr nie ins Ziel. Die weiße Maus könnt ihr aber hineinschubsen, und sie schubst auch euch hinein!
aus_die_maus-rules-4 =
    { "**" }Die Falle:** Die erste Maus im Ziel löst sie aus und ist raus aus der Runde. Warte lieber auf dem Feld davor: Nur von dort darfst du auch **rückwärts** laufen und rückwärts schubsen.
    { "**" }Hat sie zugeschnappt,** rollt nur noch der gelbe Würfel. Jetzt aber los: Die nächsten beiden im Ziel bekommen Käse und beenden die Runde!
aus_die_maus-rules-5 =
    { "**" }Jede Runde bringt vier Käse:** zwei für den ersten Platz, einen für den zweiten, einen für den Boxhandschuh. Den frisst die weiße Maus selbst, wenn niemand sie schubst. Wird **sie** Erste, gehören ihr alle, und die Runde ist aus!
    { "**" }Jeder Käse** ist 1 bis 3 Punkte wert, deine siehst nur du. Bei Gleichstand gewinnt, wer mehr Käse hat.
aus_die_maus-rules-6 =
    { "**" }Die weiße Maus** ist meist als Letzte dran und läuft so weit, wie Rot zeigt. Führt Rot ins Ziel, nimmt sie Gelb. Vom Feld vor dem Ziel läuft sie mit Rot zurück. Die Siegermaus beginnt die nächste Runde, auch die weiße.
    { "**" }Schubst du sie in die Falle?** Zieh zwei Käse und behalte einen. Der Boxhandschuh bringt dann nichts.
aus_die_maus-rules-7 =
    { "**" }Für die ganz Kleinen:** Wer vor der Partie auf **{ aus_die_maus-option-children }** drückt, muss keinen Zug wählen. Die Maus folgt den Würfeln wie die weiße.
    -# Spiel von Reinhard Gottwald. Katzentisch steht in keiner Verbindung zu ihm.
aus_die_maus-alt-winning = Eine Maus mit Krone: Ihre Käse sind 3 + 2 + 2 = 7 Punkte wert, die der weißen Maus 3 + 1 + 1 = 5.
aus_die_maus-alt-throwing = Die Würfel zeigen Rot 3 und Gelb 1, also läuft die Maus drei Felder oder eins. Auf Rot stehen 0, 1, 2, 3, 3, 3, auf Gelb 1, 2, 3, 0, 0, 0.
aus_die_maus-alt-shoving = Eine Maus schubst die weiße Maus ein Feld weiter und bekommt den Boxhandschuh.
aus_die_maus-alt-trap = Die Falle ist gespannt. Daneben sitzt eine Maus darin, und die nächsten beiden sind beim Käse.
aus_die_maus-alt-cheese = Zwei Käse für den ersten Platz, einer für den zweiten, einer für den Boxhandschuh. Jeder ist 1 bis 3 Punkte wert.

## Lektion

aus_die_maus-lesson-run = Du hast mit einem roten und einem gelben Würfel gewürfelt. Deine Maus läuft so weit, wie einer davon zeigt. Das Ziel ist Feld 14. **Lauf so weit wie möglich.**
    .done = Nach jedem Wurf wählst du eine der beiden Zahlen, und bei 0 bleibt deine Maus sitzen.
aus_die_maus-lesson-white = Landest du bei einer einzelnen Maus, schubst du sie ein Feld weiter. Sitzen dort mehrere, trifft es nur die weiße. Wer sie schubst, bekommt den Boxhandschuh, und der ist am Ende der Runde einen Käse wert. **Schubs die weiße Maus, die auf 7 sitzt.**
    .done = Der Boxhandschuh gehört dir, bis jemand anderes sie schubst.
aus_die_maus-lesson-pass = Geschubste Mäuse kommen voran, ob du willst oder nicht. Auf 6 sitzt die Konkurrenz. **Lauf an ihr vorbei.**
    .done = Du hast nichts verschenkt, denn an wem du vorbeiläufst, den schubst du nicht.
aus_die_maus-lesson-trap = Vorsicht: Die erste Maus im Ziel sitzt in der Falle und ist raus aus der Runde. **Lauf nur bis 13, direkt davor.**
    .done = Hier kannst du warten, bis eine andere Maus die Falle auslöst, aber die weiße kann dich hineinschubsen.
aus_die_maus-lesson-back = Du bist auf 13, und beide Zahlen führen in die Falle. Von diesem Feld, und nur von hier, darf eine Maus rückwärts laufen. **Lauf zurück.**
    .done = Du bist in Sicherheit! Komm wieder, sobald die Falle zugeschnappt ist.
aus_die_maus-lesson-shove = Die weiße Maus ist auf 13, direkt vor der Falle. Wäre sie dran, liefe sie mit Rot zurück, aber jetzt erreichst du sie. **Schubs sie in die Falle!**
    .done = Schnapp! Ab jetzt rollt nur noch der gelbe Würfel.
aus_die_maus-lesson-keep = Du hast zwei Käse gezogen, und nur du siehst ihre Punkte. **Behalte den besseren.**
    .done = Der andere geht zurück, und jetzt springen wir in die letzte Runde.
aus_die_maus-lesson-win = Das ist die letzte Runde. Käme die weiße Maus als Erste an, gehörten ihr alle vier Käse, aber diesmal sitzt sie in der Falle. Das Ziel ist jetzt sicher. **Lauf zum Käse!**
    .done = Der erste Platz bringt dir zwei Käse.

## Wie kommt das?

aus_die_maus-why-led =
    { $who } folgt dem { $how ->
        [only_yellow] gelben Würfel, seit die Falle zu ist.
        [back] roten Würfel, und vom Feld vor dem Ziel führt er zurück.
        [yellow] gelben Würfel, wenn der rote ins Ziel führen würde.
       *[red] roten Würfel, solange er nicht ins Ziel führt.
    }
aus_die_maus-why-off = Vom Start muss eine Maus los, sobald eine der Zahlen es erlaubt.
aus_die_maus-why-shoved =
    { $whom ->
        [white] Die weiße Maus wird auch im Gedränge geschubst. Wer sie zuletzt schubst, hat den Boxhandschuh.
       *[other] Eine einzelne Maus wird ein Feld in Laufrichtung geschubst.
    }
aus_die_maus-why-trapped =
    { $reward ->
        [yes] Schubst du die weiße Maus in die Falle, ziehst du zwei Käse und behältst einen.
       *[no] Die erste Maus im Ziel sitzt in der Falle, auch wenn sie geschubst wurde.
    }
aus_die_maus-why-in = Platz 1 bringt zwei Käse, Platz 2 einen.
aus_die_maus-why-chosen =
    { $dice ->
        [yellow] Ist die Falle zu, zählt nur der gelbe Würfel.
       *[both] Eine Maus läuft so weit, wie einer der beiden Würfel zeigt.
    }

## Was nicht geht

aus_die_maus-not-your-turn = Gerade ist { $seat } dran. Deine Maus putzt sich so lange die Barthaare.
aus_die_maus-roll-first = Erst musst du würfeln, am Spieltisch.
aus_die_maus-move-first = Du hast schon gewürfelt. Wähle am Spieltisch deinen Zug.
aus_die_maus-keep-first = Behalte erst einen von zwei Käsen. Drück am Spieltisch auf **🧀 { aus_die_maus-hand-button }**.
aus_die_maus-no-such-move = „{ $text }“ ist kein Zug. Schreib die Zahl, zum Beispiel 3, oder rückwärts mit einem z dahinter: 2z.
aus_die_maus-no-such-cheese = Diesen Käse hast du nicht gezogen. Wähle einen von deinen beiden.
aus_die_maus-not-thrown = Du hast Rot { $red } und Gelb { $yellow } gewürfelt, keine { $spaces }. Nimm eine deiner Zahlen.
aus_die_maus-only-yellow = Die Falle ist zu, und nur Gelb zählt. Nimm die { $yellow }, nicht die { $spaces }.
aus_die_maus-zero-stays = Bei 0 bleibst du sitzen. Schreib die 0 ohne z.
aus_die_maus-no-way-back = Rückwärts geht es nur von Feld { $before_goal }, und du bist auf { $space }. Lauf vorwärts.
aus_die_maus-leave-start = Los geht’s! Wer vom Start wegkommt, muss los. Nimm die { $spaces }.
