const HOVER_DELAY_MS = 200;

/** The header's native disclosures also open under a resting pointer, and close on Esc, outside and elsewhere. */
export function startHeaderPanels(): void {
  const panels = [...document.querySelectorAll<HTMLDetailsElement>(".header-panel")];
  for (const panel of panels) startHover(panel);
  const close = () => {
    for (const panel of panels) panel.open = false;
  };
  document.addEventListener("keydown", (event) => {
    const open = panels.find((panel) => panel.open);
    if (event.key !== "Escape" || !open) return;
    close();
    open.querySelector("summary")?.focus();
  });
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      if (!panels.some((panel) => panel.contains(target as Node))) close();
    });
  }
  addEventListener("pageshow", close);
}

/** A click on a panel that the pointer has just opened keeps it open. */
function startHover(panel: HTMLDetailsElement): void {
  let timer = 0;
  let openedByHover = false;
  const turn = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
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
