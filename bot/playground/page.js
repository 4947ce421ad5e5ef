// What the playground adds to simcord's page. The end of its address says who and where one is: #Anna/nebenzimmer.
const element = (id) => document.getElementById(id);
const people = element("playground-who");
const places = element("playground-where");
const [who, where = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
people.value = who;
places.value = where;
document.title = `${who} · ${places.selectedOptions[0]?.text ?? ""}`;
document.body.toggleAttribute("data-mail", where === "dm");

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

// A thread that is younger than this page comes into the menu with the first message that names it.
new MutationObserver(() => {
  for (const link of document.querySelectorAll('a.mention[href^="https://discord.com/channels/"]')) {
    const id = link.href.split("/").pop();
    if ([...places.options].some((one) => one.dataset.channel === id)) continue;
    const thread = new Option(link.textContent.replace("#", "🧵 "), id);
    thread.dataset.channel = id;
    places.add(thread, places.options.length - 1); // direct messages stay the last
  }
}).observe(document.body, { childList: true, subtree: true });

// Links to a message of Discord lead to the same message here, those to another place to that place.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [server, channel, message] = new URL(link.href).pathname.split("/").slice(2);
  const place = server === "@me" ? "dm" : [...places.options].find((one) => one.dataset.channel === channel)?.value;
  const shown = document.querySelector(`article[data-message-id="${message}"]`);
  if (shown) shown.scrollIntoView({ block: "center" });
  else { // a thread that is younger than this page is in the menu of the next one, by its id
    location.hash = [people.value, place ?? channel].filter(Boolean).map(encodeURIComponent).join("/");
  }
}, true);
