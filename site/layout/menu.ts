import { menuOpening } from "./menu-opening.ts";

const HOVER_DELAY_MS = 200;
/** As rendered by `SiteNavigation.tsx`. */
const PANEL_NAME = "header-panel";

/**
 * Adds what HTML does not provide: the page behind the open menu is inert; a panel opens on hover, and
 * closes on Esc, on a click outside, and when the focus leaves it.
 */
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
    // Panels of the bar share a name, because they overlap. In the menu a group that closed would move the pressed one.
    for (const panel of panels) panel.name = opening.isOpen() ? "" : PANEL_NAME;
  });
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) opening.close();
  });
  addEventListener("resize", () => {
    // The breakpoint is defined in CSS only. If the close button is not rendered, the bar has replaced the menu.
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
    panel.addEventListener("toggle", () => {
      if (panel.open && opening.isOpen()) panel.scrollIntoView({ block: "nearest" });
    });
    let timer = 0;
    /** True after a panel has opened on hover, so that the click that follows does not close it. */
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
