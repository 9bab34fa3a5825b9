import type { Page } from "@playwright/test";

/** Messages of which a part is out of the bar, or below the switch that pauses it. */
export function cutMessages(page: Page): Promise<string[]> {
  return page.locator(".announcement-bar").evaluate((bar) => {
    const pause = bar.querySelector(".announcement-pause")?.getBoundingClientRect();
    const right = pause?.left ?? innerWidth;
    return [...bar.querySelectorAll("li")]
      .filter(
        // They slide: each has its own place, which is as high as the bar.
        (message) =>
          message.scrollWidth > message.clientWidth ||
          message.scrollHeight > message.clientHeight ||
          message.getBoundingClientRect().right > right,
      )
      .map(({ textContent }) => textContent ?? "");
  });
}
