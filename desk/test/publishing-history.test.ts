import { join } from "node:path";
import { expect, it } from "vitest";
import { changesOf, readHistory } from "../publish/history.ts";
import { save } from "../server/save.ts";
import { makeClinic } from "./clinic.ts";
import { change, closing, saturday } from "./edits.ts";
import { publishAll } from "./publish-all.ts";
import { somebodyElse } from "./somebody-else.ts";

it("lists the desk's publications, and says which of their changes can be put back", async () => {
  const clinic = makeClinic();
  const content = join(clinic.folder, "content");
  change(clinic.folder, ...closing("Shut"));
  change(clinic.folder, "business.yaml", /saturday: .*/, "saturday: 10:00 to 16:00");
  const commit = await publishAll(content);
  somebodyElse(clinic, "posts.yaml", /caption: .*/, "caption: Theirs.");
  clinic.git("pull", "--quiet");
  expect(await readHistory(content)).toEqual([
    { commit, name: "The desk", at: expect.any(String), subject: expect.any(String) },
  ]);
  const changes = () => changesOf(content, commit);
  const [hours, popUp] = await changes();
  expect(hours).toMatchObject({
    said: "“9:00 AM to 5:00 PM” → “10:00 AM to 4:00 PM”",
    isInDraft: true,
  });
  expect(popUp).toMatchObject({ place: "Pop-up: Name of the closing button", isInDraft: true });
  save({ file: "promotion", path: ["close"], before: popUp?.after, after: popUp?.before }, content);
  expect(clinic.read("business.yaml")).toContain("saturday: 10:00 to 16:00");
  change(clinic.folder, ...saturday("10:00 to 15:00"));
  expect((await changes()).map(({ isInDraft }) => isInDraft)).toEqual([false, false]);
  await expect(changesOf(content, "HEAD~1")).rejects.toThrow("There is no such publication.");
});
