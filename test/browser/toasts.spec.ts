import type { Locator, Page } from "@playwright/test";
import { paths } from "../clinic-under-test.ts";
import {
  answerPosts,
  failureWords,
  fill,
  form,
  json,
  mayFail,
  recorded,
  send,
  successWords,
  toast,
} from "./appointment-form.ts";
import { advance, stopClock } from "./clock.ts";
import { desktop, expect, test } from "./visits.ts";

test.describe("the toasts", () => {
  test("are at the bottom right, 356 px wide, and 14 px apart", async ({ read }) => {
    const { page } = await read(paths.contact, { ...desktop, mayLog: mayFail });
    await answerPosts(page, recorded, json(400, { ok: false, error: "no" }));
    await send(page);
    // A toast stays under the pointer.
    await toast(page, successWords.title).hover();
    await fill(page);
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(toast(page, failureWords.title)).toBeVisible();
    await expect
      .poll(async () => (await boxes(page)).map(({ width }) => width))
      .toEqual([356, 356]);
    await expect.poll(() => gaps(page)).toEqual([14]);
    const { width, height } = desktop.viewport;
    const fromCorner = async () => {
      const [front] = await boxes(page);
      return front && Math.max(width - front.x - front.width, height - front.y - front.height);
    };
    await expect.poll(fromCorner).toBeLessThanOrEqual(40);
  });

  test("close after five seconds on success, later while hovered or focused, and stay on failure", async ({
    visit,
  }) => {
    const { page } = await visit(paths.contact, { before: stopClock, mayLog: mayFail });
    await answerPosts(page, recorded, json(400, { ok: false, error: "no" }));
    await send(page);
    const success = toast(page, successWords.title);
    await appears(page, success);
    const close = success.getByRole("button", { name: /close/i });
    await close.focus();
    await advance(page, 30_000);
    await expect(success).toHaveCount(1);
    await close.blur();
    await success.hover();
    await advance(page, 30_000);
    await expect(success).toHaveCount(1);
    await page.mouse.move(2, 2);
    await advance(page, 4000);
    await expect(success).toHaveCount(1);
    await advance(page, 1500);
    await advance(page, 1500);
    await expect(success).toHaveCount(0);
    await send(page);
    const failure = toast(page, failureWords.title);
    await appears(page, failure);
    await page.mouse.move(2, 2);
    await advance(page, 120_000);
    await expect(failure).toHaveCount(1);
    await failure.getByRole("button", { name: /close/i }).click();
    await expect
      .poll(async () => {
        await advance(page, 1000);
        return failure.count();
      })
      .toBe(0);
  });

  test("let the Tab key pass, and close on Esc", async ({ read }) => {
    const { page } = await read(paths.contact, { ...desktop, mayLog: mayFail });
    await answerPosts(page, json(500, {}));
    await send(page);
    const failure = toast(page, failureWords.title);
    await expect(failure).toBeVisible();
    const lastOfPage = page.locator("footer a").last();
    await lastOfPage.focus();
    // The toast, its phone number, its button, and what comes after.
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press("Tab");
      await expect(failure.or(failure.locator("*")).and(page.locator(":focus"))).toHaveCount(1);
    }
    await page.keyboard.press("Tab");
    // Past the end of the document nothing has the focus, and the element from which Tab goes on is still active.
    const isBack = () => document.activeElement?.closest("footer, .toasts") != null;
    expect(await page.evaluate(isBack)).toBe(false);
    await failure.getByRole("button", { name: /close/i }).focus();
    await page.keyboard.press("Escape");
    await expect(failure).toHaveCount(0);
  });

  test("are announced once, with the title first", async ({ read }) => {
    const { page } = await read(paths.contact, { mayLog: mayFail });
    await answerPosts(page, json(500, {}));
    await send(page);
    const failure = toast(page, failureWords.title);
    await expect(failure).toBeVisible();
    const live = await failure.evaluate((element) => {
      const regions = "[aria-live], [role=alert], [role=status], [role=log]";
      const within = [...element.querySelectorAll(regions)];
      return { around: element.closest(regions)?.getAttribute("aria-live"), within: within.length };
    });
    expect(live).toEqual({ around: "polite", within: 0 });
    await expect(page.getByRole("region", { name: "Messages", exact: true })).toHaveCount(1);
    const [item, ...parts] = (await failure.ariaSnapshot()).split("\n");
    expect(item).toBe("- listitem:");
    expect(parts.join("\n")).toMatch(/^ *- text: Error sending request[\s\S]*- button "Close"$/);
  });
});

/** The visible toasts, from the lowest up. */
async function boxes(page: Page) {
  const all = await page.locator('[data-sonner-toast][data-visible="true"]').evaluateAll((toasts) =>
    toasts.map((toast) => {
      const { x, y, width, height } = toast.getBoundingClientRect();
      return { x, y, width: Math.round(width), height };
    }),
  );
  return all.sort((a, b) => b.y - a.y);
}

async function gaps(page: Page): Promise<number[]> {
  const all = await boxes(page);
  return all.slice(1).map((box, index) => Math.round((all[index]?.y ?? 0) - (box.y + box.height)));
}

/** Sonner attaches a toast by a timer. */
async function appears(page: Page, toast: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await advance(page, 20);
      return toast.count();
    })
    .toBe(1);
}
