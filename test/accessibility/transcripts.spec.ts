import { functionPath } from "../../contract/appointment-request.ts";
import { fill, filled } from "../browser/appointment-form.ts";
import { stopClockAt } from "../browser/clock.ts";
import { expect, phone, test } from "../browser/visits.ts";
import { keptContent, keptDist, keptPages } from "../second-clinic/kept-pages.ts";
import { longWordsDist } from "../second-clinic/long-words.ts";
import { oneClinic } from "../second-clinic/one-clinic.ts";
import { admitReader, listen, readOut } from "./screen-reader.ts";

test.use({ dist: keptDist });

const { interface: words, gallery } = keptContent;
const AFTER_ALL_DATES = "2099-12-31T16:00Z";
const request = { ...filled, service: "consultation" };

test.describe("a screen reader's words, as they are kept:", { tag: oneClinic }, () => {
  for (const name of ["home", "treatment", "listing", "location", "contact"] as const) {
    test(name, async ({ read }) => {
      const { page } = await read(keptPages[name]);
      await admitReader(page);
      keep(name, await readOut(page, name === "home" ? "body" : "main"));
    });
  }

  test("the call bar and the menu on a phone", async ({ read }) => {
    const { page } = await read(keptPages.about, phone);
    await admitReader(page);
    const bar = await readOut(page, ".call-bar");
    await page.getByRole("button", { name: words.labels.menu }).click();
    keep("menu", bar, await readOut(page, "#menu"));
  });

  test("the carousel, stopped and moved on by hand", async ({ read }) => {
    const { page } = await read(keptPages.treatment);
    await admitReader(page);
    const areas = page.locator("section.areas");
    await areas.scrollIntoViewIfNeeded();
    await expect(areas.locator("[data-awake]")).toBeVisible();
    const stopped = await readOut(page, "section.areas");
    const next = areas.getByRole("button", { name: words.areasCarousel.next });
    keep("carousel", stopped, await listen(page, () => next.click(), "polite: "));
  });

  test("the gallery, and as it is narrowed", async ({ read }) => {
    const { page } = await read(keptPages.gallery);
    await admitReader(page);
    const choice = page.getByRole("button", { name: gallery?.filters[1]?.label ?? "" });
    const whole = await readOut(page, "main");
    keep("gallery", whole, await listen(page, () => choice.click(), words.galleryStatus));
  });

  test("the promotion", async ({ visit }) => {
    const { page } = await visit("/", {
      dist: longWordsDist,
      before: async (page) => Promise.all([admitReader(page), stopClockAt(page, AFTER_ALL_DATES)]),
    });
    await page.clock.runFor(3000);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.resume();
    keep("promotion", await readOut(page, "dialog[open]"));
  });

  test("the form with mistakes, with success and with failure", async ({ read }) => {
    const { page } = await read(keptPages.contact, { mayLog: /./ });
    await admitReader(page);
    const press = () => page.getByRole("button", { name: words.appointmentForm.submit }).click();
    const mistakes = await listen(page, press, words.appointmentForm.firstName);
    const withMistakes = await readOut(page, "form.appointment-form");
    await fill(page, request, words.appointmentForm);
    await page.route(`**${functionPath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    const failure = await listen(page, press, words.toasts.failure.title);
    const success = await listen(page, press, words.toasts.success.title);
    keep("form", mistakes, withMistakes, failure, success);
  });
});

/** `playwright test transcripts --update-snapshots` writes the files anew. */
function keep(name: string, ...parts: string[]): void {
  const text = `${parts.join("\n\n---\n\n")}\n`;
  expect(text).toMatchSnapshot(["accessibility", "transcripts", `${name}.txt`]);
}
