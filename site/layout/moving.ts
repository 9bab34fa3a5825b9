/** What stylesheets move without end. */
const MOVING = ".announcement-bar, .testimonials";

/** Marks what moves while it is out of sight, where browsers would style it anew for each frame. `content-visibility` would remove it from the accessibility tree as well. */
export function pauseOutOfSight(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      target.toggleAttribute("data-out-of-sight", !isIntersecting);
  });
  for (const element of document.querySelectorAll(MOVING)) observer.observe(element);
}
