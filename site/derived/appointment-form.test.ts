import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { readContent } from "../content/read.ts";
import { replyPromise } from "./appointment-form.ts";

it("leaves out the days of the week on which nobody answers", () => {
  const { business } = readContent(FIXTURE_CONTENT);
  expect(replyPromise(business).closedWeekdays).toEqual(["saturday", "sunday"]);
});
