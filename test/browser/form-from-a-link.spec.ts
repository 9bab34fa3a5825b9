import { anyTreatment, content, paths, site } from "../clinic-under-test.ts";
import {
  answerPosts,
  field,
  fill,
  filled,
  recorded,
  send,
  sentLine,
  values,
} from "./appointment-form.ts";
import { expect, phone, test } from "./visits.ts";
import { withoutQuery } from "./without-query.ts";

const [concern] = site.links.concerns;

test.describe("the appointment form that a link leads to", () => {
  test("keeps what was typed when a link leads to the page itself", async ({ read }) => {
    const { page } = await read(`${paths.contact}?service=${anyTreatment.service}`, phone);
    await fill(page);
    await page.getByRole("button", { name: content.words.labels.menu }).tap();
    await page.locator("#menu").getByRole("link", { name: content.words.labels.bookNow }).tap();
    await expect(page.locator("#menu")).toBeHidden();
    await expect(page.locator("h2#form")).toBeInViewport();
    expect(await values(page)).toEqual(filled);
  });

  test("selects the service of the URL on a host that serves one page for every query", async ({
    visit,
  }) => {
    const address = `${paths.contact}?service=${filled.service}`;
    const { page } = await visit(address, { before: withoutQuery });
    await expect(field(page, "service")).toHaveValue(filled.service);
  });

  test("names the treatment of the booking button above its fields, and follows another choice", async ({
    read,
  }) => {
    const { page } = await read(anyTreatment.path, phone);
    await page
      .getByRole("main")
      .getByRole("link", { name: anyTreatment.bookingLabel })
      .first()
      .tap();
    await page.waitForURL(`**${paths.contact}?service=${anyTreatment.service}#book`);
    await expect(page.locator("h2#form")).toBeInViewport();
    await expect(field(page, "service")).toHaveValue(anyTreatment.service);
    await page.getByRole("link", { name: "Change" }).tap();
    await expect(field(page, "service")).toBeInViewport();
    await field(page, "service").selectOption("consultation");
    await expect(page.getByText("For: General Consultation")).toBeVisible();
  });

  test("begins the message about the concern whose page led to it", async ({ read }) => {
    const { page } = await read(concern?.path ?? "", phone);
    await page.locator("main a.button").first().tap();
    await page.waitForURL(`**${paths.contact}?service=consultation&about=${concern?.slug}#book`);
    const firstLine = await field(page, "message").inputValue();
    expect(firstLine).toMatch(/^I would like to ask about .+\.\n$/);
    const posts = await answerPosts(page, recorded);
    const request = { ...filled, service: "consultation", message: `${firstLine}Since spring.` };
    await send(page, request);
    await expect(sentLine(page)).toBeVisible();
    expect(posts[0]?.body).toEqual(request);
  });
});
