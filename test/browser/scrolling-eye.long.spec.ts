/** Pages that look like one of the templates and say something else. */
import { faultsAtEveryWidth } from "./eye/faults.ts";
import { mayLog, otherPages } from "./templates.ts";
import { expect, test } from "./visits.ts";

for (const path of otherPages) {
  test(`${path} can be read at every width while it is scrolled`, async ({ read }) => {
    const { page } = await read(path, { mayLog });
    expect(await faultsAtEveryWidth(page)).toEqual([]);
  });
}
