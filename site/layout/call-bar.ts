/** Sections that offer the same actions, or need the whole screen, so that the bar hides. */
const HIDES_FOR = ".contact-form, .consultation-band .booking, .site-footer";
const HERO_BUTTON = ":is(.home-hero, .treatment-hero, .page-hero, .concern-hero) .button";
/** A root margin that extends far below the viewport: an element that intersects has not been scrolled past. */
const NOT_SCROLLED_PAST = "-64px 0px 100000px";

/** Hides the docked bar while a section of HIDES_FOR is visible, and Book until the hero's own button has scrolled away. */
export function startCallBar(): void {
  const bar = document.querySelector<HTMLElement>(".call-bar");
  if (!bar) return;
  let isAway = false;
  let isHeroAhead = false;
  const show = () => {
    bar.dataset.shows = isAway ? "none" : isHeroAhead ? "call" : "both";
  };
  watch(HIDES_FOR, "0px", (isAnyIn) => {
    isAway = isAnyIn;
    show();
  });
  watch(HERO_BUTTON, NOT_SCROLLED_PAST, (isAnyIn) => {
    isHeroAhead = isAnyIn;
    show();
  });
}

function watch(selector: string, rootMargin: string, report: (isAnyIn: boolean) => void): void {
  const elementsIn = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) elementsIn.add(target);
        else elementsIn.delete(target);
      }
      report(elementsIn.size > 0);
    },
    { rootMargin },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
