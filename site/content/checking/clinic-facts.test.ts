import { expect, it } from "vitest";
import { copyClinic } from "../../../test/support/clinic-folder.ts";
import { edit } from "../../../test/support/edit.ts";
import { readContent } from "../read.ts";

const folder = copyClinic();
const says = (text: string) =>
  edit(folder, "promotion", (before) => before.replace(/^text: .*/m, `text: ${text}`));

it("says which fact business.yaml does not give to a text that uses it", () => {
  edit(folder, "business", (text) => text.replace(/^social:\n(?: .*\n|\n)+/m, "social: []\n"));
  expect(() => readContent(folder)).toThrow(
    /pages\/home\.yaml:28 social\.heading: uses \{socialProvider\}, but business\.yaml has no “social”$/m,
  );
  edit(folder, "business", (text) =>
    text.replace(/^rating:\n(?: .*\n)+/m, "").replace("showRating: true", "showRating: false"),
  );
  says("We have {reviewCount} reviews.");
  expect(() => readContent(folder)).toThrow(
    /promotion\.yaml:2 text: uses \{reviewCount\}, but business\.yaml has no “rating”$/m,
  );
});
