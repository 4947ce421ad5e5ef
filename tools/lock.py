"""The packages of the container with the hashes of their files: `python -m tools.lock`, which `make constraints` calls.

pip knows them by constraints.txt. It takes no other files then, whatever a registry offers under these names.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
OF_THE_CONTAINER = (".[cjk,postgres,metrics]", "setuptools")
"""As in the Dockerfile, and what builds the project."""
PYTHON, MACHINES = "3.11", ("x86_64", "aarch64")
GLIBC = range(5, 37)
"""The newest is that of the container."""


def main() -> None:
    """Write the file."""
    names = [f"{one['metadata']['name']}=={one['metadata']['version']}" for one in _found(*OF_THE_CONTAINER)]
    pins = [name for name in names if not name.startswith("katzentisch==")]
    hashes: dict[str, set[str]] = {}
    for machine in MACHINES:
        platforms = [f"--platform=manylinux_2_{minor}_{machine}" for minor in GLIBC]
        platforms.append(f"--platform=manylinux2014_{machine}")
        with tempfile.TemporaryDirectory() as folder:
            only = ("--only-binary=:all:", "--no-deps", f"--python-version={PYTHON}", f"--target={folder}")
            for pin, file in zip(pins, _found(*only, *platforms, *pins), strict=True):
                hashes.setdefault(pin, set()).add(file["download_info"]["archive_info"]["hashes"]["sha256"])
    lines = [f"{pin} {' '.join(f'--hash=sha256:{one}' for one in sorted(hashes[pin]))}" for pin in pins]
    LOCK.write_text("\n".join(sorted(lines, key=str.lower)) + "\n", encoding="ascii")


def _found(*what: str) -> list[dict[str, Any]]:
    """Return what pip would install."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run"]
    command += ["--ignore-installed", "--report=-", "--constraint=constraints.txt", *what]
    report = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(report)["install"]


if __name__ == "__main__":
    main()
