/** Islands on pages whose HTML is not as the build wrote it. The list of islands is written by hand. */
import type { Page } from "@playwright/test";
import { content, gallery, paths, richTreatment } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  filled,
  json,
  recorded,
  submitButton,
  successWords,
  toast,
} from "./appointment-form.ts";
import { changes } from "./change-html.ts";
import { desktop, expect, moving, phone, test, type VisitOptions } from "./visits.ts";

const HYDRATION = /\/assets\/hydrate-[\w-]+\.js$/;
const { areasCarousel, finder, testimonialsSection } = content.words;

type Use = {
  island: string;
  path: string;
  options?: VisitOptions;
  /** What a visitor does while the island is asleep. */
  before?: (page: Page) => Promise<unknown>;
  /** What of that is still to be seen when it is awake. */
  kept?: (page: Page) => Promise<unknown>;
  /** What works then. */
  works: (page: Page) => Promise<unknown>;
};

const islands: readonly Use[] = [
  {
    island: "AppointmentForm",
    path: paths.contact,
    async before(page) {
      await fill(page);
      await page.locator("[name=message]").evaluate((area: HTMLTextAreaElement) => {
        area.focus();
        area.setSelectionRange(2, 5);
      });
    },
    async works(page) {
      await answerPosts(page, json(500, {}), recorded);
      await submitButton(page).click();
      await expect(toast(page, failureWords.title)).toBeVisible();
      await expect(submitButton(page)).toContainText("BOOK APPOINTMENT");
      await submitButton(page).click();
      await expect(toast(page, successWords.title)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Sent, Zoë" })).toBeFocused();
      await expect(submitButton(page)).toContainText("BOOK APPOINTMENT");
    },
  },
  {
    island: "Gallery",
    path: paths.gallery,
    async works(page) {
      await page.getByRole("button", { name: gallery.filters[2]?.label ?? "" }).click();
      await expect(page.locator(".filter [role=status]")).toHaveText(/^Pictures shown: [1-9]$/);
    },
  },
  {
    island: "TreatmentFinder",
    path: "/non-invasive-treatments",
    async works(page) {
      await page.locator(".filter-choice").nth(1).click();
      await expect(page.locator(".filter [role=status]")).toHaveText(
        new RegExp(`^${finder.status} [1-8]$`),
      );
    },
  },
  {
    island: "AreasCarousel",
    path: richTreatment.path,
    options: { ...phone, reducedMotion: "reduce" },
    before: (page) =>
      page
        .locator(".areas .carousel-viewport")
        .evaluate((row) => row.scrollBy({ left: row.clientWidth * 2.1, behavior: "instant" })),
    kept: (page) =>
      expect(page.locator(".areas .carousel-slide").nth(2)).toBeInViewport({ ratio: 0.5 }),
    async works(page) {
      await page.getByRole("button", { name: areasCarousel.next }).click();
      await expect(page.locator(".areas [aria-live]")).toHaveText(/\w/);
    },
  },
  {
    island: "ReviewsCarousel",
    path: richTreatment.path,
    options: phone,
    async works(page) {
      await page.getByRole("button", { name: `${testimonialsSection.goTo} 3` }).click();
      await expect(page.locator(".testimonials [aria-live]")).toHaveText(/\w/);
    },
  },
  {
    island: "OpenNow",
    path: paths.location,
    works: (page) => expect(page.locator(".open-now").first()).toHaveText(/now/),
  },
  { island: "Embed", path: paths.location, works: (page) => page.waitForLoadState() },
  {
    island: "Film",
    path: "/",
    async works(page) {
      await page.locator(".film-toggle").click();
      await expect(page.locator(".home-hero video")).toHaveJSProperty("paused", true);
    },
  },
  {
    island: "Promotion",
    path: "/",
    async works(page) {
      await page.locator("dialog.promotion[open] button").click();
      await expect(page.locator("dialog.promotion")).toBeHidden();
    },
  },
  { island: "UnknownPath", path: "/no-such-page", works: (page) => page.waitForLoadState() },
];

test.use(moving);

for (const [what, change] of Object.entries(changes)) {
  test.describe(`on a ${what}`, () => {
    for (const { island, path, options = desktop, before, kept, works } of islands) {
      test(`${island} keeps the visitor's input from before hydration, and works`, async ({
        visit,
      }) => {
        const held = Promise.withResolvers<void>();
        const { page, console } = await visit(path, {
          ...options,
          mayLog: MAY_LOG,
          before: (page) =>
            page.route(HYDRATION, (route) => held.promise.then(() => route.continue())),
        });
        await change(page);
        await come(page, island);
        await before?.(page);
        const state = await stateOf(page);
        held.resolve();
        await isAwake(page, island);
        expect(await stateOf(page)).toEqual(state);
        await kept?.(page);
        await works(page);
        expect(console.join()).not.toContain("broke");
      });

      test(`${island} works when it was hydrated before`, async ({ visit }) => {
        const { page, console } = await visit(path, { ...options, mayLog: MAY_LOG });
        await come(page, island);
        await isAwake(page, island);
        if (island === "AppointmentForm") await fill(page);
        await change(page);
        await works(page);
        expect(console.join()).not.toContain("broke");
      });
    }

    test("a press held before hydration is repeated on the new button", async ({ visit }) => {
      const held = Promise.withResolvers<void>();
      const { page } = await visit(paths.contact, {
        mayLog: MAY_LOG,
        before: (page) =>
          page.route(HYDRATION, (route) => held.promise.then(() => route.continue())),
      });
      const posts = await answerPosts(page, recorded);
      await change(page);
      await fill(page);
      await submitButton(page).click();
      held.resolve();
      await expect(toast(page, successWords.title)).toBeVisible();
      expect(posts.map(({ body }) => body)).toEqual([filled]);
    });
  });
}

/** React's own recovery is a warning; the 404 page and failing posts are errors by intention. */
const MAY_LOG = /rendered anew|Failed to load resource|Error sending request|404/;

async function come(page: Page, island: string): Promise<void> {
  const root = page.locator(`[data-island=${island}]`).first();
  await root.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const control = root.locator("input:visible, .filter button").first();
  if ((await control.count()) > 0) await control.hover();
}

function isAwake(page: Page, island: string): Promise<void> {
  return expect(page.locator(`[data-island=${island}]`).first()).toHaveAttribute("data-awake");
}

/** By the names of the fields: their labels may be translated. */
async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const control = page.locator(`form.appointment-form [name=${name}]`);
    if (name === "service") await control.selectOption(value);
    else await control.fill(value);
  }
}

/** What a visitor may lose: values, the focus, what is selected and what is open. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLInputElement>(
      "main :is(input, select, textarea)",
    );
    const focused = document.activeElement as HTMLTextAreaElement;
    return {
      typed: [...controls].map(({ value, checked }) => [value, checked]),
      focused: focused.getAttribute("name"),
      selection: [focused.selectionStart, focused.selectionEnd],
    };
  });
}
