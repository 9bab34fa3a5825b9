import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { content } from "../../content/content.ts";
import { routes } from "../../site/routes.tsx";
import { startVisits, type VisitOptions } from "./visits.ts";

const { labels } = content.interface;
const { items: socialPosts } = content.posts;

const { visit } = startVisits();
const blocked: VisitOptions = {
  mayLog: /Failed to load resource/,
  before: (_, context) =>
    context.route(/instagram|openstreetmap/, (route) => route.abort("blockedbyclient")),
};

describe("third parties", () => {
  it("are not asked for anything by any page before a click", async () => {
    const { page, elsewhere } = await visit("/");
    for (const { path } of routes) {
      await page.goto(path);
      await scrollThrough(page);
      expect(elsewhere, path).toEqual([]);
    }
  });
});

describe("the posts", () => {
  it("are three posters, each with a link that shows the post on the page", async () => {
    const { page, elsewhere } = await visit("/");
    const openers = page.locator(".embed-post").getByRole("link", { name: labels.showPost });
    expect(await openers.count()).toBe(socialPosts.length);
    await openers.nth(1).click();
    const frame = page.locator(".embed-post").nth(1).locator("iframe");
    await frame.waitFor();
    expect(elsewhere).toEqual([`https://www.instagram.com/p/${socialPosts[1]?.postId}/embed/`]);
    expect(await frame.getAttribute("title")).toContain(socialPosts[1]?.caption);
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator(".embed-post iframe").count(), "the others wait").toBe(1);
  });

  it("lead to the provider without script", async () => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    const hrefs = await page
      .locator(".embed-post")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(socialPosts.map(({ postUrl }) => postUrl));
  });

  it("keep their picture, their words and a link when the provider is blocked", async () => {
    const { page } = await visit("/", blocked);
    const post = page.locator(".embed-post").first();
    await post.getByRole("link", { name: labels.showPost }).click();
    await post.locator("iframe").waitFor({ state: "attached" });
    await post
      .getByText(socialPosts[0]?.caption ?? "")
      .first()
      .waitFor();
    expect(await post.locator("img").isVisible()).toBe(true);
    expect(await post.getByRole("link").first().isVisible()).toBe(true);
  });
});

describe.each(["/contact", "/location"])("the map on %s", (path) => {
  it("waits behind its drawing and comes on a click", async () => {
    const { page, elsewhere } = await visit(path);
    const maps = page.getByRole("link", { name: labels.openInMaps });
    expect(await maps.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    await page.getByRole("button", { name: labels.showMap }).click();
    await page.locator(".embed-map iframe").waitFor();
    expect(elsewhere).toHaveLength(1);
    expect(elsewhere[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    expect(await page.locator(".embed-map iframe").getAttribute("title")).toMatch(/\w/);
  });

  it("leaves the link when the provider is blocked", async () => {
    const { page } = await visit(path, blocked);
    await page.getByRole("button", { name: labels.showMap }).click();
    expect(await page.getByRole("link", { name: labels.openInMaps }).isVisible()).toBe(true);
  });

  it("offers no button that needs script where there is none", async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: labels.showMap }).count()).toBe(0);
    expect(await page.getByRole("link", { name: labels.openInMaps }).isVisible()).toBe(true);
  });
});

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}
