### Words that all games share. Keys are screen-element; refusals begin with no-.

language-name = English

## Commands, shown in Discord's menu

command-new = new
    .about = Open a table in this channel
command-hand = hand
    .about = See your cards and choose, privately
command-play = play
    .about = Play a card by typing it
command-board = board
    .about = Bring the board down to the end of the channel
command-read = read
    .about = The board in words, only for you, with its buttons
command-rules = rules
    .about = How the game is played
command-leave = leave
    .about = Leave the game; the computer plays on for you, and you can come back
command-stop = stop
    .about = End the game for everybody, if more than half of those who play agree
command-language = language
    .about = Language of the board; your own messages come in yours
command-pace = pace
    .about = How long a decision may take; then the computer makes that one
command-pace-evening = evening: 10 minutes
command-pace-live = live: 2 minutes
command-pace-letter = letter game: 1 day
command-pace-none = no clock

## Lobby

lobby-opened =
    🔏 { $host } opens a table: **{ $title }**
    -# Table { $session } · seal of its chance: `{ $seal }`. This message is never edited; after the game **Proof** shows the secret behind the seal, and everybody can check it.
lobby-invited = Another game, { $guests }?
lobby-title = { $title }: who plays?
lobby-about =
    { $span ->
        [0] { $most } players.
       *[other] { $fewest } to { $most } players.
    } Press **Join** to sit down.
lobby-seats = **At the table: { $here } of { $most }**
lobby-host = host
lobby-missing =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-ready =
    { $free ->
        [0] The table is full: { $host } can start.
       *[other] { $host } can start; others may still join.
    }
lobby-pace =
    { $pace ->
        [live] ⏳ 2 minutes for each decision; then the computer makes that one for you.
        [evening] ⏳ 10 minutes for each decision; then the computer makes that one for you.
        [letter] ⏳ 1 day for each decision; then the computer makes that one for you.
       *[none] ⏳ No clock: everybody takes the time they like.
    }
lobby-computers = Add computer players …
lobby-computer =
    { $level ->
        [easy] Easy: plays like a child
        [medium] Medium: plays sensibly
       *[hard] Hard: plays as well as it can
    }
    .about =
        { $level ->
            [easy] Krümel, Flocke, Tapsi and their friends
            [medium] Minka, Felix, Mohrle and their friends
           *[hard] Kralle, Sokrates, Madame Mimi and their friends
        }
lobby-fill =
    Fill the table: { $level ->
        [easy] { $count } easy ones
        [medium] { $count } medium ones
       *[hard] { $count } hard ones
    }
lobby-no-computer = The last computer player stands up again
lobby-level =
    { $level ->
        [easy] computer, easy
        [medium] computer, medium
       *[hard] computer, hard
    }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-remove = Remove …
remove-question = Whom shall I remove from the table? They cannot sit down here again.
remove-done = { $name } is no longer at the table.
remove-alone = No other person sits at the table.
lobby-seal = -# Seal: `{ $seal }…`

## Board

board-hand = My hand
board-rules = Rules
board-since = Since my last turn
since-nothing = Nothing has happened since your last move.
rules-here = ⚠️ { $options }
board-again = Play again
board-replay = Replay
board-stopped = This game was stopped. There is no winner.
board-cancelled = This table was closed before the game began.
board-coming = The board comes down.
call =
    { $person }, { $people ->
        [one] it’s your turn
       *[other] it’s the turn of all of you
    }: **{ $title }** · [to the board]({ $link })
call-dm = It’s your turn: **{ $title }** · [to the board]({ $link })
remind =
    ⏰ { $person }, half of the time is over: **{ $title }** waits for { $people ->
        [one] you
       *[other] all of you
    }. The computer decides { $until }. · [to the board]({ $link })
remind-dm = ⏰ Half of the time is over: **{ $title }** waits for you. The computer decides { $until }. · [to the board]({ $link })
board-how-come = How come?
board-proof = Proof

## How it went

how-it-went-head = 📈 **How it went.**
how-it-went-turning =
    { $when ->
        [first] { $by ->
            [rounds] { $name } led from the first round on.
           *[turns] { $name } led from the first turn on.
        }
        [last] { $by ->
            [rounds] Turning point: the last round. Only that one decided it for { $name }.
           *[turns] Turning point: the last turn. Only that one decided it for { $name }.
        }
       *[between] { $by ->
            [rounds] Turning point: round { $chapter }. From there on nobody caught { $name } any more.
           *[turns] Turning point: turn { $chapter }. From there on nobody caught { $name } any more.
        }
    }
how-it-went-luck = 🍀 Luck in points: { $lucks }.
how-it-went-clover = In the picture 🍀 marks the points that luck alone would have brought.
how-it-went-alt =
    { $kind ->
        [percent] A line for each player. Chance to win in percent after { $by ->
            [rounds] round
           *[turns] turn
        } { $after }:
       *[points] A line for each player. Points after { $by ->
            [rounds] round
           *[turns] turn
        } { $after }:
    }
