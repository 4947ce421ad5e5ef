// What the playground adds to simcord's page. The end of its address says who and where one is: #Anna/nebenzimmer.
const element = (id) => document.getElementById(id);
const people = element("playground-who");
const places = element("playground-where");
const [who, where = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
people.value = who;
if (!people.value) location.replace(`/?${encodeURIComponent(who)}`); // nobody is called that: the choice of people says so
places.value = where;
document.title = `${who} · ${places.selectedOptions[0]?.text ?? ""}`;

function go() { // app.js loads the page anew when the end of the address changes
  location.hash = [people.value, places.value].filter(Boolean).map(encodeURIComponent).join("/");
}
people.addEventListener("change", go);
places.addEventListener("change", go);

// A first step by one click: what one would type and send.
element("playground-begin").addEventListener("click", (event) => {
  const line = element("channel-composer-input");
  line.value = event.target.dataset.command;
  const choose = () => {
    line.dispatchEvent(new Event("input", { bubbles: true }));
    const entry = document.querySelector(".command-entry");
    if (!entry) return setTimeout(choose, 50); // the commands are not here yet
    entry.click();
    element("send-message").click();
  };
  choose();
});

// An event of the server that begins in a minute, for `/gamenight`; the button then says when.
element("playground-event").addEventListener("click", async ({ target }) => {
  const answer = await fetch(`/event?${encodeURIComponent(who)}`);
  if (!answer.ok) {
    status.textContent = "The event was not made. Press the button again.";
    return;
  }
  const begins = new Date(await answer.text());
  target.textContent = `📅 ${begins.toLocaleTimeString(navigator.language, { timeStyle: "short" })}`;
});

// What fits is asked for at once, as Discord does, not after the first letter.
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input[role=combobox]")) target.dispatchEvent(new Event("input", { bubbles: true }));
});

// simcord's page names every step that it takes. Only what went wrong is for people to read.
const status = element("action-status");
new MutationObserver(() => {
  status.hidden = !/\b(not|uncertain|interrupted|unavailable|ended)\b/.test(status.textContent);
}).observe(status, { childList: true });

// simcord drops what is clicked while the click before is on its way: here it waits for that, and is then done where the
// page still offers it.
const isBusy = () => {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return pendingAction || awaitingRevision > publishedRevision;
};
document.addEventListener("click", (event) => {
  const control = event.target.closest?.(".component-button, .select-option, .select-apply, .select-clear");
  if (!control || !isBusy()) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  const menu = control.closest(".preview-select")?.dataset.controlKey;
  const offered = () => [...document.querySelectorAll(`.${control.classList[0]}`)].find((other) => other.id === control.id
    && other.dataset.controlKey === control.dataset.controlKey && other.textContent === control.textContent
    && other.closest(".preview-select")?.dataset.controlKey === menu);
  const wait = () => {
    if (isBusy()) return setTimeout(wait, 30);
    if (menu && !document.querySelector(".preview-select.is-open")) {
      document.querySelector(`.select-trigger[data-control-key="${CSS.escape(menu)}"]`)?.click();
    }
    offered()?.click();
  };
  wait();
}, true);

// Times like "in 2 minutes" go on while one looks.
const UNITS = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const relative = new Intl.RelativeTimeFormat(navigator.language, { numeric: "auto" });
setInterval(() => {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (/:|\d{4}/.test(time.textContent)) continue; // a time of day or a date
    const seconds = (new Date(time.dateTime) - Date.now()) / 1000;
    const [unit, size] = UNITS.find((one) => Math.abs(seconds) >= one[1]) ?? UNITS.at(-1);
    const text = relative.format(Math.round(seconds / size), unit);
    if (text !== time.textContent) time.textContent = text;
  }
}, 1000);

// Threads that came after this page join its menu of places.
setInterval(async () => {
  if (document.hidden) return;
  const now = new DOMParser().parseFromString(await (await fetch("/table")).text(), "text/html");
  for (const place of now.querySelectorAll("#playground-where option")) {
    if (![...places.options].some((known) => known.value === place.value)) places.insertBefore(place, places.lastElementChild);
  }
}, 2000);

// A message is built anew at every change: its pictures stay until the new ones are there, so that nothing moves.
const list = element("channel-message-list");
const shown = new WeakMap();
new MutationObserver((changes) => {
  for (const { target, removedNodes } of changes) {
    const message = target.closest(".channel-message");
    const gone = [...removedNodes].flatMap((one) => [...one.querySelectorAll?.(".gallery-image") ?? []]);
    const loaded = gone.filter((picture) => picture.naturalWidth);
    if (loaded.length) shown.set(message, loaded);
    message?.querySelectorAll(".gallery-image, .gallery-item > .media-unavailable").forEach((next, at) => {
      const before = shown.get(message)?.[at];
      if (!before || before.isConnected || next.naturalWidth) return;
      next.before(before);
      next.style.display = "none";
      next.addEventListener("load", () => {
        before.remove();
        next.style.display = "";
      });
    });
  }
}).observe(list, { childList: true, subtree: true });

// The newest message stays in sight while pictures come, until one scrolls up.
const timeline = element("channel-timeline");
let follows = true;
let touched = 0;
for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  timeline.addEventListener(kind, ({ target }) => {
    if (kind !== "pointerdown" || target === timeline) touched = Date.now(); // the bar at its side
  }, { passive: true });
}
timeline.addEventListener("scroll", () => {
  const isAtEnd = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 2;
  if (isAtEnd || Date.now() - touched < 1000) follows = isAtEnd;
});
const toTheEnd = () => {
  const menu = document.querySelector(".preview-select.is-open"); // out of sight it would be closed
  if (menu) menu.scrollIntoView({ block: "nearest" });
  else if (follows) timeline.scrollTop = timeline.scrollHeight;
};
const stay = () => {
  toTheEnd();
  requestAnimationFrame(() => requestAnimationFrame(toTheEnd)); // after simcord's own scrolling
};
const resized = new ResizeObserver(stay);
for (const part of [timeline, list]) resized.observe(part);
new MutationObserver(stay).observe(list, { childList: true, subtree: true });

// Links to a message of Discord lead to the same message here, those to another place to that place.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [server, channel, message] = new URL(link.href).pathname.split("/").slice(2);
  const place = server === "@me" ? "dm" : [...places.options].find((one) => one.dataset.channel === channel)?.value;
  const article = document.querySelector(`article[data-message-id="${message}"]`);
  follows = false;
  if (article) article.scrollIntoView({ block: "center" });
  else { // a thread that is younger than this page is in the menu of the next one, by its id
    location.hash = [people.value, place ?? channel].filter(Boolean).map(encodeURIComponent).join("/");
  }
}, true);
