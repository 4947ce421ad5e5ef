"""A PostgreSQL to test against: the server of TEST_POSTGRES_URL, or one of our own, made from Debian's binaries and
gone afterwards."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import asyncpg
import pytest
import sqlalchemy as sa

OWNER = "postgres"  # who runs the server when we are root: initdb refuses root
PASSWORD = "geh@im:%2F"
"""What nobody may forget to ask for, or to escape."""


@contextmanager
def server(*, is_needed: bool) -> Generator[str]:
    """Give the address of a server; where there is none and none can be made, skip, or fail if it is needed."""
    if url := os.environ.get("TEST_POSTGRES_URL"):
        yield url
        return
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda initdb: int(initdb.parts[-3]))
    if not found:
        give_up = pytest.fail if is_needed else pytest.skip
        give_up("PostgreSQL is not installed: apt-get install postgresql, or set TEST_POSTGRES_URL")
    with _throw_away(found[-1].parent) as url:
        yield url


@contextmanager
def database(server_url: str, purpose: str = "sessions") -> Generator[str]:
    """Give the address of a new, empty database on that server; it is dropped at the end, no matter who is still
    connected."""
    name = f"katzentisch_test_{os.getpid()}_{purpose}"
    asyncio.run(execute(server_url, f"CREATE DATABASE {name}"))
    try:
        yield sa.make_url(server_url).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(execute(server_url, f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(url: str, statement: str) -> None:
    """Run one statement outside any transaction."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def _throw_away(binaries: Path) -> Generator[str]:
    # pytest's own folders are closed to other users, and the server runs as one
    folder = Path(tempfile.mkdtemp(prefix="katzentisch-postgres-"))
    as_owner = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
    if as_owner:
        shutil.chown(folder, OWNER)

    def run(program: str, *words: str) -> None:
        # no pipes: the server would inherit them, and reading to their end would wait for the server's
        done = subprocess.run(
            [*as_owner, str(binaries / program), *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=2, stderr=2
        )
        assert done.returncode == 0, f"{program} failed"

    data, log, secret = str(folder / "data"), str(folder / "log"), folder / "secret"
    secret.write_text(PASSWORD)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    try:
        asked = ("--auth=scram-sha-256", f"--username={OWNER}", f"--pwfile={secret}")
        run("initdb", *asked, "--encoding=UTF8", "--no-sync", "-D", data)
        options = f"-F -p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        run("pg_ctl", "start", "--wait", "-D", data, "-l", log, "-o", options)
        try:
            yield f"postgresql://{OWNER}:{quote(PASSWORD)}@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "stop", "--wait", "-D", data, "-m", "immediate")
    finally:
        shutil.rmtree(folder)
