import type { Locator } from "@playwright/test";

/** Moves a finger sideways across the middle of an element. */
export async function swipe(element: Locator, direction: "left" | "right"): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const [from, to] = direction === "left" ? [300, 90] : [90, 300];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 6; step++) await touch("touchMove", from + ((to - from) * step) / 6);
  await touch("touchEnd", to);
  await session.detach();
}
