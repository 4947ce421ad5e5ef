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
        [one] its one random draw checks out
       *[other] all { $draws } random draws check out
    }
    -# Table { $session }
proof-how = I sealed a secret before the game. It’s open now, so anyone can check that no draw was changed, not even by me.
proof-details = Details
proof-seal =
    🔏 Seal of table { $session }: `{ $seal }`
    It has held my secret since the table opened. After the game, **🔏 { board-proof }** opens it, so anyone can check that no draw was changed, not even by me.
proof-facts =
    -# Seal: `{ $seal }`
    -# Secret: `{ $secret }`
    -# Fingerprint of the record: `{ $fingerprint }`
proof-check = `katzentisch-{ $session }.json` holds the whole game without names, and a program in Katzentisch’s source code checks it.
proof-of-day =
    ### 🔏 The deal of day { $number }
    Seal: `{ $seal }`
    Secret: `{ $secret }`
    The seal is the SHA-256 hash of the secret.
no-proof-yet = [This game]({ $link }) isn’t over, and its secret would give away what comes next.
no-proof-lobby = This game never began, so there’s nothing to check.
no-proof-older-rules = This game followed version { $then } of the rules, and I only know version { $now }, so I can’t check it.
no-proof-contradicted = Move { $move } doesn’t match this game’s secret, so I can’t prove that it was fair. Please tell the person who runs me.
no-proof-day = I can only prove deals of days that are over. Puzzles leave nothing to chance.
