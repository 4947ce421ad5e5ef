### Worte des Hauses: was zu keinem einzelnen Spiel gehört.

house-games = spiele
    .about = Deine Spiele auf diesem Server, zuerst die, die auf dich warten
house-games-head =
    { $running ->
        [0] Du spielst gerade nirgends auf diesem Server. Eröffne einen Tisch mit `/mausen neu`, `/maunz neu`, `/heuldoch neu` oder `/ausdiemaus neu`.
       *[other] { $waiting ->
            [0] **Niemand wartet auf dich.**
            [one] **Ein Spiel wartet auf dich.**
           *[other] **{ $waiting } Spiele warten auf dich.**
        }
    }
house-games-due = ⏳ [{ $title }]({ $link }) in { $channel } wartet auf dich: { $until }
house-games-waiting = 👉 [{ $title }]({ $link }) in { $channel } wartet auf dich
house-games-other = -# [{ $title }]({ $link }) in { $channel } wartet auf andere
house-games-more = -# … und { $more } weitere
house-settings = einstellungen
    .about = Wie du es gern hast
house-me = ich
    .about = Wo du gerufen wirst, und wo du deine Karten bekommst
house-me-head =
    ### So hast du es gern
    Das gilt in jedem Spiel und auf jedem Server. Ich spreche die Sprache deines Discord.
house-reminders-menu = Wenn ein Spiel auf mich wartet …
house-reminders =
    { $where ->
        [channel] Ruf mich im Kanal
        [dm] Ruf mich per Direktnachricht
       *[off] Ruf mich nicht
    }
house-hands-menu = Meine Karten …
house-hands =
    { $where ->
        [dm] Schick mir meine Karten auch per Direktnachricht
       *[channel] Zeig mir meine Karten im Kanal, nur für mich
    }
