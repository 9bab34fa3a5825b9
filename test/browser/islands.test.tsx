import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Island } from "../../site/build/Island.tsx";
import { TestimonialsCarousel } from "../../site/islands/TestimonialsCarousel.tsx";
import { phone, startVisits, type VisitOptions } from "./visits.ts";

const { visit } = startVisits();
const hostile = [
  "</script><script>alert(1)</script>",
  `"quotes" 'and' &quot;entities&amp;`,
  "\u2028line\u2029separators",
  "<!-- a comment --> <b>bold</b> ]]>",
  "\\u003c \\ backslashes {{token}} $& $1",
  "你好 👋🏽 e\u0301",
];
const cards = hostile.map((text) => ({ name: text, weeksAgo: text, text, stars: text }));
const name = hostile.join(" ");
const words = { name, role: name, slide: name, place: name, goTo: `${hostile[1]}` };
const props = { cards, words };
const island = renderToStaticMarkup(
  <Island component={TestimonialsCarousel} props={props} on="visible" />,
);

describe("an island", () => {
  it("gets its props through the HTML as they were, and hydrates without a complaint", async () => {
    const { page } = await visit("/about", withMain(island));
    const root = page.locator("[data-island]");
    await page.locator("[data-awake]").waitFor();
    expect(await root.evaluate((element: HTMLElement) => element.dataset.props)).toBe(
      JSON.stringify(props),
    );
    const quotes = await page.locator(".testimonials-row blockquote").allTextContents();
    expect(quotes).toEqual(hostile);
    expect(await page.locator("main script, main b").count()).toBe(0);
  });

  it("that breaks stops no other and leaves its HTML", async () => {
    const unknown = island.replace(/data-island="\w+"/, 'data-island="NoSuchIsland"');
    const garbled = island.replace(/data-props="[^"]*"/, 'data-props="{"');
    const { page, console } = await visit("/about", {
      ...withMain(`${unknown}${garbled}${island}`),
      mayLog: /./,
    });
    await page.locator("[data-island]").last().scrollIntoViewIfNeeded();
    await page.locator("[data-island][data-awake]").last().waitFor();
    await expect.poll(() => page.locator(".testimonials-row").count()).toBe(3);
    expect(await page.locator("[data-awake]").count()).toBe(1);
    expect(console.some((line) => line.includes("An island broke."))).toBe(true);
    await page.getByRole("button", { name: /menu/i }).first().tap();
    expect(await page.locator("#menu").isVisible(), "the rest of the page works").toBe(true);
  });

  it("keeps its ids when it wakes, so that labels stay with their fields", async () => {
    const { page } = await visit("/contact");
    const pairs = () =>
      page.locator("form.appointment-form label[for]").evaluateAll((labels) =>
        labels.map((label) => {
          const { htmlFor, control } = label as HTMLLabelElement;
          return [htmlFor, control?.getAttribute("name")];
        }),
      );
    const before = await pairs();
    expect(before).toHaveLength(6);
    expect(before.every(([, name]) => name)).toBe(true);
    await page.locator("form.appointment-form").hover();
    await page.locator("[data-island=AppointmentForm][data-awake]").waitFor();
    expect(await pairs()).toEqual(before);
  });

  it("sleeps until it is needed: nothing of React comes before", async () => {
    const { page } = await visit("/contact");
    await page.waitForLoadState("networkidle");
    expect(await page.locator("[data-awake]").count()).toBe(0);
  });
});

/** The about page with other contents, on a phone, where the testimonials are alive. */
function withMain(html: string): VisitOptions {
  return {
    ...phone,
    before: (page) =>
      page.route("**/about", async (route) => {
        const response = await route.fetch();
        const [head = "", rest = ""] = (await response.text()).split(/(?<=<main[^>]*>)/);
        await route.fulfill({ response, body: `${head}${html}</main>${rest.split("</main>")[1]}` });
      }),
  };
}
