### Mausen auf Deutsch.

mausen-title = Mausen

## Befehle

mausen-pitch = Alle legen verdeckt ein Tier. Wer jagt wen?
mausen-command = { mausen-title }: { mausen-pitch }
mausen-option-scores = punkte
    .about = Wer die Punkte während der Partie sieht
mausen-option-scores-hidden = bis zum Schluss verdeckt
mausen-option-scores-own = alle sehen nur ihre eigenen
    .rule = alle sehen nur ihre eigenen Punkte
mausen-option-scores-open = für alle offen
    .rule = Punkte für alle offen
mausen-option-card = karte
    .about = Das Tier und sein Wert, zum Beispiel „Hund 3“

## Tiere

mausen-animal =
    { $animal ->
        [E] Elefant
        [D] Hund
        [C] Katze
       *[M] Maus
    }
mausen-prey =
    { $animal ->
        [E] Hunde
        [D] Katzen
        [C] Mäuse
       *[M] Elefanten
    }
mausen-card = { mausen-animal } { $value }

## Statistik

mausen-favourite =
    Lieblingstier: { $trait ->
        [E] Elefant
        [D] Hund
        [C] Katze
       *[M] Maus
    } ({ $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    })

## Spieltisch

mausen-head = Mausen · Runde { $number } von { $rounds }
mausen-head-over = Mausen · Ende
mausen-begin = In der Mitte liegen die vier Startkarten. Alle wählen verdeckt eine Karte.
mausen-round = **Runde { $number }**
mausen-round-restart = **Runde { $number }**: Die Mitte war leer, darum kamen alle Karten dorthin, und niemand jagte.
mausen-round-stand-down = { $value } liegt { $times ->
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    } da, also herrscht Gleichstand (=).
mausen-round-hunt = { $value } ({ $who }) holt { $cards }.
mausen-round-no-prey = { $value } ({ $who }) findet keine { mausen-prey }.
mausen-round-no-hunt = Diese Art jagt nicht.
mausen-last = Die letzten Karten legen sich gleich von selbst.
mausen-choose = Wähle deine Karte mit **🖐️ { board-hand }**.
mausen-choose-restart = Die Mitte ist leer. Wähle mit **🖐️ { board-hand }** eine neue Startkarte. Diesmal jagt niemand.
mausen-waiting = 👉 Es wählen noch: { $names }
mausen-chosen = ✅ { $names }
mausen-won =
    { $by ->
        [shared] 🎉 { $names } gewinnen gemeinsam, denn sie haben gleich viele Punkte und gleich wertvolle Mäuse.
       *[other] 🎉 { $names } gewinnt!
    }
mausen-tie = -# Bei Gleichstand entscheiden die Mäuse: { $mice }.
mausen-lost = Für niemanden zählt, was in der Mitte blieb: { $cards }

## Hand

mausen-hand = Deine Hand · Runde { $number } von { $rounds }
mausen-pick = Welche Karte legst du?
mausen-pick-restart = Die Mitte ist leer. Wähle eine neue Startkarte. Diesmal jagt niemand.
mausen-picked =
    { $by ->
        [computer] Der Computer legt für dich **{ mausen-card }**.
       *[self] Du legst **{ mausen-card }**.
    } Bis alle gewählt haben, kannst du noch eine andere nehmen.
mausen-hand-last = **Runde { $number }:** { $story }
mausen-hand-others = { $restart ->
        [yes] Die anderen legten:
       *[no] Nichts geholt haben:
    } { $cards }
mausen-hand-tied = (Gleichstand)
mausen-own-card =
    { $animal ->
        [E] Dein
        [D] Dein
       *[other] Deine
    } { mausen-card } { $cards ->
        [none] { "" }
        [tied] durfte wegen Gleichstands nicht jagen und{ " " }
       *[other] hat { $cards } geholt und{ " " }
    }{ $to ->
        [hunter] ging an { $who }.
        [start] kam in die leere Mitte.
       *[middle] liegt jetzt in der Mitte.
    }
mausen-laid = Schon gelegt: { $cards }.
mausen-own-catch = Deine Beute: { $pile ->
        [0] noch kein Tier
        [one] 1 Tier
       *[other] { $pile } Tiere
    }{ $score ->
        [hidden] { "" }
        [one] , 1 Punkt
       *[other] , { $score } Punkte
    }.

## Das Bild in Worten

mausen-alt-head = Mausen, Runde { $number } von { $rounds }.
mausen-alt-over = Mausen, Ende.
mausen-alt-middle = In der Mitte: { $cards }.
mausen-alt-middle-empty = Die Mitte ist leer.
mausen-alt-kind = { mausen-animal } { $values }
mausen-alt-cover = Ein runder Tisch mit den Tieren im Kreis: Elefant, Hund, Katze, Maus. Am Tisch: { $names }.
mausen-alt-seat = { $name }: { $pile ->
        [0] noch keine Beute
        [one] 1 Tier geholt
       *[other] { $pile } Tiere geholt
    }{ $facts }.
