import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { startVisits } from "../browser/visits.ts";

const { labels } = content.interface;
const { address } = content.business;
const { items: socialPosts } = content.posts;

// That no page asks anyone before a click is shown by test/browser/embeds.test.ts.
const { visit } = startVisits();

describe("a click asks the one provider it names, in the form that sets no cookie", () => {
  it("for a post", async () => {
    const { page, elsewhere } = await visit("/", { before: withoutPromotion });
    await page.getByRole("link", { name: labels.showPost }).first().click();
    await expect.poll(() => elsewhere).toHaveLength(1);
    expect(elsewhere[0]).toBe(`https://www.instagram.com/p/${socialPosts[0]?.postId}/embed/`);
  });

  it.each(["/contact", "/location"])("for the map on %s", async (path) => {
    const { page, elsewhere } = await visit(path);
    await page.getByRole("button", { name: labels.showMap }).click();
    await expect.poll(() => elsewhere).toHaveLength(1);
    const map = new URL(elsewhere[0] ?? "");
    expect(map.origin + map.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
    expect(map.searchParams.get("marker")).toBe(`${address.latitude},${address.longitude}`);
  });

  it("with no address of the page beyond its origin", async () => {
    const { page } = await visit("/contact?service=acne-therapy");
    const [asked] = await Promise.all([
      page.waitForRequest(/openstreetmap/),
      page.getByRole("button", { name: labels.showMap }).click(),
    ]);
    const referer = (await asked.allHeaders()).referer ?? "";
    expect(referer).not.toContain("contact");
  });
});

function withoutPromotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    if (self === top) sessionStorage.setItem("promotion-dismissed", "");
  });
}
