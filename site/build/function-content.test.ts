import { expect, it } from "vitest";
import { writeRequestMail } from "../../server/delivery/request-mail.ts";
import { typed } from "../../test/support/typed-request.ts";
import { NO_BREAK_SPACE } from "../content/languages/kept-spaces.ts";
import { readContent } from "../content/read.ts";
import { functionContent } from "./function-content.ts";

const french = functionContent(readContent("test/clinic"));

it("in French a label, a subject and a problem have a no-break space before the colon", () => {
  const received = { id: "1", request: typed, isSpam: false, receivedAt: 0 };
  const { subject, text } = writeRequestMail(received, french);
  const said = [subject, text, french.problems.sentence];
  expect(said.map((one) => one.includes(`${NO_BREAK_SPACE}:`))).toEqual([true, true, true]);
  expect(said.join(" ")).not.toMatch(/[^\u00A0\d]:/);
});