how-it-went-alt-seat = { $place }. { $name }: { $values }.

## Private hand

hand-dm = Hand by DM
hand-no-dm = No more DMs
hand-dm-sent = ✉️ Your hand also comes by direct message.
hand-board = To the board
tip-once = Each tip comes once. `/settings me` turns them off.
hand-which = -# This hand belongs to this game: { $link }
hand-dms-closed = I may not write to you: your direct messages are closed. Open them in the privacy settings of this server, or just go on here.
hand-dms-paused = Discord lets me open no more direct messages for now. Your hand is here; it comes by direct message again in about an hour.
hand-over =
    The game is over. You are { NUMBER($place) ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } of { $players }, with { $score ->
        [one] one point
       *[other] { $score } points
    }.
stand-in = somebody
hand-stopped = This game was stopped.

## People at a running game

attendance-due = ⏳ Time is up { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] is thinking
       *[other] are thinking
    } …
attendance-missed = ⏰ The time of { $name } ran out: the computer made this decision ({ $missed } of { $most }).
attendance-away = { $face } The computer plays for { $names }, who can come back.
attendance-free = { $face } The computer plays for { $names }; the seat is free.
attendance-paused = ⏸️ Everybody is away: the game pauses, and ends { $until } if nobody comes back.
attendance-stop = 🛑 { $names } would like to end the game without a winner: { $here } of { $needed } needed.
attendance-back = I’m back
attendance-take = Sit down here
attendance-stop-too = End it
attendance-play-on = Take my wish back
hand-away = Your time ran out several times in a row, so you count as away. Press the button, and you play again.
hand-gone =
    { $paused ->
        [yes] You have left, and the game pauses until somebody is here again. The seat is yours if you come back.
       *[no] You have left, and the computer plays for you. As long as nobody else has sat down there, the seat is yours if you come back.
    }
take-question = Whose place do you take? You get their cards and points as they are now, and play on from there.
take-done =
    Welcome, you sit at the table now, with the cards and points of { $name } as they are. { $turn ->
        [yours] It is your turn: the board shows what to do.
       *[others] { $players } is to play; the board shows how things stand.
    }

## Leaving and stopping

leave-lobby = You have left the table.
leave-question =
    Leave this game? { $paused ->
        [yes] No other person plays here, so it pauses until you come back, and ends after a week.
       *[no] The computer plays on for you. You can come back, unless somebody else has sat down there by then.
    }
leave-button = Leave the game
leave-done =
    You have left; { $paused ->
        [yes] the game pauses until you come back. For that press 🙋 on the board.
       *[no] the computer plays on for you. If you change your mind, press 🙋 on the board.
    }
give-up-question = Give up? Your opponent wins then, and it cannot be taken back.
give-up-button = Give up
give-up-done = You have given up. Well played all the same!
stop-question =
    End this game for everybody ({ $players })? { $needed ->
        [1] There will be no winner, and it cannot be taken back.
       *[other] There will be no winner. It takes { $needed } of those who play: I note your wish on the board, and the others can agree.
    }
stop-button = Stop the game
stop-done = The game is stopped.
stop-voted = I have noted it on the board: { $here } of { $needed } needed. ▶️ there takes it back.

## What is wrong, and what is possible now

no-stale-now =
    That button was from an earlier moment, so nothing was changed. { $turn ->
        [yours] It is your turn: choose among the buttons as they are now.
       *[others] Now { $players } is to play; what you see is up to date again.
    }
no-stale = That button was from an earlier moment, so nothing was changed.
no-forged = That button is not one of mine as I made it. Nothing was changed; use the buttons of the newest message.
no-form = I know no such form. Nothing was changed; use the buttons of the newest message.
no-old-board = This board is an old one. The game goes on here: { $link }
no-old-command = This command has changed. Restart your Discord app and try again; the buttons work in the meantime.
no-game-away = This game is being updated and takes a short rest. Nothing is lost; try again in a minute.
no-session = I know no such game. Open one with the command `new`.
no-session-over = This game is over. Its board: { $link }
no-table-here = Nobody plays this game in this channel. Open a table with `{ $command }`.
no-second-table = This channel already has a table of this game: { $link }
    Go there, or open yours in another channel or thread.
no-second-table-paused = This channel has a table of this game that pauses since everybody is away: { $link }
    Whoever played can come back there; a seat that was left can be taken. If all have left, the command `stop` clears it away.
no-guild = I play in the channels of a server only. Try it there.
no-permission = I may not do everything here that a game needs. Missing: { $missing }. Ask somebody who manages this server to allow it, or use another channel.
no-write = You may not write in this channel, so I do not post anything here for you. Try it where you may.
no-open-here =
    { $count ->
        [0] No tables may be opened in this channel at the moment. Somebody who manages the server can change that with `/settings server`.
       *[other] In this server tables are opened in { $channels }. Open yours there.
    }
