"""Evenings that hosts planned. Nothing is in memory: any process may change them."""

from bot.storage import evenings as rows
from bot.storage.store import Store, reading, writing


class EveningStore(Store):
    """Reads and keeps evenings."""

    save = writing(rows.save)
    load = reading(rows.load)
    of_shards = reading(rows.list_ids)
    note_opened = writing(rows.note_opened)
    delete = writing(rows.delete)
