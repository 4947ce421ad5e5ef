### Words that all games share. Keys are screen-element; refusals begin with no-.
###
### One thing has one word. A test finds the words after “not”.
###
### table: the people and the game in one channel
### board: the public message with the picture
### game: Mausen and the others, and one play of them
### round, turn, move: what each game’s rules call it
### player, people: those who play
### computer player: it sits at the table by itself; “the computer” plays for somebody; not: bot, robot
### DM: a direct message; not: direct message, direct messages
### roll: what is done with dice; not: thrown, threw
### choose, press: what is done with cards and moves, and with buttons; not: pick, picks, tap, taps
### play a card: from the hand to the table; not: lay, lays, laid
### match: to have the same colour or number, in Heul doch!; not: fit, fits, fitted
### finish, finish line: the last space of Aus die Maus; not: goal, goals, over the finish
### ping: a short message for the player whom a game waits for; not: call me, call you
### admins: the members who may manage the server; not: those who manage
### boxing glove: the last to shove the white mouse has it; not: marker, shover
### original rule: as printed, “(original rule)” in options; not: as printed
### your opponent: the other one in maunz.; not: the other side
### puzzle or deal of the day: what /today brings; not: puzzle of today, deal of today
### hash: a seal is the SHA-256 hash of a secret; not: SHA-256 of

language-name = English
colon = { ": " }
semicolon = { "; " }

## Commands, shown in Discord's menu

command-new = new
    .about = Open a table in this channel
command-hand = hand
    .about = See your cards in private, and choose one
command-play = play
    .about = Play a card by typing it
command-board = board
    .about = Bring the board down to the end of the channel
command-read = read
    .about = Read the board in words, just for you
command-rules = rules
    .about = See how the game is played
command-leave = leave
    .about = Leave the game; you can come back while your seat is free
command-stop = stop
    .about = Stop the game for everyone, if more than half agree
command-invite = invite
    .about = Who to invite
command-language = language
    .about = Language of the board; what only you see stays in yours
command-pace = pace
    .about = Time for each decision; then the computer makes it
command-pace-evening = relaxed: 10 minutes
command-pace-live = live: 2 minutes
command-pace-letter = play by post: 1 day
command-pace-none = no clock
option-pings = pings
    .about = Whether I ping players when it’s their turn
option-pings-on = ping players whose turn it is
option-pings-off = no pings
    .rule = no pings (only the board shows whose turn it is)

## Lobby

lobby-opened = 🪑 { $host } would like to play **{ $title }**
lobby-alone = 😺 { $host } plays **{ $title }** against the computer.
lobby-sealed = -# 🔏 Seal of table { $number }: `{ $seal }`
lobby-invited = Are you up for another game, { $guests }?
lobby-title = { $title } · Who’s in?
lobby-about =
    { $span ->
        [0] { $most } players
       *[other] { $fewest } to { $most } players
    }
lobby-seats =
    { $here ->
        [0] Nobody sits at the table yet.
       *[other] At the table ({ $here } of { $most }): { $players }
    }
lobby-host = host
lobby-missing =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-ready = { $host } can start.
lobby-computers = Add computer players…
lobby-computer =
    { $level ->
        [easy] Easy: plays like a child
        [medium] Medium: plays sensibly
        [tricky] Tricky: sees two moves ahead
        [sly] Sly: sees three moves ahead
        [clever] Clever: plans ahead every fourth move
        [strong] Strong: plans ahead every other move
        [fierce] Fierce: plans ahead four moves in five
        [tough] Tough: plans ahead nearly every move
       *[hard] Hard: gives it everything
    }
    .about = { $names } and their friends
lobby-fill = Add { $count } at once: { level }
lobby-no-computer = Remove the last computer player
level =
    { $level ->
        [easy] easy
        [medium] medium
        [tricky] tricky
        [sly] sly
        [clever] clever
        [strong] strong
        [fierce] fierce
        [tough] tough
       *[hard] hard
    }
lobby-join = Join
lobby-set-up = Set up…
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel the table
lobby-remove = Remove somebody…
    .about = Can’t sit down here again
    .invited = Takes the invitation back
page-back = Back

## Calls to a table
invite-call =
    ✉️ { $person }{ $host } invites you to **{ $title }** · [to the table]({ $link })
    -# Your seat is kept; the offer ends { $until }.
invite-whom =
    ✉️ **Who would you like to invite?**
    -# I’ll keep a seat for three hours and show you their answer here.
