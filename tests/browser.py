"""Plays in the playground through real browser tabs, as people do.

    async with playground(folder) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna")
        ben = await open_as(tabs, address, "Ben", width=400, height=800)
        await anna.run_command("/mausen new", seats=2)
        await ben.click("Join")
        await anna.see("Ben has joined")                  # Anna's tab follows by itself
        await asyncio.gather(anna.click("Start"), ben.click("My hand"))
        print(await ben.texts())                          # what Ben sees, private messages included
        await ben.screenshot(Path("ben.png"))

A tab waits for the answer of the bot to whatever it sends, and raises NotAllowed when the page did not carry it out.
Everything else waits until it is there, TIMEOUT seconds at most. `open_as(tabs, address, "Anna/dm")` opens Anna's
direct messages with the bot.
"""

import asyncio
import json
import os
import re
import shutil
import socket
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.async_api import Browser, Error, Locator, Page, async_playwright

from bot.draw import signs

TIMEOUT = 20.0  # seconds
ROOT = Path(__file__).parent.parent
DISTANCE = "(at => at.scrollHeight - at.scrollTop - at.clientHeight)(document.getElementById('channel-timeline'))"
"""How far a page is from its newest message."""
SIGNS = """new MutationObserver(() => {
    for (const image of document.querySelectorAll("img.custom-emoji:not([data-told])")) {
        const sign = document.createElement("span");
        image.dataset.told = sign.style.fontSize = "0";
        sign.textContent = SIGNS[image.alt] ?? image.alt;
        image.after(sign);
    }
}).observe(document, { childList: true, subtree: true });"""
"""What lets the text of a page have the stock sign of each emoji of ours, as that of a message does."""


class NotAllowed(AssertionError):
    """The page did not carry out what the person did; the message is what it says about it."""


