import { expect, it } from "vitest";
import { contentTypeOf } from "./content-types.ts";

it("fails a build that has a file with an unknown extension", () => {
  expect(() => contentTypeOf("photo.heic")).toThrow(/photo\.heic/);
});
