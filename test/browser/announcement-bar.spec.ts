import type { Page } from "@playwright/test";
import { announcements, content, paths, without } from "../clinic-under-test.ts";
import { oneClinic } from "../support/one-clinic.ts";
import { cutMessages } from "./cut-messages.ts";
import { showFonts } from "./fonts.ts";
import { expect, moving, test } from "./visits.ts";

const { labels } = content.interface;
const texts = announcements.map(({ text }) => text);
const EACH_MS = 5000;
const ROUND_MS = texts.length * EACH_MS;

test.describe("the announcement bar", () => {
  test.skip(texts.length < 2, without.announcements);
  test.use(moving);

  test("gives each message five seconds and slides for 0.3 s", { tag: oneClinic }, async ({
    read,
  }) => {
    const { page } = await read(paths.about);
    for (const round of [0, ROUND_MS, ROUND_MS * 40]) {
      for (const [place, text] of texts.entries()) {
        const turn = round + place * EACH_MS;
        for (const since of [100, 350, 4900]) {
          await turnTo(page, turn + since);
          await expect(reachable(page)).toHaveText([text]);
          const isSliding = since < 300;
          if (!isSliding) await expect(reachable(page)).toHaveCSS("transform", "none");
        }
      }
    }
  });

  test("moves by itself on the real clock", { tag: oneClinic }, async ({ read }) => {
    const { page } = await read(paths.about);
    await expect(reachable(page)).toHaveText(texts.slice(0, 1));
    await expect(reachable(page)).toHaveText(texts.slice(1, 2));
  });

  test("is moved by the compositor alone", { tag: oneClinic }, async ({ read }) => {
    const { page } = await read(paths.about);
    const properties = await page.locator(".announcement-bar li").evaluateAll((messages) =>
      messages
        .flatMap((message) => message.getAnimations())
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((keyframe) => Object.keys(keyframe)),
    );
    const ofEveryFrame = new Set(["offset", "computedOffset", "easing", "composite"]);
    expect(new Set(properties.filter((name) => !ofEveryFrame.has(name)))).toEqual(
      new Set(["transform"]),
    );
  });

  test("shows each message that the tab key reaches, without script too", async ({ read }) => {
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

  test("stands still while it is paused or a message has the focus, and goes on after", {
    tag: oneClinic,
  }, async ({ read }) => {
    const { page } = await read(paths.about);
    const pause = page.getByRole("checkbox", { name: labels.pauseAnnouncements });
    expect(await states(page)).toEqual(["running"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(pause).toBeFocused();
    await page.keyboard.press("Space");
    expect(await states(page)).toEqual(["paused"]);
    await page.keyboard.press("Space");
    expect(await states(page)).toEqual(["running"]);
    await page.keyboard.press("Tab");
    expect(await states(page)).toEqual(["paused"]);
  });

  test("keeps its height whatever the message, on every width", async ({ read }) => {
    const { page } = await read(paths.about);
    const heights = new Set<number | undefined>();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const at of [400, 5100, 5400, 10_400]) {
        await turnTo(page, at);
        heights.add((await page.locator(".announcement-bar").boundingBox())?.height);
      }
    }
    expect([...heights]).toHaveLength(1);
  });

  test("shows every word on every phone", async ({ visit }) => {
    const { page } = await visit(paths.about);
    await showFonts(page);
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await cutMessages(page), `at ${width} px`).toEqual([]);
    }
  });

  test("shows one message and no pause where less motion is asked for", { tag: oneClinic }, async ({
    read,
  }) => {
    const { page } = await read(paths.about, { reducedMotion: "reduce" });
    await expect(reachable(page)).toHaveText(texts.slice(0, 1));
    expect(await states(page)).toEqual([]);
    const pause = page.getByRole("checkbox", { name: labels.pauseAnnouncements });
    await expect(pause).toBeHidden();
  });
});

/** Sets the bar's own clock. */
async function turnTo(page: Page, time: number): Promise<void> {
  const messages = page.locator(".announcement-bar li");
  await messages.evaluateAll(async (all, at) => {
    for (const animation of all.flatMap((message) => message.getAnimations())) {
      animation.pause();
      animation.currentTime = at;
    }
    // The turn's events come with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, time);
}

/** What the tab key and a screen reader find. */
function reachable(page: Page) {
  return page.locator(".announcement-bar li:not([inert])");
}

async function states(page: Page): Promise<string[]> {
  const all = await page
    .locator(".announcement-bar li")
    .evaluateAll((messages) =>
      messages.flatMap((message) => message.getAnimations().map(({ playState }) => playState)),
    );
  return [...new Set(all)];
}
