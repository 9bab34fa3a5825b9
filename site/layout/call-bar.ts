/** Sections that offer the same actions, or need the whole screen. */
const LEAVES_FOR = ".contact-form, .consultation-band .booking, .site-footer";
/** What the header covers is not visible. */
const BELOW_HEADER = "-64px 0px 0px";

/** Moves the bar away while a section of LEAVES_FOR is visible. */
export function startCallBar(): void {
  const bar = document.querySelector<HTMLElement>(".call-bar");
  if (!bar) return;
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      bar.toggleAttribute("data-away", visible.size > 0);
    },
    { rootMargin: BELOW_HEADER },
  );
  for (const section of document.querySelectorAll(LEAVES_FOR)) observer.observe(section);
}
