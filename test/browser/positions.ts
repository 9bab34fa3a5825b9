import type { Locator } from "@playwright/test";

/** Where a part begins and ends on its page, in CSS px from the top. */
export async function placeOf(part: Locator): Promise<{ top: number; bottom: number }> {
  return part.evaluate((one) => {
    const { bottom, top } = one.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });
}
