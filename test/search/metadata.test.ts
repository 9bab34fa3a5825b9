import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paths } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { origin, page } from "../site/built-site.ts";
import { addresses } from "../support/built-pages.ts";
import { attribute } from "../support/html.ts";

describe("each page", () => {
  it.each(routes)(
    "$path has a real picture for link previews, with the size that its tags state",
    async ({ path }) => {
      const whole = await page(path);
      const told = (property: string) =>
        attribute(whole.querySelector(`meta[property="${property}"]`), "content");
      const response = await fetch(origin + new URL(told("og:image")).pathname);
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect(format).toBe("jpeg");
      expect([`${width}`, `${height}`]).toEqual([told("og:image:width"), told("og:image:height")]);
      expect(width).toBeGreaterThanOrEqual(1200);
    },
  );
});

it("the canonical address has no query, whatever the page is asked with", async () => {
  const asked = [...addresses, "/?utm_source=letter", `${paths.gallery}?show=all&x=1`];
  for (const address of asked) {
    const canonical = attribute(
      (await page(address)).querySelector('link[rel="canonical"]'),
      "href",
    );
    expect(canonical, address).not.toMatch(/[?#]/);
  }
});