no-open-you =
    { $count ->
        [0] In this server only those who manage it open tables. You can sit down at every table, and `/learn` shows you a game by yourself.
       *[other] In this server tables are opened by those who have { $roles }, or who manage it. You can sit down at every table, and `/learn` shows you a game by yourself.
    }
no-manager = These settings are for those who may manage this server (permission “Manage Server”). Yours are under `/settings me`.
no-hints-here = In this server tables have no hints. Open yours without them.
no-private-thread = I am not in this private thread. Mention me here, which brings me in, and try again.
no-join-removed = The host has removed you from this table. Open one of your own in another channel or thread.
no-remove-gone = This person does not sit at the table any more.
no-first-board = I could not post the board here, so there is no table. Look whether I may see this channel and send messages and files in it, and try again.
no-many-lobbies = You host { $lobbies } tables that have not begun. Start one of them, or cancel it, before you open another.
no-many-tables = You have opened { $tables } tables within an hour. Take a breath: soon you can open the next one.
no-many-computers = There are { $most } hard computer players at your tables already. Choose a medium one, or finish a game first.
no-board-soon = The board has just come down. It is at the end of the channel; try again in a moment.
no-join-twice = You sit at this table already. { $missing ->
        [0] { $host } can press Start.
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
no-not-seated = You do not sit at this table yet. Press Join to play.
no-join-full =
    All { $seats } seats are taken. You can watch, or open a table of your own in another channel or thread.
no-already-started = The game has begun. You can watch it here, or open a table of your own in another channel or thread.
no-not-started = The game has not begun yet. { $missing ->
        [0] { $host } can press Start.
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
no-not-your-turn = It is not your turn: { $seat } is to play. Yours comes soon.
no-start-host = { $host } opened this table: only they press Start, choose computer players and remove people.
no-start-few =
    At least { $seats } players are needed; { $here ->
        [one] only one sits
       *[other] { $here } sit
    } here so far. Ask somebody to press Join.
no-cancel = Only the host ({ $host }) and those who manage this server can cancel this table.
no-stop = Only those who play here ({ $players }) and those who manage this server can end this game.
no-how-come = Nothing has happened yet that could be explained. Here is the table: { $link }
no-back-here = You are here already, and nobody plays for you. The board says what is awaited.
no-take-twice = You have a seat at this table already. If the computer plays for you, press 🙋 on the board.
no-take-taken = That seat is not free: somebody plays there, or has just sat down. You can watch, or open a table of your own in another channel or thread.
no-left = You have left this game. Press 🙋 on the board to play on.
no-vote-to-stop = You have not asked to end this game, so there is nothing to take back. It ends only if enough of you press 🛑; whoever does not simply plays on.
no-stranger = You do not sit at this table. { $players } play here; you can watch, or open a table of your own in another channel or thread.
no-stranger-late = You do not sit at this table, or not any more: { $late } took over a seat that had been left. { $players } play here; you can watch, or open a table of your own in another channel or thread.
no-board-stranger = Those who play, and those who manage this server, can bring the board down. You find it here: { $link }
no-again-stranger = Those who played can start this table again. Open your own with `{ $command }`.
no-answer = Discord did not take my answer just now. What you did may be saved all the same: the board shows it in a moment.
saved-anyway = Your move is saved. The board shows it in a moment.
no-database = I cannot reach my notebook right now. Nothing was changed; press again in a moment. (Reference { $reference })
no-our-mistake = That was our mistake, not yours. Your game is saved; try again, or go on from the board. (Reference { $reference })

## Trouble that the board cannot show itself

trouble-board-gone = The board's message or channel is gone. The game goes on in your hand; the command `board` posts the board again.
trouble-board-forbidden = I may no longer post the board in its channel. The game goes on in your hand; somebody who manages the server can give me back the right to see the channel, send messages and attach files.

permission =
    { $name ->
        [view_channel] View Channel
        [send_messages] Send Messages
        [send_messages_in_threads] Send Messages in Threads
        [embed_links] Embed Links
        [connect] Connect
        [attach_files] Attach Files
       *[read_message_history] Read Message History
    }

## Lessons

lesson-button = Learn by playing
lesson-head = 🎓 { $title } · step { $number } of { $tasks }
lesson-other = 🤔 That is allowed, too, but it is not what this step is about. This is what it does:
lesson-next = Next
lesson-again = Try again
lesson-skip = Go on anyway
lesson-anew = Start over
lesson-won = 🏆 **You have won your first game of { $title }!** Now you know enough for a real one.
lesson-play = Play alone now

## The playground in the browser

playground-empty = Nobody plays here yet. Type /games, press Enter, then the arrow: it shows all four games.
playground-only-you = Only you can see this
playground-dismiss = Dismiss message
playground-stopped = The playground has stopped. Start it again.
playground-uncertain = The playground stopped. Your click may be saved.
