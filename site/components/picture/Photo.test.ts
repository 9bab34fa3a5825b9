import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../../test/support/clinic-folder.ts";
import { readContent } from "../../content/read.ts";
import { createPictures } from "../../media/pictures.ts";
import { photoFacts } from "./Photo.tsx";

const content = readContent(FIXTURE_CONTENT);
const pictures = createPictures(content, FIXTURE_CONTENT);
const { name = "", alt } = content.photos.items[0] ?? {};
const imageOf = (props: { alt?: string; priority?: "hero" }) =>
  photoFacts({ photo: pictures.photo(name), sizes: "100vw", ...props }).image;

it("has the text of photos.yaml, or the one given, even an empty one for decoration", () => {
  expect(imageOf({}).alt).toBe(alt);
  expect(imageOf({ alt: "" }).alt).toBe("");
});

it("loads late unless it is the hero", () => {
  expect(imageOf({}).loading).toBe("lazy");
  expect(imageOf({ priority: "hero" })).toMatchObject({ fetchPriority: "high" });
  expect(imageOf({ priority: "hero" }).loading).toBeUndefined();
});
