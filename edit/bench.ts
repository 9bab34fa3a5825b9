/** The page around the desk: the editor beside the site, and the window for publishing. */
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const dialog = element<HTMLDialogElement>("publishing");
const changes = element("changes");
const outcome = element("outcome");
const publishNow = element<HTMLButtonElement>("confirm");
const views = document.querySelectorAll<HTMLButtonElement>("[data-view]");

element<HTMLIFrameElement>("site").src = meta("site");
for (const button of views) button.addEventListener("click", () => show(button.dataset.view ?? ""));
show(matchMedia("(width < 60rem)").matches ? "desk" : "both");

element("publish").addEventListener("click", async () => {
  outcome.textContent = "";
  changes.replaceChildren("…");
  dialog.showModal();
  const found: Waiting = await ask("GET");
  publishNow.disabled = found.changes.length === 0;
  changes.replaceChildren(...inWords(found));
});

publishNow.addEventListener("click", async () => {
  publishNow.disabled = true;
  outcome.textContent = "Checking and publishing …";
  const { outcome: said, message } = await ask("POST");
  outcome.textContent = said ?? message;
});

type Waiting = { changes: string[]; to?: string; unused: string[] };

function show(view: string): void {
  document.body.dataset.shown = view;
  for (const button of views) button.ariaPressed = String(button.dataset.view === view);
}

async function ask(method: "GET" | "POST") {
  const headers = { authorization: `token ${meta("desk-key")}` };
  const response = await fetch("/publishing", { method, headers });
  return response.json();
}

function inWords({ changes, to, unused }: Waiting): Node[] {
  const list = document.createElement("ul");
  for (const change of changes) list.append(withText("li", change));
  const head = changes.length > 0 ? `This is published${to ? ` to ${to}` : ""}:` : "Nothing waits.";
  const parts: Node[] = [withText("p", head), list];
  if (unused.length > 0) parts.push(withText("p", `Pictures no page shows: ${unused.join(", ")}`));
  return parts;
}

function withText(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

export {};
