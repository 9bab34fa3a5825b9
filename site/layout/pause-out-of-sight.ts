/** Elements with an endless CSS animation. */
const MOVING = ".announcement-bar, .testimonials";

/**
 * Marks animated elements that are off screen, so that the stylesheet pauses them: browsers recalculate
 * their styles in each frame. `content-visibility` would also remove them from the accessibility tree.
 */
export function pauseOutOfSight(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      target.toggleAttribute("data-out-of-sight", !isIntersecting);
  });
  for (const element of document.querySelectorAll(MOVING)) observer.observe(element);
}
