import { expect, it } from "vitest";
import { content, paths } from "../clinic-under-test.ts";
import { attribute, parse } from "../support/html.ts";
import { get } from "./built-site.ts";

it("the picture that opens a treatment, and each of the gallery, says what it shows", async () => {
  for (const { path, hero } of content.treatments) {
    const photo = content.photos.items.find(({ name }) => name === hero.photo);
    expect(await textsOf(path, hero.photo), path).toContain(photo?.alt);
  }
  for (const { photo, alt } of content.gallery?.images ?? [])
    expect(await textsOf(paths.gallery, photo)).toContain(alt);
});

it("each treatment's drawing stands in its page with a name and a description", async () => {
  for (const { path, signature } of content.treatments) {
    const page = parse((await get(path)).html);
    const drawing = page.querySelector(`.signature svg[role="img"]`);
    expect(Boolean(drawing), path).toBe(signature !== undefined);
    const names = attribute(drawing, "aria-labelledby").split(" ");
    for (const id of drawing ? names : [])
      expect(page.querySelector(`#${id}`)?.textContent, path).toBeTruthy();
  }
});

async function textsOf(path: string, photo: string): Promise<string[]> {
  const images = parse((await get(path)).html)
    .querySelectorAll("img")
    .filter((image) => attribute(image, "src").startsWith(`/pictures/${photo}-`));
  return images.map((image) => attribute(image, "alt"));
}
