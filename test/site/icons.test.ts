import { imageSize } from "image-size";
import { expect, it } from "vitest";
import { origin } from "./built-site.ts";

it.each([
  ["/favicon.svg", "image/svg+xml", expect.any(Number)],
  ["/favicon.ico", "image/vnd.microsoft.icon", expect.any(Number)],
  ["/apple-touch-icon.png", "image/png", 180],
  ["/icon-512.png", "image/png", 512],
])("has the icon %s", async (src, type, width) => {
  const response = await fetch(origin + src);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect(imageSize(await response.bytes())).toMatchObject({ width });
});
