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
proof-how = Vor der Partie habe ich ein Geheimnis versiegelt, jetzt ist es offen. So können alle nachrechnen, dass keine Ziehung geändert wurde, auch nicht von mir.
proof-details = Einzelheiten
proof-seal =
    🔏 Siegel von Tisch { $session }: `{ $seal }`
    Dieses Siegel steht fest, seit der Tisch eröffnet wurde. Nach der Partie öffnet es **🔏 { board-proof }**, und alle können nachrechnen, dass keine Ziehung geändert wurde, auch nicht von mir.
proof-facts =
    -# Siegel: `{ $seal }`
    -# Geheimnis: `{ $secret }`
    -# Fingerabdruck der Aufzeichnung: `{ $fingerprint }`
proof-check = Die Datei enthält die ganze Partie ohne Namen. Mit dem Quelltext von Katzentisch prüfst du sie so: `python3 cogs/proof/verify_alone.py katzentisch-{ $session }.json`
proof-of-day =
    ### 🔏 Die Partie von Tag { $number }
    Siegel: `{ $seal }`
    Geheimnis: `{ $secret }`
    Die Anleitung zum Nachrechnen liegt bei meinem Quelltext.
no-proof-yet = [Diese Partie]({ $link }) läuft noch, und ihr Geheimnis würde verraten, was kommt.
no-proof-lobby = Dieser Tisch wurde abgesagt, bevor es losging, also gibt es nichts zu prüfen.
no-proof-older-rules = Diese Partie folgte Version { $then } der Regeln. Ich kenne nur noch Version { $now } und kann sie nicht prüfen.
no-proof-contradicted = Zug { $move } passt nicht zum Geheimnis dieser Partie, also kann ich nicht beweisen, dass sie ehrlich war. Sag es bitte der Person, die mich betreibt.
no-proof-day = Dass eine Partie ehrlich war, beweise ich erst, wenn ihr Tag vorbei ist. Rätsel überlassen nichts dem Zufall.
