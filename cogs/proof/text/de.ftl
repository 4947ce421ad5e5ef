### Worte des Beweises, dass ein Spiel ehrlich war.

proof-verify = nachprüfen
    .about = Der Beweis, dass ein Spiel ehrlich war, und seine Aufzeichnung zum Selbstprüfen
proof-number = nummer
    .about = Nummer des Tisches; ohne sie das neueste beendete Spiel dieses Kanals
proof-head = ### 🔏 Tisch { $session }: Niemand konnte aussuchen, was der Zufall brachte
proof-how =
    Bevor jemand dazukommen konnte, habe ich ein Geheimnis gezogen und sein SHA-256, das Siegel, in einer Nachricht gezeigt, die nie geändert wird. { $clicks ->
        [1] Die Nummer, die Discord dem Klick beim Eröffnen gab, kommt dazu; da kein weiterer Klick dazukam, musst du hier dem vertrauen, der mich betreibt, dass das Geheimnis blind gezogen war.
       *[other] Jeder der { $clicks } Klicks, mit denen sich jemand gesetzt hat, hat die Nummer dazugegeben, die Discord ihm gab; so konnte niemand allein, auch nicht, wer mich betreibt, aussuchen, was kommt.
    } { $draws ->
        [0] In diesem Spiel hatte der Zufall nichts zu tun, und jetzt, da das Geheimnis heraus ist, kann jeder sehen, dass er nicht gefragt wurde.
       *[other] Daraus folgt alles, was der Zufall entschieden hat, und jetzt, da das Geheimnis heraus ist, kann es jeder nachrechnen.
    }
proof-seal =
    🔏 Siegel von Tisch { $session }: `{ $seal }`
    Es ist der SHA-256 des Geheimnisses, aus dem aller Zufall dieser Partie kommt. Die Nachricht, die den Tisch eröffnet hat, zeigt dasselbe und wird nie geändert. Nach der Partie zeigt **Nachprüfen** auf dem Spieltisch das Geheimnis, und alle können prüfen, dass nichts ausgesucht war.
proof-facts =
    Siegel: `{ $seal }`
    Geheimnis: `{ $secret }`
    Fingerabdruck der Aufzeichnung: `{ $fingerprint }`
proof-check =
    Das ganze Spiel steht in der Datei, ohne jeden Namen. Mit den Quellen von Katzentisch kannst du es auf zwei Arten prüfen:
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` mischt und würfelt alles noch einmal; es ist eine einzige kurze Datei und braucht nur Python.
    `python3 -m bot verify katzentisch-{ $session }.json` spielt das Spiel dazu noch einmal nach seinen Regeln.
no-proof-here = In diesem Kanal ist noch kein Spiel zu Ende gegangen. Nenne eines mit seiner Nummer: Sie steht in der Nachricht, die den Tisch eröffnet hat.
no-proof-number = Auf diesem Server gibt es keinen Tisch { $session }. Die Nummer eines Tisches steht in der Nachricht, die ihn eröffnet hat; ohne Nummer nehme ich das neueste beendete Spiel dieses Kanals.
no-proof-yet = Dieses Spiel ist noch nicht zu Ende, und sein Geheimnis würde verraten, was kommt. Frag wieder, wenn es vorbei ist: { $link }
no-proof-lobby = Dieser Tisch wurde geschlossen, bevor das Spiel begann: Keine Karte wurde gegeben und kein Würfel geworfen, also gibt es nichts zu prüfen.
no-proof-older-rules = Dieses Spiel wurde nach Version { $then } der Regeln gespielt, und ich kenne Version { $now }: Ich kann es nicht noch einmal spielen.
no-proof-contradicted = Was ich von diesem Spiel notiert habe, folgt nicht aus seinem Geheimnis: Zug { $move } ist anders. Ich kann also nicht beweisen, dass es ehrlich war. Sag es bitte dem, der mich betreibt.
