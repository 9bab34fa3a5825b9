import type { Page } from "@playwright/test";
import { announcements, content, paths, without } from "../clinic-under-test.ts";
import { showFonts } from "./fonts.ts";
import { expect, moving, test } from "./visits.ts";

const { labels } = content.words;
const texts = announcements.map(({ text }) => text);
const EACH_MS = 5000;
const ROUND_MS = texts.length * EACH_MS;

test.describe("the announcement bar", () => {
  test.skip(texts.length < 2, without.announcements);
  test.use(moving);

  test("shows each message for five seconds, with a slide of 0.3 s", async ({ read }) => {
    const { page } = await read(paths.about);
    for (const round of [0, ROUND_MS * 40]) {
      for (const [place, text] of texts.entries()) {
        const turn = round + place * EACH_MS;
        for (const since of [350, 4900]) {
          await turnTo(page, turn + since);
          expect(await inSight(page), `${turn + since} ms`).toEqual([text]);
        }
        await turnTo(page, turn + EACH_MS + 20);
        expect(await inSight(page), "neither wholly while they slide").toEqual([]);
      }
    }
  });

  test("shows each message that receives the focus, also without JavaScript", async ({ read }) => {
    const { page } = await read(paths.about, { javaScriptEnabled: false });
    const bar = page.getByRole("region", { name: labels.announcements });
    for (const text of texts) {
      const link = bar.getByRole("link", { name: text });
      await link.focus();
      const box = await link.boundingBox();
      expect(box?.y, text).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThanOrEqual(60);
    }
  });

  test("pauses while a message has the focus", async ({ read }) => {
    const { page } = await read(paths.about);
    expect(await states(page)).toEqual(["running"]);
    await bar(page)
      .getByRole("link", { name: texts[0] ?? "" })
      .focus();
    await page.keyboard.press("Shift+Tab");
    expect(await states(page)).toEqual(["running"]);
    await page.keyboard.press("Tab");
    expect(await states(page)).toEqual(["paused"]);
  });

  test("shows whole messages on every phone", async ({ visit }) => {
    const { page } = await visit(paths.about);
    await showFonts(page);
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await cutMessages(page), `at ${width} px`).toEqual([]);
    }
  });

  test("shows one message with reduced motion", async ({ read }) => {
    const { page } = await read(paths.about, { reducedMotion: "reduce" });
    expect(await inSight(page)).toEqual(texts.slice(0, 1));
    expect(await states(page)).toEqual([]);
  });
});

function bar(page: Page) {
  return page.getByRole("region", { name: labels.announcements });
}

/** Sets the bar's own clock. */
async function turnTo(page: Page, time: number): Promise<void> {
  await bar(page).evaluate((region, at) => {
    for (const animation of region.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);
}

/** The messages that are wholly within the bar. */
async function inSight(page: Page): Promise<string[]> {
  return bar(page).evaluate((region) => {
    const { top, bottom } = region.getBoundingClientRect();
    return [...region.querySelectorAll("li")]
      .filter((message) => {
        const box = message.getBoundingClientRect();
        return box.height > 0 && box.top > top - 1 && box.bottom < bottom + 1;
      })
      .map(({ textContent }) => textContent);
  });
}

async function states(page: Page): Promise<string[]> {
  const all = await bar(page).evaluate((region) =>
    region
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ playState }) => playState),
  );
  return [...new Set(all)];
}

/** Messages of which a part is out of the bar, or below the switch for motion. */
function cutMessages(page: Page): Promise<string[]> {
  return page.locator(".announcement-bar").evaluate((bar) => {
    const pause = document.querySelector(".motion-switch")?.getBoundingClientRect();
    // It has no place while motion is reduced.
    const right = pause?.width ? pause.left : innerWidth;
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
