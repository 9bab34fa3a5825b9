import { desktop, phone, test } from "../browser/visits.ts";
import { firstListing, paths, richTreatment } from "../clinic-under-test.ts";
import { expectTabOrder } from "./tab-through.ts";

/** A phone's width, with a keyboard in place of touch. */
const narrow = { viewport: phone.viewport };
const walked = [richTreatment.path, firstListing.path, paths.location];

for (const [name, size] of Object.entries({ desktop, phone: narrow })) {
  for (const path of [...walked, paths.gallery]) {
    test(`${path} has every tab stop in view and in order on a ${name}`, async ({ read }) => {
      const { page } = await read(path, size);
      await expectTabOrder(page);
    });
  }
}
