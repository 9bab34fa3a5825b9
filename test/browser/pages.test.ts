import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { routes } from "../../site/routes.tsx";
import { startHaltingProxy } from "../servers/halting-proxy.ts";
import { setHidden, stopClock } from "./clock.ts";
import { startVisits } from "./visits.ts";

const { labels } = content.interface;
const notFoundPage = content.pages["not-found"];
const locationPage = content.pages.location;

const visits = startVisits();
const { visit } = visits;
const notFound = { mayLog: /^404: no page at|Failed to load resource.*404/ };

describe("a page on a slow line", () => {
  it("works whole, though its script is there before its body", async () => {
    const proxy = await startHaltingProxy(visits.site.url, 300);
    try {
      const page = await visits.browser.newPage();
      await page.goto(`${proxy.url}/contact`);
      await page.locator("[data-open-now]:not([hidden])").first().waitFor();
      await page.locator("form.appointment-form").hover();
      await page.locator("[data-island=AppointmentForm][data-awake]").waitFor();
      await page.close();
    } finally {
      proxy.stop();
    }
  });
});

describe("from page to page", () => {
  it.each([
    ["the heading alone moves", "no-preference", ["::view-transition-new(heading)"]],
    ["nothing moves where that is asked for", "reduce", []],
  ] as const)("%s", async (_, reducedMotion, moving) => {
    const { page } = await visit("/about", { reducedMotion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", async ({ viewTransition }) => {
        await viewTransition?.ready;
        const parts = document.getAnimations().map(({ effect }) => {
          return effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        });
        const moving = parts.filter((part) => part?.startsWith("::view-transition"));
        document.documentElement.dataset.moving = JSON.stringify(moving);
      });
    });
    await page.locator("footer a[href='/contact']").first().click();
    await page.waitForURL("**/contact");
    const html = page.locator("html[data-moving]");
    expect(JSON.parse((await html.getAttribute("data-moving")) ?? "")).toEqual(moving);
  });
});

describe("the home page", () => {
  it("has its eight sections in order, and its booking buttons lead to the contact page", async () => {
    const { page } = await visit("/");
    const sections = await page
      .locator("main > section")
      .evaluateAll((all) =>
        all.map((section) => section.getAttribute("aria-labelledby") ?? section.className),
      );
    expect(sections.slice(0, 8)).toEqual([
      "home-hero",
      "services-heading",
      "about",
      "laser",
      "consultation",
      "testimonials",
      "social",
      "closing",
    ]);
    const hero = page.locator(".home-hero").getByRole("link");
    expect(await hero.getAttribute("href")).toBe("/contact");
    const closing = page.locator("[aria-labelledby=closing]").getByRole("link");
    expect(await closing.getAttribute("href")).toBe("/contact");
    expect(await page.locator("#services h3").count()).toBe(6);
  });
});

describe("the location page", () => {
  it("has three ways to get there, four landmarks and its two buttons to the contact page", async () => {
    const { page } = await visit("/location");
    const minutes = await page.locator(".landmark-minutes").allTextContents();
    expect(minutes.map((text) => Number.parseInt(text, 10))).toEqual([5, 10, 15, 20]);
    for (const { title } of locationPage.directions.cards) {
      expect(await page.getByRole("heading", { name: title }).count()).toBe(1);
    }
    for (const name of [labels.bookConsultation, "CONTACT US FOR DIRECTIONS"]) {
      const link = page.getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href")).toBe("/contact");
    }
  });
});

describe("the about page", () => {
  it("has a letter, the clinic, the team, three values and the statement", async () => {
    const { page } = await visit("/about");
    expect(await page.locator("[aria-labelledby=values] h3").count()).toBe(3);
    for (const id of ["clinic", "team", "values", "statement", "closing"]) {
      expect(await page.locator(`main [aria-labelledby=${id}]`).count(), id).toBe(1);
    }
  });
});

describe("an unknown address", () => {
  it("says so, links home, and leaves the path on the console", async () => {
    const { page, console } = await visit("/no/such%20page?x=1", notFound);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(notFoundPage.heading);
    expect(console.some((line) => line.includes("/no/such%20page"))).toBe(true);
    await page.getByRole("main").getByRole("link", { name: notFoundPage.action }).click();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("every page", () => {
  it.each([
    ["320 px", { width: 320, height: 640 }],
    ["400 % zoom", { width: 320, height: 256 }],
  ])("needs no sideways scrolling at %s", async (_, viewport) => {
    const { page } = await visit("/", { viewport });
    const wide: string[] = [];
    for (const { path } of routes) {
      await page.goto(path);
      const beyond = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll("main *, header *, footer *")]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`);
      });
      wide.push(...beyond.map((element) => `${path} ${element}`));
    }
    expect(wide).toEqual([]);
  });

  it("has all its words in sight without script", async () => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    const hidden: string[] = [];
    for (const { path } of routes) {
      await page.goto(path);
      const words = page.locator("main :is(h1, h2, h3, p)");
      const unseen = await words.evaluateAll((all) =>
        all
          .filter((element) => !element.closest("dialog, details, [hidden]"))
          .filter((element) => !element.checkVisibility({ opacityProperty: true }))
          .map((element) => element.textContent ?? ""),
      );
      hidden.push(...unseen.map((text) => `${path} ${text}`));
    }
    expect(hidden).toEqual([]);
  });
});

describe("ten minutes in a hidden tab", () => {
  it("bring no burst of timers to the home page", async () => {
    const { page } = await visit("/", { before: stopClock });
    await page.clock.runFor(4000);
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      const fired = { timers: 0 };
      Object.assign(window, { fired });
      for (const name of ["setTimeout", "setInterval"] as const) {
        const original = window[name].bind(window);
        window[name] = ((run: () => void, ms?: number) =>
          original(() => {
            fired.timers++;
            run();
          }, ms)) as typeof window.setTimeout & typeof window.setInterval;
      }
    });
    await setHidden(page, true);
    await page.clock.runFor(600_000);
    await setHidden(page, false);
    await page.clock.runFor(100);
    expect(
      await page.evaluate(() => (window as unknown as { fired: { timers: number } }).fired.timers),
    ).toBe(0);
  });
});
