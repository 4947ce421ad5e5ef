### Words of the proof that a game was fair.

proof-verify = verify
    .about = Proof that a game was fair, and its record, to check for yourself
proof-number = number
    .about = Number of the table; without it the newest finished game of this channel
proof-head = ### 🔏 Table { $session }: nobody could choose what chance brought
proof-how =
    Before anybody else could join I drew a secret and posted its SHA-256, the seal, in a message that is never edited. { $clicks ->
        [1] Discord gave the click that opened the table a number which goes in as well; since no other click came in, here you trust whoever runs me to have drawn the secret blindly.
       *[other] Each of the { $clicks } clicks by which somebody sat down put in the number that Discord gave it, so nobody alone, not even whoever runs me, could choose what comes.
    } { $draws ->
        [0] In this game chance had nothing to do, and now that the secret is out anybody can see that it was not asked.
       *[other] Everything that chance decided follows from these, and now that the secret is out anybody can compute them again.
    }
proof-seal =
    🔏 Seal of table { $session }: `{ $seal }`
    It is the SHA-256 of the secret that all chance of this game comes from. The message that opened the table shows the same one, and is never edited. After the game **Proof** on the board shows the secret, and everybody can check that nothing was chosen.
proof-facts =
    Seal: `{ $seal }`
    Secret: `{ $secret }`
    Fingerprint of the record: `{ $fingerprint }`
proof-check =
    The whole game is in the file, without any names. With the sources of Katzentisch you can check it in two ways:
    `python3 bot/past/verify_alone.py katzentisch-{ $session }.json` deals and throws everything again; it is one short file that needs only Python.
    `python3 -m bot verify katzentisch-{ $session }.json` also plays the game again by its rules.
no-proof-here = No game has been finished in this channel yet. Name one by its number: it stands in the message that opened the table.
no-proof-number = This server has no table { $session }. The number of a table stands in the message that opened it; without a number I take the newest finished game of this channel.
no-proof-yet = This game is not over, and its secret would tell what comes. Ask again when it is: { $link }
no-proof-lobby = This table was closed before the game began: no card was dealt and no die was thrown, so there is nothing to check.
no-proof-older-rules = This game was played by version { $then } of the rules, and I know version { $now }: I cannot play it again.
no-proof-contradicted = What I have noted of this game does not follow from its secret: move { $move } differs. So I cannot prove that it was fair. Tell whoever runs me, please.
