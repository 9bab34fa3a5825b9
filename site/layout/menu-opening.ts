/** Whether the menu is open, and how to close it, independent of browser support for popovers. */
type MenuOpening = { isOpen: () => boolean; close: () => void };

/** The menu is a popover. Browsers without popovers (iOS 16, Chrome 113, Firefox 124 and older) toggle a class instead. */
export function menuOpening(menu: HTMLElement): MenuOpening {
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
