### Words of the proof that a game was fair.

proof-verify = verify
    .about = Proof that a game was fair, and its record for you to check
proof-number = number
    .about = The table’s number; without it, the last game finished here
proof-day = day
    .about = The number of a day: how its deal was sealed
proof-head =
    ### ✅ Fair: { $draws ->
        [0] nothing in this game was left to chance
        [one] its one draw checks out
       *[other] all { $draws } draws check out
    }
    -# Table { $session }
proof-how =
    I drew a secret and showed its seal before the game{ $clicks ->
        [1] .
       *[other] , and every click to sit down had a say, so nobody could choose what came up.
    } After the game, I drew everything again: it all came out the same.
proof-details = Details
proof-seal =
    🔏 Table { $session }: `{ $seal }`
    This is the SHA-256 hash of my secret. Together with the numbers of the clicks to open the table and sit down, it decides all chance here. It was fixed when the table opened: the message there shows how it begins, and is never edited.
    After the game, 🔏 reveals the secret, so anyone can check the cards and dice.
proof-no-chance = 🔏 Nothing in this game is left to chance. Once it’s over, 🔏 gives you its record, so anyone can check the moves.
proof-facts =
    -# Seal: `{ $seal }`
    -# Secret: `{ $secret }`
    -# Fingerprint of the record: `{ $fingerprint }`
proof-check =
    The whole game is in the file, without any names. With the Katzentisch source code you can check it: `python3 cogs/proof/verify_alone.py katzentisch-{ $session }.json` deals every card and rolls every die again.
proof-of-day =
    ### 🔏 The deal of day { $number }
    Seal: `{ $seal }`
    Secret: `{ $secret }`
    The seal is the SHA-256 hash of the secret, and stood in the day’s message before anyone could know the cards. Draw *n* is the HMAC-SHA256 of `katzentisch|{ $number }||n|0` with the secret as the key; docs/fairness.md explains it.
no-proof-here = No game has been finished in this channel yet. Give me the number of another one: `/history` shows it.
no-proof-number = There’s no table { $session } in this server. `/history` shows the numbers; without one, I take the last game finished in this channel.
no-proof-yet = [This game]({ $link }) isn’t over yet, and its secret would give away what comes next. Ask again when it is.
no-proof-lobby = This table was cancelled before the game began: no card was dealt and no die was rolled, so there’s nothing to check.
no-proof-older-rules = This game was played with version { $then } of the rules, and I now play version { $now }, so I can’t play it again.
no-proof-contradicted = What I noted down about this game doesn’t match its secret: move { $move } is different. So I can’t prove that it was fair. Please tell the person who runs me.
no-proof-alone = I can’t find that game. Outside a server that has me, I only show games you’ve finished alone in our direct messages.
no-proof-day = I can only prove the deals of days that are over. Puzzles leave nothing to chance.
