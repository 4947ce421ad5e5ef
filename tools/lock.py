"""The packages of a server with the hashes of their files: `python -m tools.lock`, which `make constraints` calls.

pip knows them by constraints.txt. It takes no other files then, whatever a registry offers under these names.
"""

import json
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
OF_A_SERVER = (".[cjk]", "hatchling")
"""What `make run` and the container install, and what builds the project."""
FROM_313 = "audioop-lts"
"""What discord.py needs from Python 3.13 on; pip knows only what the Python needs that runs it."""
PYTHONS, MACHINES = ("3.11", "3.12", "3.13", "3.14"), ("x86_64", "aarch64")
GLIBC = range(5, 37)
"""The newest is that of the container."""


def main() -> None:
    """Write the file."""
    names = [f"{one['metadata']['name']}=={one['metadata']['version']}" for one in _found(*OF_A_SERVER)]
    pins = [name for name in names if not name.startswith("katzentisch==")]
    hashes: dict[str, set[str]] = {}
    for python, machine in product(PYTHONS, MACHINES):
        platforms = [f"--platform=manylinux_2_{minor}_{machine}" for minor in GLIBC]
        platforms.append(f"--platform=manylinux2014_{machine}")
        newer = [FROM_313, "--ignore-requires-python"] if python in ("3.13", "3.14") else []
        with tempfile.TemporaryDirectory() as folder:
            only = ("--only-binary=:all:", "--no-deps", f"--python-version={python}", f"--target={folder}")
            for file in _found(*only, *platforms, *pins, *newer):
                name = f"{file['metadata']['name']}=={file['metadata']['version']}"
                marker = ' ; python_version >= "3.13"' if name.startswith(FROM_313) else ""
                hashes.setdefault(name + marker, set()).add(file["download_info"]["archive_info"]["hashes"]["sha256"])
    lines = [" ".join([pin, *(f"--hash=sha256:{one}" for one in sorted(those))]) for pin, those in hashes.items()]
    LOCK.write_text("\n".join(sorted(lines, key=str.lower)) + "\n", encoding="ascii")


def _found(*what: str) -> list[dict[str, Any]]:
    """Return what pip would install."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run"]
    command += ["--ignore-installed", "--report=-", "--constraint=constraints.txt", *what]
    report = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(report)["install"]


if __name__ == "__main__":
    main()
