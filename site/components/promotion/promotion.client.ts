import { promotionAttribute } from "./promotion-attribute.ts";

const DELAY_MS = 3000;
const DISMISSED = "promotion-dismissed";

/** Opens the home page's promotion once a session, 3 s after the page has loaded and never over an open menu. */
export function startPromotion(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`[${promotionAttribute}]`);
  if (!dialog || isDismissed()) return;
  dialog.addEventListener("close", dismiss);
  dialog.addEventListener("click", ({ target }) => {
    const element = target as Element;
    if (element === dialog || element.closest("a")) dialog.close();
  });
  const open = () => {
    const menu = document.querySelector(":popover-open, .header-panel[open]");
    if (menu) menu.addEventListener("toggle", open, { once: true });
    else dialog.showModal();
  };
  const wait = () => setTimeout(() => load(dialog.querySelector("img")).then(open), DELAY_MS);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** A picture that came after its dialog had appeared would be the largest paint of the page, and late. */
async function load(picture: HTMLImageElement | null): Promise<void> {
  if (!picture) return;
  picture.loading = "eager";
  await picture.decode().catch(() => undefined);
}

/** Storage may be disabled: then the promotion opens again. */
function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    sessionStorage.setItem(DISMISSED, "");
  } catch {
    // See isDismissed.
  }
}
