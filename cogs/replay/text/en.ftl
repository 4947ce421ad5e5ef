### Words of the replay: games that are over, seen again.

replay-command = replay
    .about = Watch a game again, move by move, or as a film
replay-number = number
    .about = The table’s number, for example from /history; without it, the latest game here
replay-title =
    🎞️ **{ $title }**
    -# { $date } · { $players }
replay-where =
    -# Table { $number } · { $chapter }{ $at ->
        [0] { "" }
       *[other] {" "}· picture { $at } of { $last }
    }{ $end ->
        [stopped] {" "}· stopped early
       *[finished] {""}
    }
replay-listed = Replay · table { $number }
replay-start = The beginning
replay-end = The end
replay-mine = My turn
replay-chapter =
    { $chapters ->
        [turn] Turn { $number }
        [move] Move { $number }
       *[round] Round { $number }
    }
replay-post = Post it here
replay-posted = 📣 Everyone can see it now.
replay-film = As a film
replay-drawing = 🎬 Drawing picture { $done } of { $most }…
replay-gained = points
replay-turning = The turning point
replay-film-done = 🎬 Here’s the game, in the moments that counted.
replay-alt-film = A film of a game of { $title } with { $players }. At the end: { $end }

no-replay-running = This game isn’t over yet. [Watch it here]({ $link })
no-replay-never-begun = This game never started, so there’s nothing to see.
no-replay-differs = This game was played with rules I no longer know. Its board still tells you how it ended.
no-replay-film-twice = I’m already drawing a film for you. Wait until it’s done.

## Trying how it would have gone on

try-button = Try from here
try-head =
    ### 🔀 Try from here
    -# Table { $number } · { $chapter }, your turn. Computer players take the other seats.
try-anew = Start over
try-undo = Take back
try-same = Again, the game’s dice
try-other = Again, other dice
try-compared =
    📊 { $when ->
        [round] In the game, after this round:
       *[end] In the game:
    } { $before } · in this try: { $after }
try-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
try-won =
    { $won ->
        [won] won
        [lost] lost
       *[drawn] a draw
    }
try-seats =
    ### 🔀 Try from here · { $title }
    You only watched this game. Whose seat would you like?
no-try = I can’t find this game any more: it was somebody else’s, or its time is up.
no-try-over = From here on, this seat had nothing left to decide. Try a little earlier.
replay-help = -# 🎞️ `/replay`: watch one again