mausen-alt-score = , { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
mausen-alt-chosen = , hat gewählt
mausen-alt-choosing = , wählt noch
mausen-alt-taken = , legte { mausen-card }, geholt von { $who }
mausen-alt-kept = , legte { mausen-card }, jetzt in der Mitte
mausen-alt-place = , Platz { $place }
mausen-alt-lost = In der Mitte geblieben: { $cards }.

## Regeln

mausen-rules-1 =
    ## Mausen
    { "**" }Das Ziel:** Hol dir die wertvollsten Tiere. Nach 16 Runden gewinnt, wer die meisten Punkte hat.
    Drei bis sechs spielen mit, und alle haben die gleichen 16 Karten: Elefant, Hund, Katze und Maus, jeweils mit den Werten 1 bis 4. In der Mitte liegen vier Startkarten.
mausen-rules-2 =
    { "**" }Jede Runde** wählen alle verdeckt eine Karte, dann wird aufgedeckt. Jede Karte legst du nur einmal.
    { "**" }Wer jagt wen:** Elefant → Hund → Katze → Maus → Elefant. Wer jagt, holt **alle** Tiere der gejagten Art: aus der Mitte und die frisch gelegten, auch solche, die selbst gerade jagen. Liegt keins da, war die Jagd umsonst.
mausen-rules-3 =
    { "**" }Von jeder Art jagt nur ein Tier:** das höchste, das in dieser Runde gelegt wurde. Liegt es mehrfach da, herrscht Gleichstand: All diese Tiere ziehen sich zurück, und das nächstniedrigere darf jagen. Herrscht auch dort Gleichstand, oder gibt es keines, jagt diese Art nicht.
mausen-rules-4 =
    { "**" }Was niemand holt,** kommt in die Mitte. Dort kann es später gejagt werden, jagt aber selbst nicht mehr und sorgt auch nicht mehr für Gleichstand.
    { "**" }Ist die Mitte leer,** legen alle eine neue Startkarte aus der Hand hinein. Das ist eine Runde ohne Jagd.
mausen-rules-5 =
    { "**" }Das Ende:** Nach 16 Karten ist Schluss. Was in der Mitte liegt, zählt für niemanden. Alle zählen die Werte ihrer Tiere zusammen. Bei Gleichstand gewinnt, wessen Mäuse zusammen mehr wert sind. Die Punkte, auch deine, siehst du meist erst am Schluss.
mausen-rules-6 =
    { "**" }Die Zeichen im Bild:** Die Krone hat, wer etwas geholt hat, das „=“, wer sich zurückzieht, den Pfeil, wer in die Mitte kommt. Ein rundes Zeichen zeigt, wer das Tier geholt hat.
    -# Spiel von Detlef Wendt, erschienen bei ABACUSSPIELE. Katzentisch steht in keiner Verbindung zu ihnen.
mausen-alt-winning = Hund 4, Katze 3 und Maus 2 bringen 9 Punkte und gewinnen gegen fünf kleine Tiere mit zusammen 6.
mausen-alt-circle = Der Kreis der Jagd: Elefant, Hund, Katze, Maus und zurück zum Elefanten.
mausen-alt-equal = Zwei Hunde mit einer 3 ziehen sich zurück; der Hund mit der 1 jagt die Katzen.

## Lektion

mausen-lesson-hunt = In jeder Runde legen alle verdeckt ein Tier, und wer die wertvollsten Tiere holt, gewinnt. Elefanten jagen Hunde, und in der Mitte liegt ein Hund mit dem Wert 3. **Leg deinen niedrigsten Elefanten.**
    .done = Das bringt dir 3 Punkte, und der Kreis geht weiter: Hunde jagen Katzen, Katzen Mäuse und Mäuse Elefanten.
mausen-lesson-highest = Da liegen zwei Hunde, und nicht nur du willst sie. Von jeder Art jagt nur das höchste Tier, das in dieser Runde gelegt wird. **Leg deinen höchsten Elefanten.**
    .done = Auch Elefant 3 wurde gelegt, aber er durfte nicht jagen.
mausen-lesson-equal = Da liegen zwei Katzen, und deine beiden Gegner legen diesmal ihren Hund 4. Liegt das höchste Tier einer Art mehrfach da, jagt das nächstniedrigere. **Leg deinen höchsten Hund unter 4.**
    .done = Die beiden Hunde mit der 4 durften nicht jagen, dein niedrigerer schon!
mausen-lesson-fresh = In der Mitte liegen nur Katzen. Aber die locken Hunde an, und auch frisch gelegte Tiere werden gejagt, sogar solche, die gerade jagen. **Leg deinen höchsten Elefanten.**
    .done = Die Hunde kamen wegen der Katzen, und dein Elefant hat die Hunde geholt.
mausen-lesson-mouse = Da liegen zwei große Elefanten. Das kleinste Tier jagt das größte. **Leg deine niedrigste Maus.**
    .done = Deine Maus hat alle Elefanten geholt, auch den frisch gelegten.
mausen-lesson-empty = Die Mitte ist leer. Jetzt legen alle eine neue Startkarte aus der Hand hinein, und niemand jagt. Deine kann später geholt werden. **Gib eine Karte mit dem Wert 1 her.**
    .done = In der Mitte liegt wieder etwas, das gejagt werden kann, aber selbst nicht jagt.
mausen-lesson-cats = Wir springen ans Ende einer Partie: Du hast noch zwei Karten und liegst zurück. In der Mitte liegen zwei Katzen. **Welche deiner Karten jagt Katzen?** Leg sie.
    .done = Dein Hund hat alle Katzen geholt, und sie bleiben dir, obwohl ihn ein Elefant erwischt hat.
mausen-lesson-last = Das ist die letzte Karte der Partie. In der Mitte liegen Elefanten, und noch einer kommt dazu. **Leg deine Maus.**
    .done = Nach 16 Runden zählen die Werte der geholten Tiere.

## Absagen

mausen-no-such-card = „{ $text }“ ist keine Karte. Schreib ein Tier und einen Wert, zum Beispiel „Hund 3“.
mausen-card-not-in-hand = { mausen-card } hast du schon gelegt. Wähle eine andere Karte.
