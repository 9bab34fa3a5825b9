import { coverPage } from "../islands/cover-page.ts";

/**
 * Adds what `details` and `popover` do not provide: the page behind the open menu is inert, and a panel of the bar
 * closes on Esc, on a press outside, and when the focus leaves it. Stylesheets open a panel under the pointer.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>("#menu");
  if (!menu) return;
  const panels = [...menu.querySelectorAll("details")];
  const opening = menuOpening(menu);
  const closePanels = ({ target }: { target?: EventTarget | null } = {}) => {
    for (const panel of panels) if (!panel.contains(target as Node | null)) panel.open = false;
  };
  // Panels of the bar cover the page, but groups of the open menu do not.
  const closeOutside = (event: Event) => opening.isOpen() || closePanels(event);
  addEventListener("pointerdown", closeOutside);
  addEventListener("focusin", closeOutside);
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || opening.isOpen()) return;
    const focused = panels.find((panel) => panel.open && panel.contains(document.activeElement));
    closePanels();
    focused?.querySelector("summary")?.focus();
    // Closes the panel under the pointer, too, until the pointer has left.
    menu.dataset.dismissed = "";
  });
  // A tap leaves `:hover` on what it touched, so a panel does not open under a finger, but by its click only.
  const dismissIfTouched = ({ pointerType }: PointerEvent) =>
    menu.toggleAttribute("data-dismissed", pointerType === "touch");
  for (const type of ["pointerenter", "pointerleave"] as const)
    menu.addEventListener(type, dismissIfTouched);
  menu.addEventListener("toggle", () => {
    closePanels();
    const update = () => cover(menu, opening);
    if (opening.isOpen()) afterPaint(update);
    else update();
  });
  // A visitor may have opened it before this script ran.
  if (opening.isOpen()) cover(menu, opening);
  showWhole(panels, opening);
  const close = () => {
    opening.close();
    closePanels();
  };
  menu.addEventListener("click", ({ target }) => {
    // A link to a place on the page loads no other page, which would close the menu.
    if ((target as Element).closest("a[href^='#']")) close();
  });
  // So that Back does not restore the page with an open menu.
  addEventListener("pagehide", close);
  addEventListener("resize", () => {
    // The breakpoint is defined in CSS only. If the close button is not rendered, the bar has replaced the menu.
    if (menu.firstElementChild?.getClientRects().length === 0) close();
  });
}

/** Scrolls the open menu to the group that opens. */
function showWhole(groups: HTMLDetailsElement[], opening: MenuOpening): void {
  for (const group of groups)
    group.addEventListener("toggle", () => {
      if (group.open && opening.isOpen()) group.scrollIntoView({ block: "nearest" });
    });
}

/** Keeps the page behind the open menu still and inert. */
function cover(menu: HTMLElement, opening: MenuOpening): void {
  coverPage(menu, opening.isOpen());
  for (const element of document.body.children)
    if (!element.contains(menu)) (element as HTMLElement).inert = opening.isOpen();
}

/** `inert` restyles every element of the page, so it waits until the open menu has been painted. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Whether the menu is open, and how to close it, independent of browser support for popovers. */
type MenuOpening = { isOpen: () => boolean; close: () => void };

/** The menu is a popover. Browsers without popovers (iOS 16, Chrome 113, Firefox 124 and older) toggle a class instead. */
function menuOpening(menu: HTMLElement): MenuOpening {
  return "popover" in menu
    ? { isOpen: () => menu.matches(":popover-open"), close: () => menu.hidePopover() }
    : openByClass(menu);
}

function openByClass(menu: HTMLElement): MenuOpening {
  const buttons = [...document.querySelectorAll<HTMLElement>("[popovertarget=menu]")];
  const isOpen = () => menu.classList.contains("is-open");
  const set = (opens: boolean) => {
    if (opens === isOpen()) return;
    menu.classList.toggle("is-open", opens);
    menu.dispatchEvent(new Event("toggle"));
    buttons.find((button) => menu.contains(button) === opens)?.focus();
  };
  for (const button of buttons) button.addEventListener("click", () => set(!isOpen()));
  addEventListener("keydown", ({ key }) => key === "Escape" && set(false));
  return { isOpen, close: () => set(false) };
}
