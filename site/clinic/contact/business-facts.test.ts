import { expect, it } from "vitest";
import { contentFolder } from "../../content/folder.ts";
import { readContent } from "../../content/read.ts";
import { phoneOf } from "./business-facts.ts";

const { business } = readContent(contentFolder);

it("formats the phone number as (416) 555-0123", () => {
  const phone = "+14165550123";
  expect(phoneOf({ ...business, phone }).shown).toBe("(416) 555-0123");
});
