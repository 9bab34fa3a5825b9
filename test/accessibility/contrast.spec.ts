/** Contrast as a person sees it: computed colours against the ground below, in every state. */
import { answerPosts, fill, json, recorded, submitButton } from "../browser/appointment-form.ts";
import { advance, stopClock } from "../browser/clock.ts";
import { mayLog, usualPages } from "../browser/templates.ts";
import { expect, phone, test } from "../browser/visits.ts";
import { wakeLater } from "../browser/wake-islands.ts";
import { paths, promotion, without } from "../clinic-under-test.ts";
import { force, lowContrast } from "./contrast.ts";
import {
  expectContrast,
  expectContrastInStates,
  openAll,
  withoutTransitions,
} from "./expect-contrast.ts";

for (const path of usualPages) {
  test(`${path} has enough contrast at rest, under the pointer and with the focus`, async ({
    read,
  }) => {
    const { page } = await read(path, { mayLog });
    await expectContrast(page);
  });
}

test("the menu has enough contrast in every state", async ({ read }) => {
  const { page } = await read(paths.about, phone);
  await withoutTransitions(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  await openAll(page);
  expect(await lowContrast(page), "at rest").toEqual([]);
  await expectContrastInStates(page);
});

test("the form has enough contrast while it is sent, after a failure and when it is sent", async ({
  read,
}) => {
  const { page } = await read(paths.contact, { mayLog: /./ });
  await withoutTransitions(page);
  const held = Promise.withResolvers<void>();
  await answerPosts(page, json(500, {}), async (route) => {
    await held.promise;
    await recorded(route);
  });
  await fill(page);
  await submitButton(page).click();
  await expect(page.getByText("Error sending request")).toBeVisible();
  expect(await lowContrast(page), "failed").toEqual([]);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  expect(await lowContrast(page), "being sent").toEqual([]);
  held.resolve();
  await page.getByText("Appointment request sent!").hover();
  await expect(page.locator(".sent-panel")).toBeVisible();
  expect(await lowContrast(page), "sent").toEqual([]);
});

test("the promotion has enough contrast in every state", async ({ visit }) => {
  test.skip(!promotion, without.promotion);
  const { page } = await visit("/", { before: stopClock });
  await wakeLater(page);
  await advance(page, 3000);
  await expect(page.getByRole("dialog")).toBeVisible();
  await withoutTransitions(page);
  expect(await lowContrast(page), "at rest").toEqual([]);
  await expectContrastInStates(page);
});

test("a chosen filter has enough contrast", async ({ read }) => {
  const { page } = await read(paths.gallery);
  await withoutTransitions(page);
  await page.getByRole("button", { name: "Laser Treatments" }).click();
  expect(await lowContrast(page)).toEqual([]);
  await expectContrastInStates(page);
});

test.describe("the measure", () => {
  const BLACK = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%"/></svg>',
  )}`;

  /** Ratios computed by hand from WCAG's formula. */
  const examples = [
    { name: "#767676 on white", html: '<p style="color: #767676">a</p>', found: [] },
    { name: "#777777 on white", html: '<p style="color: #777">a</p>', found: ["4.48"] },
    {
      name: "a large text",
      html: `<p style="color: #949494; font-size: 24px">a</p>
        <p style="color: #999; font-size: 24px">b</p>`,
      found: ["2.85"],
    },
    {
      name: "a thin text on a thin ground",
      html: `<div style="background: #000"><div style="background: #fff8">
        <p style="color: #000; opacity: .5">a</p></div></div>`,
      found: ["2.75"],
    },
    {
      name: "the worse end of a gradient",
      html: '<p style="background: linear-gradient(#fff, #777); color: #fff">a</p>',
      found: ["1.00"],
    },
    {
      name: "a text on a picture",
      html: `<div style="position: relative"><p style="position: relative; color: #222">a</p>
        <img alt="" src="${BLACK}" style="position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1"></div>`,
      found: ["1.32"],
    },
    {
      name: "the edge of a field",
      html: '<input aria-label="a" style="border: 0; border-bottom: 1px solid #ddd">',
      found: ["1.36"],
    },
  ];

  test("computes the known ratios of examples", async ({ visit }) => {
    const { page } = await visit("/");
    await page.goto("about:blank");
    for (const { name, html, found } of examples) {
      await page.setContent(`<body style="background: #fff">${html}`);
      const ratios = (await lowContrast(page)).map((line) => line.split(" ")[0]);
      expect.soft(ratios, name).toEqual(found);
    }
  });

  test("finds a pale answer, a pale hovered link and a missing focus ring", async ({ read }) => {
    const { page } = await read("/anti-wrinkle-near-me-woodbridge");
    await withoutTransitions(page);
    await page.addStyleTag({
      content: `.faq-list p { color: #e3dbcf } footer a:hover { color: #334736 !important }
        main a.button:focus-visible { outline-color: #faf7f1 !important }`,
    });
    await openAll(page);
    expect(await lowContrast(page)).toContainEqual(expect.stringMatching(/^1\.28 .* in p /));
    await force(page, "hover");
    expect((await lowContrast(page)).some((line) => line.includes("footer"))).toBe(true);
    await force(page, "focus", "focus-visible");
    expect((await lowContrast(page, "focus")).some((line) => line.includes("ring"))).toBe(true);
  });
});
