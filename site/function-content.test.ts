import { expect, it } from "vitest";
import { NO_BREAK_SPACE } from "../content-model/languages/kept-spaces.ts";
import { readContent } from "../content-model/read.ts";
import { composeEmail } from "../server/delivery/email.ts";
import { typed } from "../test/support/typed-request.ts";
import { functionContent } from "./function-content.ts";

const french = functionContent(readContent("test/clinic"));

it("in French a label, a subject and a problem have a no-break space before the colon", () => {
  const addresses = { from: { name: "", address: "a@b.ca" }, to: "a@b.ca", fallbackTo: "" };
  const { subject, text } = composeEmail(
    "1",
    { kind: "appointment", request: typed, spamSigns: [], receivedAt: 0 },
    { addresses, content: french },
  );
  const said = [subject, text, french.problems.sentence];
  expect(said.map((one) => one.includes(`${NO_BREAK_SPACE}:`))).toEqual([true, true, true]);
  expect(said.join(" ")).not.toMatch(/[^\u00A0\d]:/);
});
