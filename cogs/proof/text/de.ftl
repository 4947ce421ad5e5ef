### Worte des Beweises, dass ein Spiel ehrlich war.

proof-verify = nachprüfen
    .about = Der Beweis, dass eine Partie ehrlich war, samt Aufzeichnung zum Nachprüfen
proof-number = nummer
    .about = Nummer des Tisches; ohne sie die letzte Partie, die hier zu Ende ging
proof-head = ### 🔏 Tisch { $session }: War alles ehrlich? Prüf es nach
proof-how =
    Bevor jemand dazukommen konnte, habe ich ein Geheimnis gezogen und seine SHA-256-Prüfsumme, das Siegel, in einer Nachricht gezeigt, die sich nie ändert. { $clicks ->
        [1] Dazu kommt Discords Nummer für den Klick beim Eröffnen. Sonst hat sich niemand dazugesetzt, darum musst du hier darauf vertrauen, dass blind gezogen wurde.
       *[other] Dazu kommen Discords Nummern der { $clicks } Klicks, mit denen ihr euch hingesetzt habt. So konnte niemand allein bestimmen, was kommt.
    }
    { $draws ->
        [0] In dieser Partie war nichts dem Zufall überlassen; jetzt, wo das Geheimnis bekannt ist, können es alle nachprüfen.
       *[other] Daraus folgt alles, was der Zufall entschieden hat; jetzt, wo das Geheimnis bekannt ist, können es alle nachrechnen.
    }
proof-seal =
    🔏 Siegel von Tisch { $session }: `{ $seal }`
    Das ist die SHA-256-Prüfsumme des Geheimnisses, auf dem der Zufall hier beruht. Die Nachricht, die den Tisch eröffnet hat, zeigt dasselbe Siegel und ändert sich nie. Nach der Partie verrät 🔏 am Spieltisch das Geheimnis, und alle können nachprüfen, dass niemand nachgeholfen hat.
proof-facts =
    Siegel: `{ $seal }`
    Geheimnis: `{ $secret }`
    Fingerabdruck der Aufzeichnung: `{ $fingerprint }`
proof-check =
    In der Datei steht die ganze Partie, ohne Namen. Mit dem Quelltext von Katzentisch kannst du sie auf zwei Arten prüfen:
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` mischt und würfelt alles noch einmal; das ist eine einzige kurze Datei, die nur Python braucht.
    `python3 -m bot verify katzentisch-{ $session }.json` spielt die Partie dazu noch einmal nach den Regeln.
no-proof-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Nenn mir die Nummer einer anderen: Sie steht in der Nachricht, die den Tisch eröffnet hat.
no-proof-number = Auf diesem Server gibt es keinen Tisch { $session }. Die Nummer eines Tisches steht in der Nachricht, die ihn eröffnet hat; ohne Nummer nehme ich die letzte Partie, die in diesem Kanal zu Ende ging.
no-proof-yet = Diese Partie läuft noch, und ihr Geheimnis würde verraten, was kommt. Frag wieder, wenn sie vorbei ist: { $link }
no-proof-lobby = Dieser Tisch wurde geschlossen, bevor es losging: Keine Karte wurde gegeben und kein Würfel geworfen, also gibt es nichts zu prüfen.
no-proof-older-rules = Diese Partie wurde nach Version { $then } der Regeln gespielt, und ich spiele nach Version { $now }. Darum kann ich sie nicht noch einmal spielen.
no-proof-contradicted = Was ich von dieser Partie notiert habe, passt nicht zu ihrem Geheimnis: Zug { $move } ist anders. Ich kann also nicht beweisen, dass sie ehrlich war. Sag es bitte den Admins dieses Servers.
