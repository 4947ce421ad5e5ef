"""The files for containers: as far as can be said without any, they name what is there."""

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import pytest
import yaml
from aiohttp import web

from bot.hosting.settings import load_settings
from bot.storage.database import address

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_service_has_a_limit_of_memory_and_log_and_bots_may_do_little(path):
    for service in services(path).values():
        assert service["mem_limit"]
        assert service["logging"]["options"]["max-size"]
    for bot in (one for one in services(path).values() if "build" in one):
        assert bot["environment"]["METRICS_PORT"], "what the health check asks is there, whatever .env says"
        assert (bot["read_only"], bot["cap_drop"]) == (True, ["ALL"])


def test_the_image_runs_as_a_number_that_is_not_root():
    """So that what runs it can tell; and the same as in earlier images, whose volumes belong to it."""
    assert re.findall(r"^USER (.*)$", DOCKERFILE, re.MULTILINE) == ["999"]
    assert "useradd --system --uid 999 " in DOCKERFILE


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
    assert settings.metrics_port


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
    [line] = re.findall(r"^HEALTHCHECK .* CMD (.*)$", DOCKERFILE, re.MULTILINE)
    program, *words = json.loads(line)
    assert program == "python"
    environment = os.environ | {"METRICS_PORT": str(unused_tcp_port)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, env=environment, stderr=asyncio.subprocess.DEVNULL
    )
    assert (await process.wait() == 0) == is_healthy
    await runner.cleanup()