invite-menu-people = Choose a person…
invite-accept = Join
invite-decline = Not now
invite-accepted = You’re in! [To the table]({ $link })
invite-declined = All right, the seat is free again. Only { $host } sees that you declined.
lobby-kept = ✉️ I’ve invited { $names } and kept room for them.
lobby-accepted = ✅ **{ $names }** accepted the invitation.
lobby-refused = 🙅 **{ $names }** declined the invitation.
no-join-kept = The free seats are kept for invited people, for three hours at most. Try again later.
no-invite-self = You can’t invite yourself, but you’re always welcome.
no-invite-bot = That’s an app, and apps don’t sit down here. **⚙️** adds computer players.
no-invite-now = This person isn’t taking invitations from you right now. Ask somebody else.
no-invite-unseen = This person can’t see this channel, so I can’t invite them.
no-invite-seated = This person is already at your table.
no-invite-twice = This person is already invited, and their seat is kept.
no-invite-back = You’ve taken this invitation back. Anyone can still press **➕ { lobby-join }**.
no-invite-you = This invitation is for somebody else. If there’s room, press **➕ { lobby-join }** [at the table]({ $link }).
no-invite-over = That invitation is over. [To the table]({ $link })

## Board

board-hand = My hand
board-rules = Rules
take-back-button =
    { $whose ->
        [named] Take back ({ $who })
       *[own] Take back
    }
took-back = ↩️ { $who } takes the move back.
board-since = Since my turn
board-leave = Leave
since-nothing = Nothing has happened since your last turn.
rules-here = ⚠️ { $options }
with-options = At this table: { $options }.
board-again = Play again
board-harder = Play again, one level up
board-other = Another game…
other-question = 🎲 **Another game** with the same people? I’ll open a table here and ask them.
other-none = The other games don’t have a seat for each of you, or already have a table here.
board-replay = Replay
board-stopped =
    { $by ->
        [manager] This server’s admins stopped this game.
        [one] { $names } stopped this game.
        [vote] This game was stopped by vote ({ $names }).
       *[unknown] This game was stopped.
    } Nobody won.
board-unrated = -# This game isn’t rated, because a seat changed hands ({ $names }).
board-cancelled = -# { $title } · This table was cancelled before the game began.
board-coming = The board is on its way down.
call = 👉 { $person }**{ $title }** · { $people ->
        [one] it’s your turn
       *[other] you’re up
    } · [to the board]({ $link })
call-vote = 🛑 { $person }**{ $title }** · stop or play on? [to the board]({ $link })
call-offer = 🤝 { $person }**{ $title }** · you’ve been offered a draw · [to the board]({ $link })
call-down = Bring it here
remind = ⏰ { $person }**{ $title }** · if you don’t move, the computer decides { $until } · [to the board]({ $link })
board-how-come = Why?
board-proof = Proof

## Private hand

hand-dm = By DM
hand-no-dm = No DMs
hand-board = Go to the board
hand-which = -# This belongs to [this game]({ $link }).
hand-dms-closed = Discord won’t let me send you DMs. Allow them in this server’s privacy settings, or just play on here.
hand-dms-paused = Discord won’t let me send new DMs right now. Play on here; I’ll send your hand by DM again in about an hour.
hand-over =
    The game is over. You { NUMBER($place) ->
        [1] won
        [2] came 2nd
        [3] came 3rd
       *[other] came { $place }th
    } with { $score ->
        [one] one point
       *[other] { $score } points
    }.
hand-stopped = This game was stopped.

## People at a running game

attendance-due = ⏳ Time runs out { $until }.
attendance-thinking =
    💭 { $names } { $count ->
        [1] is thinking
       *[other] are thinking
    }…
attendance-choosing = 💭 The computer is choosing for { $names }…
attendance-missed = ⏰ Time ran out: { $names }. At { $most }/{ $most }, the computer takes over.
attendance-away = { $face } The computer is playing for { $names }.
attendance-paused = ⏸️ **The game is paused, because everyone is away.** If nobody comes back, it ends { $until }.
attendance-stop =
    🛑 **Stop the game?** For: { $names } ({ $here }/{ $needed }).{ $against ->
        [0] { "" }
       *[other] {" "}Against: { $others }.
    }{ $where ->
        [voted] {" "}Your vote counts; you can change it below.
       *[board] { "" }
    }
attendance-stop-lost = 💪 The game goes on. Against stopping: { $names }.
attendance-back = I’m back
attendance-take = Sit down here
attendance-stop-too = Vote to stop
attendance-play-on = Play on
hand-away =
    { $plays ->
        [nobody] The game is paused, because everyone is away. If nobody comes back within a week, it ends.
        [computer] The computer is playing for you.
       *[other] The computer is playing for you until you’re back, or somebody takes your seat.
    }
take-question = Whose seat would you like? You’ll take over everything as it stands.

## Leaving and stopping

