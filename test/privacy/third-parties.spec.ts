import { content } from "../../content/content.ts";
import { expect, test, withoutPromotion } from "../browser/visits.ts";
import { anyService } from "../clinic-under-test.ts";

const { labels } = content.interface;
const { address } = content.business;
const { items: socialPosts } = content.posts;

// That no page asks anyone before a click is shown by test/browser/embeds.test.ts.

test.describe("a click asks the one provider it names, in the form that sets no cookie", () => {
  test("for a post", async ({ visit }) => {
    const { page, elsewhere } = await visit("/", { before: withoutPromotion });
    await page.getByRole("link", { name: labels.showPost }).first().click();
    await expect.poll(() => elsewhere).toHaveLength(1);
    expect(elsewhere[0]).toBe(`https://www.instagram.com/p/${socialPosts[0]?.postId}/embed/`);
  });

  for (const path of ["/contact", "/location"]) {
    test(`for the map on ${path}`, async ({ visit }) => {
      const { page, elsewhere } = await visit(path);
      await page.getByRole("button", { name: labels.showMap }).click();
      await expect.poll(() => elsewhere).toHaveLength(1);
      const map = new URL(elsewhere[0] ?? "");
      expect(map.origin + map.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
      expect(map.searchParams.get("marker")).toBe(`${address.latitude},${address.longitude}`);
    });
  }

  test("with no address of the page beyond its origin", async ({ visit }) => {
    const { page } = await visit(`/contact?service=${anyService}`);
    const [asked] = await Promise.all([
      page.waitForRequest(/openstreetmap/),
      page.getByRole("button", { name: labels.showMap }).click(),
    ]);
    const referer = (await asked.allHeaders()).referer ?? "";
    expect(referer).not.toContain("contact");
  });
});
