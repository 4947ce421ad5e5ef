"""How far users are in their lessons."""

from bot.storage import lessons as rows
from bot.storage.lessons import Progress as Progress
from bot.storage.store import Store, reading, writing


class LessonStore(Store):
    """Reads and keeps how far users are."""

    load = reading(rows.load_progress)
    save = writing(rows.save_progress)
