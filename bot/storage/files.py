"""Whose the files of a SQLite database are: root may run a command, and the bot's own user has to go on with them."""

import os
import pwd
import stat
from contextlib import suppress
from pathlib import Path


def give(path: Path, like: Path) -> None:
    """Let a file belong to the one whom another file belongs to, or that one's folder."""
    found = (like if like.exists() else like.parent).stat()
    with suppress(PermissionError):  # we are not root: then it is ours, as all that we make
        os.chown(path, found.st_uid, found.st_gid)


def closed_to_us(path: Path) -> str:
    """Return which file or folder of another user keeps us from using this file; empty if none does."""
    folder = path.absolute().parent
    needed = {one: os.X_OK for one in reversed(folder.parents)} | {folder: os.W_OK | os.X_OK}
    for one, mode in (needed | dict.fromkeys((path, path.with_name(f"{path.name}.lock")), os.R_OK | os.W_OK)).items():
        if not one.exists():
            continue
        found = one.stat()
        if not os.access(one, mode, effective_ids=True) and found.st_uid != os.geteuid():
            owner, user = _name(found.st_uid), _name(os.geteuid())
            return f"{one} belongs to {owner} (mode {stat.S_IMODE(found.st_mode):o}), and this runs as {user}"
    return ""


def _name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)
