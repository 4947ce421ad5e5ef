### Words of the house: what belongs to no single game.

house-games = games
    .about = Your games in this server, those that wait for you first
house-games-head =
    { $running ->
        [0] You play nowhere in this server at the moment. Open a table with `/mausen new`, `/maunz new`, `/heuldoch new` or `/ausdiemaus new`.
       *[other] { $waiting ->
            [0] **Nobody waits for you.**
            [one] **One game waits for you.**
           *[other] **{ $waiting } games wait for you.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } waits for you: { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } waits for you
house-games-other = -# [{ $title }]({ $link }) in { $channel } waits for others
house-games-more = -# … and { $more } more
house-settings = settings
    .about = How you like to be served
house-me = me
    .about = Where you are called, and where you get your cards
house-me-head =
    ### How I serve you
    This holds in every game and every server. I speak the language of your Discord.
house-reminders-menu = When a game waits for me …
house-reminders =
    { $where ->
        [channel] Call me in the channel
        [dm] Call me by direct message
       *[off] Do not call me
    }
house-hands-menu = My cards …
house-hands =
    { $where ->
        [dm] Send me my cards by direct message too
       *[channel] Show me my cards in the channel, privately
    }
