import { desktop, test } from "../browser/visits.ts";
import { firstListing, hasGallery, paths, richTreatment } from "../clinic-under-test.ts";
import { expectTabOrder } from "./tab-through.ts";

const phone = { viewport: { width: 390, height: 844 } };
const walked = [richTreatment.path, firstListing.path, paths.location];

for (const [name, size] of Object.entries({ desktop, phone })) {
  for (const path of hasGallery ? [...walked, paths.gallery] : walked) {
    test(`${path} has every tab stop in view and in order on a ${name}`, async ({ read }) => {
      const { page } = await read(path, size);
      await expectTabOrder(page);
    });
  }
}
