import type { Page } from "@playwright/test";
import { content } from "../clinic-under-test.ts";
import { longWordsDist } from "../second-clinic/long-words.ts";
import { dist } from "../support/built-pages.ts";
import { fontsAreReady, waitForFonts } from "./fonts.ts";
import { desktop, expect, phone, test } from "./visits.ts";

const { labels } = content.interface;
const { items: announcements } = content.announcements;

const texts = announcements.map(({ text }) => text);
const clinics = [
  { whose: "the announcements", dist },
  { whose: "announcements of 70 letters", dist: longWordsDist },
];
const EACH_MS = 5000;
const ROUND_MS = texts.length * EACH_MS;

test.describe("the announcement bar", () => {
  test("gives each message five seconds and slides for 0.3 s", async ({ visit }) => {
    const { page } = await visit("/about");
    for (const round of [0, ROUND_MS, ROUND_MS * 40]) {
      for (const [place, text] of texts.entries()) {
        const turn = round + place * EACH_MS;
        expect(await shownAt(page, turn + 100), "as it slides in").toEqual([text]);
        expect(await shownAt(page, turn + 350)).toEqual([text]);
        expect(await shownAt(page, turn + 4900)).toEqual([text]);
      }
    }
  });

  test("moves by itself on the real clock", async ({ visit }) => {
    const { page } = await visit("/about");
    expect(await reachable(page)).toEqual([texts[0]]);
    await expect.poll(() => reachable(page), { timeout: 10_000 }).toEqual([texts[1]]);
  });

  test("is moved by the compositor alone", async ({ visit }) => {
    const { page } = await visit("/about");
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

  test("shows each message that the tab key reaches, without script too", async ({ visit }) => {
    const { page } = await visit("/about", { javaScriptEnabled: false });
    const bar = page.getByRole("region", { name: labels.announcements });
    for (const text of texts) {
      const link = bar.getByRole("link", { name: text });
      await link.focus();
      const box = await link.boundingBox();
      expect(box?.y, text).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThanOrEqual(60);
    }
  });

  test("stands still while it is paused or a message has the focus, and goes on after", async ({
    visit,
  }) => {
    const { page } = await visit("/about");
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

  test("keeps its height whatever the message, on every width", async ({ visit }) => {
    for (const options of [desktop, phone, { viewport: { width: 320, height: 640 } }]) {
      const { page } = await visit("/about", options);
      const heights = new Set<number>();
      for (const at of [400, 5100, 5400, 10_400]) {
        await shownAt(page, at);
        heights.add((await page.locator(".announcement-bar").boundingBox())?.height ?? 0);
      }
      expect(heights.size).toBe(1);
    }
  });

  for (const { whose, dist } of clinics) {
    test(`shows every word of ${whose} on every phone`, async ({ visit }) => {
      const { page } = await visit("/about", { dist, before: waitForFonts });
      await fontsAreReady(page);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await cutMessages(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test("shows one message and no pause where less motion is asked for", async ({ visit }) => {
    const { page } = await visit("/about", { reducedMotion: "reduce" });
    const bar = page.getByRole("region", { name: labels.announcements });
    expect(await reachable(page)).toEqual([texts[0]]);
    expect(
      await bar.locator("li").evaluateAll((all) => all.flatMap((one) => one.getAnimations())),
    ).toEqual([]);
    await expect(bar.getByText(labels.pauseAnnouncements)).toBeHidden();
  });
});

/** Sets the bar's own clock; gives what assistive technology then finds. */
async function shownAt(page: Page, time: number): Promise<string[]> {
  const messages = page.locator(".announcement-bar li");
  await messages.evaluateAll(async (all, at) => {
    for (const animation of all.flatMap((message) => message.getAnimations())) {
      animation.pause();
      animation.currentTime = at;
    }
    // The turn's events come with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, time);
  return reachable(page);
}

/** The messages in the browser's own accessibility tree, which leaves out what is inert. */
async function reachable(page: Page): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  const { nodes } = await protocol.send("Accessibility.getFullAXTree");
  await protocol.detach();
  const names = nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "link")
    .map(({ name }) => name?.value);
  return texts.filter((text) => names.includes(text));
}

/** Messages of which a part is out of the bar, or below the switch that pauses it. */
function cutMessages(page: Page): Promise<string[]> {
  return page.locator(".announcement-bar").evaluate((bar) => {
    const pause = bar.querySelector(".announcement-pause")?.getBoundingClientRect();
    const right = pause?.left ?? innerWidth;
    return [...bar.querySelectorAll("li")]
      .filter((message) => {
        // They slide: each is measured against its own place, which is as high as the bar.
        const { top, bottom } = message.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(message);
        const lines = [...range.getClientRects()];
        const isOut = (line: DOMRect) =>
          line.left < 0 || line.right > right || line.top < top || line.bottom > bottom;
        const hidden = [...message.querySelectorAll("a")].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        );
        return hidden || lines.some(isOut);
      })
      .map(({ textContent }) => textContent ?? "");
  });
}

async function states(page: Page): Promise<string[]> {
  const all = await page
    .locator(".announcement-bar li")
    .evaluateAll((messages) =>
      messages.flatMap((message) => message.getAnimations().map(({ playState }) => playState)),
    );
  return [...new Set(all)];
}