leave-lobby = You’ve left the table.
question-no = Never mind
leave-last-question = Nobody else is at this table. If you leave, it’s cancelled.
leave-last-button = Cancel the table
cancel-question = Cancel this table for everyone ({ $players })? The game hasn’t begun.
leave-question =
    Leave this game? { $paused ->
        [yes] It’ll be paused until somebody comes back. If nobody does within a week, it ends.
        [end] Nobody else is playing, so it ends and nobody wins.
        [cup] The computer plays on for you. You can come back at any time.
       *[no] The computer plays on for you. You can come back until somebody takes your seat.
    }
leave-button = Leave the game
give-up-question = Give up? Your opponent wins, and this can’t be undone.
give-up-button = Give up
stop-question =
    Stop this game for everyone ({ $players })? { $needed ->
        [1] Nobody wins, and this can’t be undone.
       *[other] Nobody wins. It takes { $needed } votes: yours counts at once, and the others vote on the board.
    }
stop-question-manager = Stop this game for everyone ({ $players })? As an admin, you need no vote, but I’ll say here that it was you. Nobody wins, and this can’t be undone.
stop-button = Stop the game
stop-by-admin = 🛑 { $name }, one of the server’s admins, stopped this game.

## What is wrong, and what is possible now

no-stale = That button was out of date. Please use the current ones.
no-forged = I don’t know this button. Use the ones below the latest message.
no-take-back = There’s nothing to take back. A move is final once another person moves, dice are rolled or something hidden is shown.
no-page-back = I’ve forgotten what was here. Please open it again.
no-old-board = That’s an old board. [The game goes on here]({ $link })
no-old-command = This command has changed. Restart Discord; the buttons work meanwhile.
no-game-over-here = No game has been finished in this channel yet. `/history` lists those in other channels.
no-game-numbered = I can’t find table { $number } in this server. `/history` shows the numbers.
no-game-of-yours = I can’t find that game. Here I only show those you finished in our DMs.
no-game-away = This game is being updated. Nothing is lost; try again in a minute.
no-such-game = I can’t find a game with that name. I have: { $games }.
no-session = I can’t find that game. Open another table with `/games`.
no-session-over = This game is over. [To the board]({ $link })
no-table-here = Nobody is playing this game here. Open a table with `/{ $command } { command-new }`.
no-second-table = There’s already [a table for this game]({ $link }) here.
    If it’s full, open yours in another channel or thread.
no-second-table-own = You’re already at [a table for this game]({ $link }) here.
    If you’re done with it, `/{ $command } { command-stop }` cancels it, or asks for a vote once the game has begun.
no-second-table-paused = [A table for this game]({ $link }) is paused here.
    You can take a free seat. Once everyone has left, anyone can stop it with `/{ $command } { command-stop }`.
no-permission = I’m missing permissions here: { $missing }. Ask this server’s admins, or use another channel.
no-write = You can’t write in this channel, so I won’t post here for you.
no-open-here =
    { $count ->
        [0] Tables can’t be opened in this channel. This server’s admins can change that with `/settings server`.
       *[other] In this server, tables belong in { $channels }. Open yours there.
    }
no-open-you =
    Here, only { $count ->
        [0] the admins
       *[other] the admins and people with { $roles }
    } can open tables. You can join any, and `/learn` teaches you a game in private.
no-manager = These settings need the “Manage Server” permission. Yours are under `/settings me`.
no-hints-here = In this server, hints may not show whether a move wins. Open your table without them.
no-private-thread = I’m not in this private thread. Mention me here, then try again.
no-join-removed = The host has removed you from this table.
no-remove-gone = This person is no longer at the table.
no-first-board = I couldn’t post here, so nothing was opened. { why-refused }
no-many-lobbies = You’re hosting { $lobbies } tables that haven’t started. Start or cancel one of them first.
no-many-tables = You’ve opened { $tables } tables within an hour. Wait a little before the next one.
no-many-computers = Your tables only have room for { $most } computer players at the hardest levels. Choose an easier level, or finish a game first.
no-board-soon = A board has just come down in this channel. Try again in a moment.
no-join-twice = You’re already at this table.
no-not-seated = You’re not at this table yet. Press **➕ { lobby-join }** first.
no-join-full =
    { $seats ->
        [2] Both seats
       *[other] All { $seats } seats
    } are taken. You can watch, or open your own table in another channel or thread.
no-already-started = The game has already started.
no-not-started = The game hasn’t started yet. [To the table]({ $link })
no-not-your-turn = It’s not your turn yet. We’re waiting for { $seat }.
no-move-over = This game is over.
no-start-host = It’s up to the host, { $host }, to start the game and change who’s at the table.
no-start-few = This game needs at least { $seats } players. Invite somebody, or add computer players.
no-admin = Only { $players } and this server’s admins can do that. [To the table]({ $link })
no-stop-tournament = Only this server’s admins can stop a tournament game. If you leave, the computer plays on for you.
no-how-come = Nothing has happened yet that needs explaining. [To the board]({ $link })
no-back-here = You’re already here. { $count ->
        [0] Nobody is away.
       *[other] **🙋 { attendance-back }** is for { $players }.
    }
