/** Islands on pages whose HTML is not as the build wrote it. */
import type { Page } from "@playwright/test";
import { paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  filled,
  recorded,
  submitButton,
  successWords,
  toast,
} from "./appointment-form.ts";
import { changes } from "./change-html.ts";
import { fillByName, islands } from "./island-uses.ts";
import { desktop, expect, moving, test } from "./visits.ts";

const HYDRATION = /\/assets\/hydrate-[\w-]+\.js$/;
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
        if (island === "AppointmentForm") await fillByName(page);
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
      await fillByName(page);
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
