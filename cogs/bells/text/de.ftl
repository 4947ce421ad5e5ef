### Wörter für alle, die zusammen spielen wollen.

## Die Glocke: Bescheid bekommen, wenn an einem Tisch Platz ist

bell-head = 🔔 **Glocke für { $title }**
bell-now =
    { $until ->
        [off] Soll ich dir Bescheid sagen, wenn du irgendwo mitspielen kannst?
        [always] Ich sage dir Bescheid, wenn { $when ->
            [missing] noch eine Person fehlt
           *[opens] an einem Tisch ein Platz frei ist
        }.
       *[other] Bis { $until } sage ich dir Bescheid, wenn { $when ->
            [missing] noch eine Person fehlt
           *[opens] an einem Tisch ein Platz frei ist
        }.
    }
bell-waits = 🪑 Gerade wartet ein Tisch: [setz dich dazu]({ $link })
bell-choice =
    { $when ->
        [opens] Ein Platz ist frei
       *[missing] Eine Person fehlt
    } · { $long ->
        [today] heute
       *[always] immer
    }
bell-off = Keine Glocke
bell-more = -# Sie läutet höchstens alle drei Stunden, und nie, während du auf diesem Server an einem Tisch sitzt. Unter `/einstellungen ich` wählst du, wo.
bell-call =
    🔔 { $when ->
        [opens] An einem Tisch ist ein Platz frei
       *[missing] Es fehlt noch eine Person
    }: **{ $title }** · [zum Tisch]({ $link })
bell-called =
    { $people ->
        [one] 🔔 Ich habe einer Person mit Glocke Bescheid gesagt.
       *[other] 🔔 Ich habe { $people } Personen mit Glocke Bescheid gesagt.
    }
bell-join = Mitspielen
bell-not-today = Heute nicht
bell-never = Glocken aus
bell-joined = Du bist dabei! [Zum Tisch]({ $link })
bell-quiet = 🔕 Für heute ist Ruhe. Glocken, die immer läuten, melden sich morgen wieder.
bell-gone = 🔕 Alle deine Glocken auf diesem Server sind weg. Unter `/spiele` gibt es jederzeit eine neue.
bell-none = Du hast auf diesem Server keine Glocke. Unter `/spiele` gibt es eine.
no-bells-here = Die Admins haben die Glocken hier ausgeschaltet. `/spiele` zeigt, wo ein Platz frei ist.
no-bell-left = Den Kanal dieses Tisches siehst du nicht mehr, darum kann ich dir dort keinen Platz geben.
bell-which = 🔔 **Für welches Spiel möchtest du eine Glocke?**
bell-button = Glocke …
