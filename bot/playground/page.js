// What the playground adds to simcord's page. The end of its address says who and where one is: #Anna/nebenzimmer.
const element = (id) => document.getElementById(id);
const people = element("playground-who");
const places = element("playground-where");
const [who, where = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
people.value = who;
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

// simcord's page names every step that it takes. Only what went wrong is for people to read.
const status = element("action-status");
new MutationObserver(() => {
  status.hidden = !/\b(not|uncertain|interrupted|unavailable|ended)\b/.test(status.textContent);
}).observe(status, { childList: true });

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
  if (follows) timeline.scrollTop = timeline.scrollHeight;
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
