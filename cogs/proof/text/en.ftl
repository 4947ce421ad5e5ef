### Words of the proof that a game was fair.

proof-verify = verify
    .about = Proof that a game was fair, and its record for you to check
proof-number = number
    .about = The table’s number; without it, the last game finished in this channel
proof-head = ### 🔏 Table { $session }: was it fair? See for yourself
proof-how =
    Before anyone could join, I drew a secret and posted its SHA-256, the seal, in a message that never changes. { $clicks ->
        [1] Discord’s number for the click that opened the table was mixed in. Nobody else clicked to join, so here you have to trust the person who runs me that the secret was drawn blindly.
       *[other] Each of the { $clicks } clicks to sit down mixed in its own number from Discord, so nobody alone could choose what came up, not even the person who runs me.
    }
    { $draws ->
        [0] Nothing in this game was left to chance; now that the secret is out, anyone can check that.
       *[other] Everything that chance decided follows from these; now that the secret is out, anyone can work it out again.
    }
proof-seal =
    🔏 Seal of table { $session }: `{ $seal }`
    It’s the SHA-256 of the secret behind everything left to chance in this game. The message that opened the table shows the same seal and never changes. After the game, 🔏 on the board reveals the secret, and anyone can check that nothing was picked by hand.
proof-facts =
    Seal: `{ $seal }`
    Secret: `{ $secret }`
    Fingerprint of the record: `{ $fingerprint }`
proof-check =
    The whole game is in the file, without any names. With the Katzentisch source code you can check it in two ways:
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` deals every card and rolls every die again; it’s one short file that needs nothing but Python.
    `python3 -m bot verify katzentisch-{ $session }.json` also plays the game again by its rules.
no-proof-here = No game has been finished in this channel yet. Give me the number of another one: you’ll find it in the message that opened the table.
no-proof-number = There’s no table { $session } in this server. You’ll find a table’s number in the message that opened it; without a number, I take the last game finished in this channel.
no-proof-yet = This game isn’t over yet, and its secret would give away what comes next. Ask again when it is: { $link }
no-proof-lobby = This table was closed before the game began: no card was dealt and no die was rolled, so there’s nothing to check.
no-proof-older-rules = This game was played with version { $then } of the rules, and I now play version { $now }, so I can’t play it again.
no-proof-contradicted = What I noted down about this game doesn’t match its secret: move { $move } is different. So I can’t prove that it was fair. Please tell the person who runs me.
