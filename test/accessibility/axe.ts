import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

type WithAxe = typeof globalThis & { axe: typeof axe };

export type Look = {
  /** Only a part of the page. */
  within?: string;
  /** Where colours are the same as in a state that has been looked at, or are the system's own. */
  isWithoutContrast?: boolean;
};

const file = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
/** Findings are named by their selectors only. */
const source = `${readFileSync(file, "utf8")};axe.configure({ noHtml: true })`;

/** 320 px equals a width of 1280 px at 400 % zoom. */
const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
];

/** What axe finds in one state on a phone and on a desktop. */
export async function findingsAtEveryWidth(page: Page, look: Look = {}): Promise<string[]> {
  const all: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await findings(page, look);
    all.push(...found.map((finding) => `at ${size.width} px: ${finding}`));
  }
  return all;
}

/** What axe finds, its best-practice rules included, one line each. */
export async function findings(page: Page, look: Look = {}): Promise<string[]> {
  await unpinCallBar(page);
  await waitForTransitions(page);
  // Once for each page, because loading this script is half of a run's cost.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    // All frames are third-party.
    iframes: false,
    rules: {
      "target-size": { enabled: true },
      "color-contrast": { enabled: !look.isWithoutContrast },
    },
  };
  const { violations } = await page.evaluate(
    ([within, options]) => (globalThis as WithAxe).axe.run(within ?? document, options),
    [look.within, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}) at ${target.join(" ")}`),
  );
}

/** Puts the call bar back where `findings` took it from. */
export async function pinCallBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>(".call-bar")?.style.removeProperty("position");
  });
}

/** A link that happens to lie half beneath the call bar is no smaller a target: it scrolls. */
async function unpinCallBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>(".call-bar");
    if (bar) bar.style.position = "static";
  });
}

/** A fading element does not have its colours yet. Endless animations and those driven by scrolling are not waited for. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (animation: Animation) =>
      animation.playState === "running" &&
      animation.timeline === document.timeline &&
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
