import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { putBack, readHistory, reversalOf } from "../publish/history.ts";
import { save } from "../server/save.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { change, closing, saturday } from "./edits.ts";
import { draftInWords, publishAll } from "./publish-all.ts";
import { somebodyElse } from "./somebody-else.ts";

let clinic: Clinic;
let content: string;

beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
});

it("reverts a publication on top of what others published since", async () => {
  change(clinic.folder, ...closing("Shut"));
  await publishAll(content);
  somebodyElse(clinic, ...saturday("10:00 to 15:00"));
  clinic.git("pull", "--quiet");
  const [mine, ...others] = await readHistory(content);
  const changes = [expect.stringMatching(/^Pop-up: Name of the closing button: “.*” → “Shut”$/)];
  expect(mine).toMatchObject({ subject: "Change Pop-up", name: "A clinic", changes });
  expect(others).toEqual([]);
  await putBack(content, mine?.commit ?? "");
  expect(await draftInWords(content)).toEqual([expect.stringMatching(/“Shut” → /)]);
  expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 15:00");
});

it("says before a reversal what would change, and reverts a single field", async () => {
  const before = "close: Leave";
  change(clinic.folder, "promotion.yaml", /^close: .*/m, before);
  change(clinic.folder, ...saturday("09:00 to 15:00"));
  clinic.git("commit", "--quiet", "--all", "--message", "Known values");
  clinic.git("push", "--quiet");
  change(clinic.folder, ...closing("Shut"));
  change(clinic.folder, ...saturday("10:00 to 16:00"));
  const commit = await publishAll(content);
  const { changes, kept } = await reversalOf(content, commit);
  expect(kept).toEqual([]);
  expect(changes.map(({ place, said }) => `${place}: ${said}`)).toEqual([
    "Hours, address and facts: Saturday, Opening hours: “10:00 AM to 4:00 PM” → “9:00 AM to 3:00 PM”",
    "Pop-up: Name of the closing button: “Shut” → “Leave”",
  ]);
  const [, { path = [], before: earlier, after: now } = {}] = changes;
  save({ file: "promotion", path, before: now, after: earlier }, content);
  expect(clinic.read("promotion.yaml")).toContain(before);
  expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 16:00");
  expect((await reversalOf(content, commit)).changes).toMatchObject([
    { said: "“10:00 AM to 4:00 PM” → “9:00 AM to 3:00 PM”" },
  ]);
});

it("reverts a publication without the files in which the same field was changed again", async () => {
  change(clinic.folder, ...closing("Shut"));
  change(clinic.folder, ...saturday("10:00 to 16:00"));
  const commit = await publishAll(content);
  change(clinic.folder, ...closing("Later"));
  const { changes, kept } = await reversalOf(content, commit);
  expect(changes).toMatchObject([{ file: "business.yaml" }]);
  expect(kept).toEqual(["Pop-up"]);
  await putBack(content, commit);
  expect(clinic.read("promotion.yaml")).toContain("close: Later");
  expect(clinic.read("business.yaml")).not.toContain("saturday: 10:00 to 16:00");
});
