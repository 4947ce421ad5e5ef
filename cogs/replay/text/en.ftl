### Words of the replay: games that are over, seen again.

replay-command = replay
    .about = Watch a game again, move by move, or as a film
replay-number = number
    .about = The number of the table, as its lobby and board show it; without one, this channel’s newest game
replay-title =
    ## 🎞️ { $title }
    { $players } · { $date }
replay-where =
    -# Table { $number } · { $at ->
        [0] the beginning, then { $last ->
            [one] one picture
           *[other] { $last } pictures
        }
       *[other] { $chapter } · picture { $at } of { $last }
    }{ $end ->
        [stopped] {" "}· stopped before its end
       *[finished] {""}
    }
replay-jump = Jump to …
replay-start = The beginning
replay-chapter =
    { $game ->
        [heul_doch] Turn { $number }
        [maunz] Piece { $number }
       *[other] Round { $number }
    }
replay-post = Post it here
replay-posted = 📣 Everybody can see it now.
replay-film = As a film
replay-drawing = 🎬 Drawing: { $done } of { $most } pictures …
replay-film-done = 🎬 Here is the whole game. Only you can see it.
replay-alt-film = A film of a whole game of { $title } by { $players }. At its end: { $end }

no-replay-unknown = I know no game { $number } of this server. Its number stands on its board; the command `replay` without a number shows the newest game of a channel.
no-replay-here = No game has been finished in this channel yet. With its number, which stands on its board, you can watch any game of this server.
no-replay-running = This game is not over yet. You can watch it here: { $link }
no-replay-never-begun = This game never began: there is nothing to see.
no-replay-differs = This game was played by rules that I do not know any more, so I cannot show it move by move. Its board still tells how it ended.
no-replay-film-twice = I am already drawing or posting a film for you. Wait for that one, then ask again.
