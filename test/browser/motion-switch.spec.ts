import type { Page } from "@playwright/test";
import { content, hasAreas, hasFilm, paths, richTreatment } from "../clinic-under-test.ts";
import { advance, stopClock } from "./clock.ts";
import { expect, moving, phone, test, withoutPromotion } from "./visits.ts";

const { labels } = content.words;
const ADVANCE_MS = 2000;

test.use(moving);

test.describe("the switch for all motion", () => {
  test("is the first control after the skip link, and stops all that moves on home", async ({
    visit,
  }) => {
    const { page } = await visit("/", { before: withoutPromotion });
    const film = page.locator(".home-hero-film video");
    if (hasFilm) await expect(film).toHaveAttribute("data-playing");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const pause = page.getByRole("checkbox", { name: labels.pauseMotion });
    await expect(pause).toBeFocused();
    await expect(pause).not.toBeChecked();
    await page.keyboard.press("Space");
    const paused = page.getByRole("checkbox", { name: labels.motionPaused });
    await expect(paused, "announced by its name and its state").toBeChecked();
    expect(await runningAnimations(page)).toEqual([]);
    if (hasFilm) {
      await expect(film).toHaveJSProperty("paused", true);
      await expect(film, "the picture is seen").toHaveCSS("opacity", "0");
    }
    await page.keyboard.press("Space");
    await expect.poll(() => runningAnimations(page)).not.toEqual([]);
    if (hasFilm) {
      await expect(film).toHaveJSProperty("paused", false);
      await expect(film).toHaveCSS("opacity", "1");
    }
  });

  test("is remembered on the pages that follow, also on one that Back restores", async ({
    visit,
  }) => {
    const { page } = await visit("/", { before: withoutPromotion });
    await page.goto(paths.about);
    await motionSwitch(page).check();
    await page.goBack();
    await expect(motionSwitch(page)).toBeChecked();
    const films = page.locator(".home-hero-film video");
    const playing = (all: Element[]) => all.filter((film) => !(film as HTMLVideoElement).paused);
    expect(await films.evaluateAll(playing)).toEqual([]);
    await motionSwitch(page).uncheck();
    if (hasFilm) await expect(films).toHaveJSProperty("paused", false);
    await page.goForward();
    await expect(motionSwitch(page)).not.toBeChecked();
  });

  test("stops the slides of treatment areas until it is released", async ({ visit }) => {
    test.skip(!hasAreas, "this clinic shows no treatment areas");
    const { page } = await visit(richTreatment.path, { before: stopClock });
    await motionSwitch(page).check();
    const carousel = page.locator(".areas .carousel");
    await carousel.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    // It hydrates once the page has rested.
    await advance(page, 500);
    await expect(carousel).toHaveAttribute("data-awake");
    await page.mouse.move(2, 200);
    const place = () =>
      carousel.locator(".carousel-slides").evaluate((element) => element.style.transform);
    const before = await place();
    await advance(page, 5 * ADVANCE_MS);
    expect(await place()).toBe(before);
    await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await motionSwitch(page).evaluate((box: HTMLInputElement) => box.click());
    await advance(page, ADVANCE_MS + 100);
    expect(await place()).not.toBe(before);
  });

  test("works without JavaScript", async ({ read }) => {
    const { page } = await read("/", { javaScriptEnabled: false });
    expect(await runningAnimations(page)).not.toEqual([]);
    await motionSwitch(page).check();
    expect(await runningAnimations(page)).toEqual([]);
    if (hasFilm) await expect(page.locator(".home-hero-film video")).toHaveCSS("opacity", "0");
  });

  test("has a name and room for a finger on a phone, and is away with reduced motion", async ({
    read,
  }) => {
    const { page } = await read(paths.about, phone);
    const pause = page.getByRole("checkbox", { name: labels.pauseMotion });
    const box = await pause.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(pause).toBeHidden();
  });
});

function motionSwitch(page: Page) {
  return page.locator("#pause-motion");
}

/** The endless animations that run now. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation instanceof CSSAnimation &&
          animation.playState === "running" &&
          animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}
