import { menuOpening } from "./menu-opening.ts";

const HOVER_DELAY_MS = 200;

/** What HTML has not: behind the open menu nothing takes the focus; panels open under a resting pointer, and close on Esc, outside and elsewhere. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>("#menu");
  const panels = [...document.querySelectorAll<HTMLDetailsElement>(".header-panel")];
  if (!menu) return;
  const opening = menuOpening(menu);
  const close = (but: EventTarget | null = null) => {
    for (const panel of panels) if (!panel.contains(but as Node | null)) panel.open = false;
  };
  const closeOutside = ({ target }: Event) => opening.isOpen() || close(target);
  menu.addEventListener("toggle", () => {
    for (const element of document.body.children)
      if (!element.contains(menu)) (element as HTMLElement).inert = opening.isOpen();
    close();
  });
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) opening.close();
  });
  addEventListener("resize", () => {
    // The styles alone know from which width on there is a bar: it has no button that closes it.
    if (menu.firstElementChild?.getClientRects().length === 0) opening.close();
  });
  addEventListener("pointerdown", closeOutside);
  addEventListener("focusin", closeOutside);
  addEventListener("pageshow", () => close());
  addEventListener("keydown", ({ key }) => {
    const open = panels.find((panel) => panel.open);
    if (key !== "Escape" || !open || opening.isOpen()) return;
    close();
    open.querySelector("summary")?.focus();
  });
  for (const panel of panels) {
    // By their name they would close each other in the menu, too, and move under the finger.
    panel.removeAttribute("name");
    let timer = 0;
    /** A click on a panel that the pointer has just opened keeps it open. */
    let isByPointer = false;
    const rest = ({ pointerType, type }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType !== "mouse" || opening.isOpen()) return;
      const opens = type === "pointerenter";
      timer = window.setTimeout(() => {
        if (opens) close(panel);
        isByPointer = opens && !panel.open;
        panel.open = opens;
      }, HOVER_DELAY_MS);
    };
    panel.addEventListener("pointerenter", rest);
    panel.addEventListener("pointerleave", rest);
    panel.querySelector("summary")?.addEventListener("click", (event) => {
      clearTimeout(timer);
      if (isByPointer) event.preventDefault();
      isByPointer = false;
    });
  }
}
