import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { save } from "./save.ts";
import { wordsOf } from "./stored-files.ts";

const folder = temporaryFolder("content");
cpSync("test/clinic", folder, { recursive: true });
const place = join(folder, "messages.yaml");
const path = ["requestMail", "name"];
const { name } = wordsOf("messages", folder).requestMail as { name: string };

it("of the words that come with the site the desk keeps in the clinic’s file what it changes", () => {
  save([{ file: "messages", path, before: name, after: "Personne" }], folder);
  expect(readFileSync(place, "utf8")).toBe("requestMail:\n  name: Personne\n");
  expect(wordsOf("messages", folder).requestMail).toMatchObject({ name: "Personne" });
  save([{ file: "messages", path, before: "Personne", after: name }], folder);
  expect(existsSync(place)).toBe(false);
});
