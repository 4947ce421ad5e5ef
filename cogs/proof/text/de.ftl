### Worte des Beweises, dass ein Spiel ehrlich war.

proof-verify = nachprüfen
    .about = Der Beweis, dass eine Partie ehrlich war, samt Aufzeichnung zum Nachprüfen
proof-number = nummer
    .about = Nummer des Tisches; ohne sie die letzte Partie, die hier zu Ende ging
proof-day = tag
    .about = Die Nummer eines Tages: wie seine Partie versiegelt war
proof-head =
    ### ✅ Ehrlich: { $draws ->
        [0] In dieser Partie hing nichts vom Zufall ab
        [one] Die eine Ziehung stimmt
       *[other] Alle { $draws } Ziehungen stimmen
    }
    -# Tisch { $session }
proof-how =
    Vor der Partie habe ich ein Geheimnis gezogen und sein Siegel gezeigt{ $clicks ->
        [1] .
       *[other] , und jeder Klick beim Hinsetzen hat mitentschieden: Niemand konnte bestimmen, was kommt.
    } Danach habe ich daraus alles noch einmal gezogen: Es kam überall dasselbe heraus.
proof-details = Einzelheiten
proof-seal =
    🔏 Tisch { $session }: `{ $seal }`
    Das ist die SHA-256-Prüfsumme meines Geheimnisses. Zusammen mit den Nummern der Klicks beim Eröffnen und Hinsetzen bestimmt es hier allen Zufall. Sie stand schon fest, als der Tisch eröffnet wurde: Die Nachricht dort zeigt ihren Anfang und wird nie geändert. Nach der Partie verrät 🔏 das Geheimnis.
proof-no-chance = 🔏 In diesem Spiel hängt nichts vom Zufall ab. Nach der Partie gibt dir 🔏 ihre Aufzeichnung, und alle können die Züge nachprüfen.
proof-facts =
    -# Siegel: `{ $seal }`
    -# Geheimnis: `{ $secret }`
    -# Fingerabdruck der Aufzeichnung: `{ $fingerprint }`
proof-check =
    In der Datei steht die ganze Partie, ohne Namen. Mit dem Quelltext von Katzentisch kannst du sie prüfen: `python3 cogs/proof/verify_alone.py katzentisch-{ $session }.json` mischt und würfelt alles noch einmal.
proof-of-day =
    ### 🔏 Die Partie von Tag { $number }
    Siegel: `{ $seal }`
    Geheimnis: `{ $secret }`
    Das Siegel ist die SHA-256-Prüfsumme des Geheimnisses und stand in der Nachricht des Tages, bevor jemand die Karten kennen konnte. Zufall Nummer *n* ist HMAC-SHA256 von `katzentisch|{ $number }||n|0` mit dem Geheimnis als Schlüssel; docs/fairness.md erklärt es.
no-proof-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Nenn mir die Nummer einer anderen: `/verlauf` zeigt sie.
no-proof-number = Auf diesem Server gibt es keinen Tisch { $session }. `/verlauf` zeigt die Nummern; ohne Nummer nehme ich die letzte Partie, die in diesem Kanal zu Ende ging.
no-proof-yet = [Diese Partie]({ $link }) läuft noch, und ihr Geheimnis würde verraten, was kommt. Frag wieder, wenn sie vorbei ist.
no-proof-lobby = Dieser Tisch wurde abgesagt, bevor es losging: Keine Karte wurde gegeben und kein Würfel geworfen, also gibt es nichts zu prüfen.
no-proof-older-rules = Diese Partie wurde nach Version { $then } der Regeln gespielt, und ich spiele nach Version { $now }. Darum kann ich sie nicht noch einmal spielen.
no-proof-contradicted = Was ich von dieser Partie notiert habe, passt nicht zu ihrem Geheimnis: Zug { $move } ist anders. Ich kann also nicht beweisen, dass sie ehrlich war. Sag es bitte der Person, die mich betreibt.
no-proof-alone = Diese Partie finde ich nicht. Außerhalb von Servern, zu denen ich gehöre, zeige ich nur Partien, die du allein in unseren Direktnachrichten zu Ende gespielt hast.
no-proof-day = Beweisen kann ich die Partien von Tagen, die vorbei sind. Bei Rätseln ist nichts dem Zufall überlassen.
