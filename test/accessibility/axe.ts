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
/** What it has found is named by selectors alone. */
const source = `${readFileSync(file, "utf8")};axe.configure({ noHtml: true })`;

/** 320 px is 400 % of 1280, too. Between the two the colours are those of the one or the other. */
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024, isWithoutContrast: true },
  { width: 1280, height: 900 },
];

/** What axe finds in one state at one width after the other. */
export async function findingsAtEveryWidth(page: Page, look: Look = {}): Promise<string[]> {
  const all: string[] = [];
  for (const { isWithoutContrast, ...size } of sizes) {
    await page.setViewportSize(size);
    const found = await findings(page, {
      ...(isWithoutContrast && { isWithoutContrast }),
      ...look,
    });
    all.push(...found.map((finding) => `at ${size.width} px: ${finding}`));
  }
  return all;
}

/** What axe finds, its best-practice rules included, one line each. */
export async function findings(page: Page, look: Look = {}): Promise<string[]> {
  await unpinCallBar(page);
  await waitForTransitions(page);
  // Once a page: half of what a run costs is this source.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    // The site's pages hold no frames but those of others.
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

/** A link that happens to lie half beneath the call bar is no smaller a target: it scrolls. */
async function unpinCallBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>(".call-bar");
    if (bar) bar.style.position = "static";
  });
}

/** What is half faded in has no colour to judge yet. What moves without end, or with the page, is not waited for. */
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