@asynccontextmanager
async def playground(folder: Path, *command: str) -> AsyncGenerator[str]:
    """Run a playground there in a process of its own, `{port}` in its command standing for a free port, and give its
    address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = [sys.executable, "-m", *(word.format(port=port) for word in command or ("bot", "play", "--port", "{port}"))]
    process = await asyncio.create_subprocess_exec(
        *words,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        await _until(lambda: _answers(port), f"{' '.join(words)} does not answer at port {port}", timeout=3 * TIMEOUT)
        yield f"http://127.0.0.1:{port}/"
    finally:
        if process.returncode is None:
            process.terminate()
        said = (await process.communicate())[1].decode()
        sys.stderr.write(said)
    assert process.returncode == 0, f"the playground ended with {process.returncode}"
    assert "Traceback" not in said, said


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """A headless Chromium; skips the test where none is installed."""
    async with async_playwright() as playwright:
        found = [shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")]
        path = next(
            (path for path in (*found, playwright.chromium.executable_path) if path and Path(path).exists()), None
        )
        if path is None:
            pytest.skip("Chromium is not installed: apt-get install chromium")
        chromium = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield chromium
        finally:
            await chromium.close()


async def open_as(
    tabs: Browser, address: str, person: str, *, width: int = 1280, height: int = 900, language: str = "en-US"
) -> "Tab":
    """Open a tab as one person (`Anna`) who speaks this language, or on this person's direct messages with the bot
    (`Anna/dm`)."""
    context = await tabs.new_context(viewport={"width": width, "height": height}, locale=language)
    page = await context.new_page()
    stock = {name: signs.signs()[word].stock for name, word in signs.names().items()}
    await page.add_init_script(SIGNS.replace("SIGNS", json.dumps(stock)))
    page.set_default_timeout(TIMEOUT * 1000)
    await page.goto(f"{address}table#{quote(person)}")
    tab = Tab(page, person)
    await tab.is_quiet()
    return tab


class Tab:
    """One person's browser tab."""

    def __init__(self, page: Page, person: str) -> None:
        self.page = page
        self.person = person

    async def run_command(self, command: str, **options: object) -> None:
        """Choose a slash command as the person would, `/mausen new`, fill its options and send it."""
        page = self.page
        await page.locator("#channel-composer-input").fill(command)
        await page.locator(".command-entry").filter(has=page.locator("strong", has_text=_exactly(command))).click()
        for name, value in options.items():
            field = page.locator(f'.command-option-input[data-option="{name}"]')
            if not await field.count():
                await page.locator(".command-ghost").click()
                await page.locator(f'.command-suggestion[data-value="{name}"]').click()
            await field.fill(str(value))
            if await field.get_attribute("role") == "combobox":
                await page.locator(
                    ".command-suggestion", has=page.locator(".command-suggestion-label", has_text=_exactly(str(value)))
                ).click()
        await self._and_answer(page.locator("#send-message").click)

    async def click(self, label: str, *, nth: int = -1) -> None:
        """Press the newest button with this label, or the `nth` from the top.

        Its emoji may be named too, `🐘 4`, and alone where it has no word.
        """
        await self._and_answer(self.button(label).nth(nth).click)

    async def choose(self, select: str, *options: str) -> None:
        """Choose in the newest menu with this placeholder."""
        page = self.page
        await page.locator(f'.select-trigger[aria-label="{select}"]').last.click()
        menu = page.locator(".preview-select.is-open")
        several = await menu.locator('[aria-multiselectable="true"]').count()

        async def pick() -> None:
            for option in options:
                label = page.locator(".option-label, .entity-name", has_text=_exactly(option))
                await menu.locator(".select-option").filter(has=label).click()
            if several:
                await menu.locator(".select-apply").click()

        await self._and_answer(pick)

    async def submit(self, **fields: str) -> None:
        """Fill the form that is open, field by label with _ for spaces, and send it."""
        form = self.page.locator("#modal-root form")
        for label, value in fields.items():
            await form.get_by_label(re.compile(rf"^{re.escape(label.replace('_', ' '))}\W*$", re.IGNORECASE)).fill(
                value
            )
        await self._and_answer(form.locator("button[type=submit]").click)

    def button(self, label: str) -> Locator:
        words = r"\s*".join(map(re.escape, label.split()))
        return self.page.locator(
            "#channel-message-list button.component-button", has_text=re.compile(rf"^\W*{words}[^\w…]*$")
        )

    async def buttons(self) -> list[str]:
        """The labels of all buttons that can be pressed, from top to bottom."""
        return [
            _one_line(text)
            for text in await self.page.locator(
                "#channel-message-list button.component-button:enabled"
            ).all_inner_texts()
        ]

    async def texts(self) -> list[str]:
        """Every message as this person sees it, oldest first, the labels of its buttons included, without the marks
        that isolate names."""
        texts = await self.page.locator("#channel-message-list .channel-message").all_inner_texts()
        return [re.sub("[\u2066-\u2069]", "", text) for text in texts]

    async def pictures(self) -> list[str]:
        """The alt texts of all pictures, oldest first."""
        return await self.page.locator("#channel-message-list .component-gallery img").evaluate_all(
            "all => all.map(one => one.alt)"
        )

    async def see(self, text: str, *, timeout: float = TIMEOUT) -> str:
        """Wait until a message says this, without touching the page, and give the newest that does."""

        async def found() -> str | None:
            with suppress(Error):  # asked while one page makes room for the other
                return next((message for message in reversed(await self.texts()) if text in _one_line(message)), None)
            return None

        return await _until(found, f"{self.person} does not see {text!r}", timeout=timeout)

    async def go_to(self, place: str) -> None:
        """Choose another channel, by the end of its address."""
        await self.page.locator("#playground-where").select_option(place)
        with suppress(Error):  # asked while one page makes room for the other
            await self.until(f"document.title.endsWith({place!r})")
        await self.until(f"document.title.endsWith({place!r})")
        await self.is_quiet()

    async def until(self, condition: str) -> None:
        """Wait until this holds in the page, whose rules forbid playwright's own way to ask."""
        await _until(
            lambda: self.page.evaluate(condition), f"in the tab of {self.person} it does not come to {condition}"
        )

    async def screenshot(self, path: Path) -> None:
        await self.page.screenshot(path=path)

    async def is_quiet(self) -> None:
        """Wait until the page shows the newest state, pictures included, and accepts a click."""
        await _until(
            lambda: self.page.evaluate("Boolean(window.simcordPreview?.ready)"),
            f"the tab of {self.person} does not become ready",
        )

    async def _and_answer(self, act: Callable[[], Awaitable[None]]) -> None:
        await self.is_quiet()
        before = await self._last_action()
        await act()

        async def answered() -> dict[str, Any] | None:
            last = await self._last_action()
            return last if last and last["requestId"] != (before or {}).get("requestId") else None

        receipt = await _until(answered, f"nothing came of what {self.person} did")
        if receipt["rejected"] or receipt["settlement"] != "settled" or receipt["acknowledgement"] == "unacknowledged":
            raise NotAllowed(f"{self.person}: {[problem['code'] for problem in receipt['diagnostics']]}")

    async def _last_action(self) -> dict[str, Any] | None:
        return await self.page.evaluate("window.simcordPreview.pendingAction ? null : window.simcordPreview.lastAction")


async def _until(ask: Callable[[], Awaitable[Any]], complaint: str, *, timeout: float = TIMEOUT) -> Any:
    end = time.monotonic() + timeout
    while not (found := await ask()):
        if time.monotonic() > end:
            raise AssertionError(complaint)
        await asyncio.sleep(0.05)
    return found


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


def _exactly(text: str) -> re.Pattern[str]:
    return re.compile(rf"^\s*{re.escape(text)}\s*$")


def _one_line(text: str) -> str:
    return " ".join(text.split())
