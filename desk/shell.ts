/** The page around the desk: the editor beside the site, and the window for publishing. */
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const dialog = element<HTMLDialogElement>("publishing");
const desk = element<HTMLIFrameElement>("desk");
const site = element<HTMLIFrameElement>("site");
const news = element("news");
const changes = element("changes");
const outcome = element("outcome");
const publishNow = element<HTMLButtonElement>("confirm");
const views = document.querySelectorAll<HTMLButtonElement>("[data-view]");

/** Counting asks git, which would hold up the page that is to show the change. */
const SITE_FIRST_MS = 1500;
let counting: ReturnType<typeof setTimeout> | undefined;

site.src = meta("site");
desk.addEventListener("load", keepKeyboard);
for (const button of views) button.addEventListener("click", () => show(button.dataset.view ?? ""));
show(matchMedia("(width < 60rem)").matches ? "desk" : "both");

element("publish").addEventListener("click", async () => {
  outcome.textContent = "";
  publishNow.disabled = true;
  changes.replaceChildren("…");
  dialog.showModal();
  await showUnpublished();
});

publishNow.addEventListener("click", async () => {
  publishNow.disabled = true;
  outcome.textContent = "Checking and publishing. This takes a moment …";
  const { outcome: said, message } = await ask("POST");
  await showUnpublished();
  outcome.textContent = said ?? message ?? "";
});

import.meta.hot?.on("desk:changed", () => {
  clearTimeout(counting);
  counting = setTimeout(showUnpublished, SITE_FIRST_MS);
});
await showUnpublished();

type Unpublished = { changes: string[]; unused: string[]; leftOut: string[] };
type Answer = Partial<Unpublished> & { outcome?: string; message?: string };

/** In the line at the top, and in the window. */
async function showUnpublished(): Promise<void> {
  const { changes: unpublished, unused = [], leftOut = [], message = "" } = await ask("GET");
  const count = unpublished?.length ?? 0;
  news.textContent = `${message}${count > 0 ? `Not published yet: ${inNumber(count)}.` : ""}`;
  publishNow.disabled = count === 0;
  changes.replaceChildren(
    ...(unpublished ? inWords({ changes: unpublished, unused, leftOut }) : [message]),
  );
}

function show(view: string): void {
  document.body.dataset.shown = view;
  for (const button of views) button.ariaPressed = String(button.dataset.view === view);
}

/** A pop-up of the site would take the keyboard away in the middle of a word. */
function keepKeyboard(): void {
  const window = desk.contentWindow as Window;
  let key = "";
  window.addEventListener("keydown", (event) => (key = event.key));
  window.addEventListener("blur", async () => {
    await new Promise(requestAnimationFrame);
    const isMeant = key === "Tab" || site.matches(":hover");
    if (document.activeElement === site && !isMeant) window.focus();
  });
}

async function ask(method: "GET" | "POST"): Promise<Answer> {
  const headers = { authorization: `token ${meta("desk-key")}` };
  const response = await fetch("/publishing", { method, headers }).catch(() => undefined);
  const message = "The desk is closed. Open it again: what you saved is still there.";
  return response ? response.json() : { message };
}

function inWords({ changes, unused, leftOut }: Unpublished): Node[] {
  const list = document.createElement("ul");
  for (const change of changes) list.append(withText("li", change));
  const head = changes.length > 0 ? "Visitors will see this:" : "Everything saved is published.";
  const parts: Node[] = [withText("p", head), list];
  if (unused.length > 0) parts.push(withText("p", `Pictures on no page: ${unused.join(", ")}`));
  if (leftOut.length > 0) {
    const said = `These files stay here, because the website has no such file: ${leftOut.join(", ")}`;
    parts.push(withText("p", said));
  }
  return parts;
}

function inNumber(count: number): string {
  return count === 1 ? "1 change" : `${count} changes`;
}

function withText(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

export {};
