const HOVER_DELAY_MS = 200;

/** What HTML has not: behind the open menu nothing takes the focus; panels open under a resting pointer, and close on Esc, outside and elsewhere. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>("#menu");
  const panels = [...document.querySelectorAll<HTMLDetailsElement>(".header-panel")];
  if (!menu) return;
  const isMenu = () => menu.matches(":popover-open");
  const close = () => {
    for (const panel of panels) panel.open = false;
  };
  menu.addEventListener("toggle", () => {
    const behind = document.querySelectorAll<HTMLElement>("body > :not(:has(#menu))");
    for (const element of behind) element.inert = isMenu();
    close();
    // In the menu they do not close each other, which would move them under the finger.
    for (const panel of panels) panel.name = isMenu() ? "" : "header-panel";
  });
  menu.addEventListener("click", ({ target }) => {
    if (isMenu() && (target as Element).closest("a")) menu.hidePopover();
  });
  // The styles alone know from which width on there is a bar: its menu's button is not shown then.
  const opener = document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`);
  new ResizeObserver(() => {
    if (isMenu() && !opener?.checkVisibility()) menu.hidePopover();
  }).observe(opener ?? menu);
  const closeOutside = ({ target }: Event) => {
    if (!isMenu() && !panels.some((panel) => panel.contains(target as Node))) close();
  };
  for (const type of ["pointerdown", "focusin"]) addEventListener(type, closeOutside);
  addEventListener("pageshow", close);
  addEventListener("keydown", ({ key }) => {
    const open = panels.find((panel) => panel.open);
    if (key !== "Escape" || !open || isMenu()) return;
    close();
    (open.firstElementChild as HTMLElement).focus();
  });
  for (const panel of panels) openUnderPointer(panel, isMenu);
}

/** A click on a panel that the pointer has just opened keeps it open. */
function openUnderPointer(panel: HTMLDetailsElement, isMenu: () => boolean): void {
  let timer = 0;
  let isByPointer = false;
  const turn = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== "mouse" || isMenu()) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isByPointer = type === "pointerenter" && !panel.open;
      panel.open = type === "pointerenter";
    }, HOVER_DELAY_MS);
  };
  panel.addEventListener("pointerenter", turn);
  panel.addEventListener("pointerleave", turn);
  panel.firstElementChild?.addEventListener("click", (event) => {
    clearTimeout(timer);
    if (isByPointer) event.preventDefault();
    isByPointer = false;
  });
}
