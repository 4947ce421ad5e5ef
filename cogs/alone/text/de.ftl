### Wörter einer Partie allein.

alone-which = 😺 **Was möchtest du gegen Computergegner spielen?**
alone-where = Es beginnt sofort **hier im Kanal**, und alle können zuschauen. Du hast so viel Zeit, wie du willst.
alone-begun = ▶️ **{ $title }** läuft. Viel Spaß!
alone-instead = Du bist hier mitten in [{ $title }]({ $link }). Diese Partie abbrechen und die neue beginnen?
alone-instead-button = Neu beginnen
alone-play = Allein spielen …
