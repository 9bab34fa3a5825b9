const HOVER_DELAY_MS = 200;

type Panels = readonly HTMLDetailsElement[];

/** Enhances the header's navigation, which works as HTML, as a menu and as a bar. */
export function startNavigation(): void {
  const menu = document.querySelector<HTMLElement>("#menu");
  if (!menu) return;
  const panels = [...menu.querySelectorAll("details")];
  startMenu(menu, panels);
  startBar(menu, panels);
}

/** While the menu is open the page behind it is inert; following a link closes the menu. */
function startMenu(menu: HTMLElement, panels: Panels): void {
  const behind = document.querySelectorAll<HTMLElement>(
    "main, .site-footer, .call-bar, .announcement-bar",
  );
  const close = () => {
    if (isMenu(menu)) menu.hidePopover();
  };
  menu.addEventListener("toggle", () => {
    const isOpen = isMenu(menu);
    for (const element of behind) element.inert = isOpen;
    if (!isOpen) closeAll(panels);
    // In the menu, disclosures do not close each other, which would move them under the finger.
    for (const panel of panels) panel.name = isOpen ? "" : "header-panel";
  });
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) close();
  });
  // The styles alone know from which width on there is a bar: its menu's button is not shown then.
  const opener = document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`);
  new ResizeObserver(() => {
    if (!opener?.checkVisibility()) close();
  }).observe(opener ?? menu);
}

/** The bar's panels also open under a resting pointer, and close on Esc, outside and elsewhere. */
function startBar(menu: HTMLElement, panels: Panels): void {
  for (const panel of panels) startHover(menu, panel);
  document.addEventListener("keydown", (event) => {
    const open = panels.find((panel) => panel.open);
    if (event.key !== "Escape" || !open || isMenu(menu)) return;
    closeAll(panels);
    open.querySelector("summary")?.focus();
  });
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      if (isMenu(menu) || panels.some((panel) => panel.contains(target as Node))) return;
      closeAll(panels);
    });
  }
  addEventListener("pageshow", () => closeAll(panels));
}

/** A click on a panel that the pointer has just opened keeps it open. */
function startHover(menu: HTMLElement, panel: HTMLDetailsElement): void {
  let timer = 0;
  let openedByHover = false;
  const turn = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || isMenu(menu)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      openedByHover = isOpen && !panel.open;
      panel.open = isOpen;
    }, HOVER_DELAY_MS);
  };
  panel.addEventListener("pointerenter", turn(true));
  panel.addEventListener("pointerleave", turn(false));
  panel.querySelector("summary")?.addEventListener("click", (event) => {
    clearTimeout(timer);
    if (openedByHover) event.preventDefault();
    openedByHover = false;
  });
}

function isMenu(menu: HTMLElement): boolean {
  return menu.matches(":popover-open");
}

function closeAll(panels: Panels): void {
  for (const panel of panels) panel.open = false;
}
