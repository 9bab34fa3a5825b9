/** While the menu is open the page behind it is out of reach; following a link closes it. */
export function startMobileMenu(): void {
  const menu = document.querySelector<HTMLElement>("#menu");
  if (!menu) return;
  const behind = document.querySelectorAll<HTMLElement>(
    "main, .site-footer, .call-bar, .announcement-bar",
  );
  menu.addEventListener("toggle", () => {
    for (const element of behind) element.inert = menu.matches(":popover-open");
  });
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) menu.hidePopover();
  });
}
