### Words of the replay: games that are over, seen again.

replay-command = replay
    .about = Watch a game again, move by move, or as a film
replay-number = number
    .about = The table’s number, as in /history; without it, the latest game here
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
no-replay-never-begun = This game never began, so there’s nothing to see.
no-replay-differs = This game was played with rules I no longer know. Its board still shows how it ended.
no-replay-film-twice = I’m already drawing a film for you. It’ll be done soon.

## Trying how it would have gone on

try-button = Play from here
try-next = Play from my next turn
try-head =
    ### 🔀 Play from here
    -# Table { $number } · { $chapter }, your turn. Computer players take the other seats.
try-anew = Start over
try-undo = Take back
try-same = Again, same dice
try-other = Again, new dice
try-compared =
    📊 { $when ->
        [round] In the game, after this round:
       *[end] In the game:
    } { $before } · this time: { $after }
try-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
try-won =
    { $won ->
        [won] won
        [lost] lost
       *[drawn] drew
    }
try-seats =
    ### 🔀 Play from here · { $title }
    You only watched this game. Whose seat would you like?
no-try = I can’t find this game any more. Start again from the replay.
no-try-over = From here on, this seat had nothing left to decide. Choose an earlier moment.
replay-help = -# 🎞️ `/replay`: watch a game again
