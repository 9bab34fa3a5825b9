import { anyService, content, paths, posts, without } from "../clinic-under-test.ts";
import { expect, test, type VisitOptions, withoutPromotion } from "./visits.ts";

const { labels } = content.interface;
const { address } = content.business;

// That no page asks anyone before a click is shown by test/budgets.

const blocked: VisitOptions = {
  mayLog: /Failed to load resource/,
  before: async (page, context) => {
    await withoutPromotion(page);
    await context.route(/instagram|openstreetmap/, (route) => route.abort("blockedbyclient"));
  },
};

test.describe("the posts", () => {
  test.skip(posts.length === 0, without.posts);

  test("are three posters, each with a link that shows the post on the page", async ({ read }) => {
    const { page, elsewhere } = await read("/");
    const openers = page.locator(".embed-post").getByRole("link", { name: labels.showPost });
    await expect(openers).toHaveCount(posts.length);
    await openers.nth(1).click();
    const frame = page.locator(".embed-post").nth(1).locator("iframe");
    await expect(frame).toBeVisible();
    expect(elsewhere).toEqual([`https://www.instagram.com/p/${posts[1]?.postId}/embed/`]);
    expect(await frame.getAttribute("title")).toContain(posts[1]?.caption);
    await expect(frame).toBeFocused();
    await expect(page.locator(".embed-post iframe"), "the others wait").toHaveCount(1);
  });

  test("lead to the provider without script", async ({ read }) => {
    const { page } = await read("/", { javaScriptEnabled: false });
    const hrefs = await page
      .locator(".embed-post")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(posts.map(({ postUrl }) => postUrl));
  });

  test("keep their picture, their words and a link when the provider is blocked", async ({
    read,
  }) => {
    const { page } = await read("/", blocked);
    const post = page.locator(".embed-post").first();
    await post.getByRole("link", { name: labels.showPost }).click();
    await post.locator("iframe").waitFor({ state: "attached" });
    await expect(post.getByText(posts[0]?.caption ?? "").first()).toBeVisible();
    await expect(post.locator("img")).toBeVisible();
    await expect(post.getByRole("link").first()).toBeVisible();
  });
});

for (const path of [paths.contact, paths.location]) {
  test.describe(`the map on ${path}`, () => {
    test("waits behind its drawing and comes on a click", async ({ read }) => {
      const { page, elsewhere } = await read(path);
      const maps = page.getByRole("link", { name: labels.openInMaps }).first();
      await expect(maps).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search\//);
      await page.getByRole("button", { name: labels.showMap }).first().click();
      await expect(page.locator(".embed-map iframe")).toBeVisible();
      expect(elsewhere).toHaveLength(1);
      const map = new URL(elsewhere[0] ?? "");
      expect(map.origin + map.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
      expect(map.searchParams.get("marker")).toBe(`${address.latitude},${address.longitude}`);
      await expect(page.locator(".embed-map iframe")).toHaveAttribute("title", /\w/);
    });

    test("leaves the link when the provider is blocked", async ({ read }) => {
      const { page } = await read(path, blocked);
      await page.getByRole("button", { name: labels.showMap }).first().click();
      await expect(page.getByRole("link", { name: labels.openInMaps }).first()).toBeVisible();
    });

    test("offers no button that needs script where there is none", async ({ read }) => {
      const { page } = await read(path, { javaScriptEnabled: false });
      await expect(page.getByRole("button", { name: labels.showMap })).toHaveCount(0);
      await expect(page.getByRole("link", { name: labels.openInMaps }).first()).toBeVisible();
    });
  });
}

test("a map is told no address of the page beyond its origin", async ({ read }) => {
  const { page } = await read(`${paths.contact}?service=${anyService}`);
  const [asked] = await Promise.all([
    page.waitForRequest(/openstreetmap/),
    page.getByRole("button", { name: labels.showMap }).first().click(),
  ]);
  const referer = (await asked.allHeaders()).referer ?? "";
  expect(referer).not.toContain("contact");
});