no-take-twice = You already have a seat here. If the computer is playing for you, press **🙋 { attendance-back }**.
no-take-taken = This seat isn’t free, because somebody is playing there.
no-take-tournament = The seats at this table are for the people in the tournament.
no-left = You’ve left this game. To return, press **🙋 { attendance-back }** on the board.
no-left-for-good = You’ve left this game for good. The computer plays on for you.
no-vote-to-stop = That vote is over, and the game goes on.
no-vote-twice = You’ve voted that way already. Change it with **🛑 { attendance-stop-too }** or **💪 { attendance-play-on }**.
no-stranger = Only those who play here can do that: { $players }. Find a table, or a 🔔 for the next one, in `/games`.
no-seat-taken = { $seat } has your seat now. You can watch, join another table with `/games`, or sit down once a seat here is free.
no-stranger-free = You’re not at this table, but **🪑 { attendance-take }** on the [board]({ $link }) gives you the free seat.
no-answer = Discord didn’t accept my answer, but your move may have been saved. Look at the board.
no-answer-refused = Discord didn’t take my answer. { why-refused }
saved-anyway = Your move is saved; the board will show it soon.
no-database = I can’t reach my data right now. Your action may have counted, so look at the board before you try again. (Reference { $reference })
no-answer-cut-off = I was cut off before I could answer. Your action may have counted, so look at the board before you try again.
no-our-mistake = That was my mistake, not yours. Your game is safe; try again, or play on from the board. (Reference { $reference })

## Trouble that the board cannot show itself

trouble-board =
    { $why ->
        [gone] The board is gone. The game’s command `{ command-board }` brings it back, and `{ command-read }` lets you play on.
       *[other] I can’t show the board in its channel. { why-refused } The game’s command `{ command-read }` lets you play on.
    }
why-refused =
    { $why ->
        [gone] The channel or the message is gone.
        [locked] The thread is locked. Someone who manages threads can unlock it, or give me “Manage Threads”.
        [full] This server has as many open threads as Discord allows. Close some.
        [filtered] A filter of this server (AutoMod) stops my message. The admins can let it through.
        [forbidden] The admins can let me see the channel, send messages and attach files.
       *[other] Discord doesn’t say why.
    }

permission =
    { $name ->
        [view_channel] View Channel
        [send_messages] Send Messages
        [create_public_threads] Create Public Threads
        [send_messages_in_threads] Send Messages in Threads
        [embed_links] Embed Links
        [connect] Connect
        [attach_files] Attach Files
       *[read_message_history] Read Message History
    }

## Alone, in DMs

alone-title = { $title } · Just you and the computer
alone-opened = 😺 Here’s **{ $title }**, just for you.
alone-levels = How strong…
alone-numbers = How many computer players…
alone-number =
    { $count ->
        [one] One computer player
       *[other] { $count } computer players
    }
alone-typed = ✅ Done. [To the board]({ $link })
board-next-level = 🔼 You’ve won { $wins } times in a row at this level. Are you ready for the next one?
no-table-elsewhere = I’m only visiting here. Play in a server I’m in ([add me to one]({ $invite })), or alone in [our DMs]({ $direct }).
no-post-elsewhere = In this server I may only answer in private. Try it in another one.
no-first-board-alone = I can’t write to you. Have you blocked me? Unblock me, then try again.
token-ran-out = ⏳ My last answer took too long for Discord. If it’s missing, ask again.

## Puzzles

puzzle-solved =
    🏆 Solved { $tries ->
        [1] on the first try
        [2] on the second try
       *[3] on the third try
    }:
    { $line }
puzzle-missed = { $left ->
        [one] You have one more try.
       *[other] You have { $left } more tries.
    }
puzzle-over =
    That was your last try. The solution:
    { $line }

## The playground in the browser

playground-who = Who are you?
playground-nobody = Nobody here is called { $name }. Choose one of these people.
playground-where = Where are you?
playground-alone = To play alone, choose a person, press **{ playground-begin }**, and begin against the computer or with a lesson.
playground-together = To play with others, open a second tab (**+ { playground-another }** at the top), choose somebody else, and join the game. Each tab is one person.
playground-about = This stands in for Discord on your own computer. The server has two channels, a thread and six people.
playground-another = Person
playground-mail = DMs
playground-event = An event that begins in a minute and ends in ten
playground-event-name = Game night
playground-empty = Nobody is playing here yet. Type { $command } and press Enter twice, or:
playground-begin = Show the games

## Games that people play by themselves

no-solo-undo = There’s nothing to take back.
