import { expect, it } from "vitest";
import { subjectOf } from "./publish.ts";

it("names a publication by the places that changed", () => {
  expect(subjectOf(["Pop-up: Text"])).toBe("Change Pop-up: Text");
  expect(subjectOf(["Pop-up: Text", "Reviews: Name, “Ann R.”"])).toBe(
    "Change Pop-up: Text; Reviews: Name, “Ann R.”",
  );
  expect(subjectOf(["Pop-up: Text", "Pop-up: Button", "About: Heading", "Home: Lead"])).toBe(
    "Change Pop-up: Text; Pop-up: Button; and 2 more",
  );
});
