import { expect, it } from "vitest";
import { draftOf } from "./draft.ts";

const draft = draftOf([
  { name: "business", data: { address: { city: "Elsewhere" } } },
  {
    name: "treatments/peel",
    data: { variables: { shortest: "15", longest: "60 minutes", session: "{shortest}–{longest}" } },
  },
]);

it("fills in a value that consists of other values", () => {
  expect(draft.filledIn("A visit takes {session}.", "treatments/peel")).toBe(
    "A visit takes 15–60 minutes.",
  );
  expect(draft.filledIn("Peels take {peel.session} in {city}.", "pages/home")).toBe(
    "Peels take 15–60 minutes in Elsewhere.",
  );
  expect(draft.variable("session", "treatments/peel")).toEqual({
    value: "15–60 minutes",
    place: { file: "treatments/peel", path: ["variables", "session"] },
    parts: ["shortest", "longest"],
  });
  expect(draft.variable("nothing", "treatments/peel").value).toBe("");
});
