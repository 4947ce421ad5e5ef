"""The files for containers: as far as can be said without any, they name what is there."""

import asyncio
import re
import sys
from pathlib import Path

import pytest
import yaml
from aiohttp import web

from bot.settings import load_settings
from bot.storage.database import address

ROOT = Path(__file__).parent.parent
FILES = sorted(ROOT.glob("compose*.yaml"))
PASSWORD = r"\$\{POSTGRES_PASSWORD:\?[^}]+\}"


def services(path: Path) -> dict[str, dict]:
    return yaml.safe_load(path.read_text(encoding="utf-8"))["services"]


ON_POSTGRES = services(ROOT / "compose.postgres.yaml")
BOTS = [service for service in ON_POSTGRES.values() if "build" in service]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_volume_is_declared(path):
    declared = yaml.safe_load(path.read_text(encoding="utf-8"))["volumes"]
    mounted = {mount.partition(":")[0] for service in services(path).values() for mount in service.get("volumes", [])}
    assert mounted == set(declared)


def test_two_bots_are_alike_and_wait_for_the_database():
    first, second = BOTS
    assert first == second
    assert first["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert "healthcheck" in ON_POSTGRES["postgres"]


def test_the_settings_of_the_bots_can_be_used_and_lead_to_the_database(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name, value in BOTS[0]["environment"].items():
        monkeypatch.setenv(name, re.sub(PASSWORD, "geheim", value))
    settings, server = load_settings(), ON_POSTGRES["postgres"]["environment"]
    url = address(settings.database_url)
    assert {*BOTS[0]["environment"]} == {"DATABASE_URL", "METRICS_PORT", "METRICS_HOST"}
    assert (url.host, url.username, url.password, url.database) == (
        "postgres",
        server["POSTGRES_USER"],
        "geheim",
        server["POSTGRES_DB"],
    )
    assert re.fullmatch(PASSWORD, server["POSTGRES_PASSWORD"])
    assert f":{settings.metrics_port}/healthz" in BOTS[0]["healthcheck"]["test"][-1]


@pytest.mark.parametrize(("status", "is_healthy"), [(200, True), (503, False), (None, False)])
async def test_the_health_check_does_what_healthz_says(unused_tcp_port, status, is_healthy):
    async def healthz(_request: web.Request) -> web.Response:
        return web.json_response({}, status=status)

    site = web.Application()
    site.add_routes([web.get("/healthz", healthz)])
    runner = web.AppRunner(site)
    await runner.setup()
    if status:
        await web.TCPSite(runner, "127.0.0.1", unused_tcp_port).start()
    kind, program, *words = BOTS[0]["healthcheck"]["test"]
    assert (kind, program) == ("CMD", "python")
    words[-1] = words[-1].replace(":9464/", f":{unused_tcp_port}/")
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stderr=asyncio.subprocess.DEVNULL)
    assert (await process.wait() == 0) == is_healthy
    await runner.cleanup()
