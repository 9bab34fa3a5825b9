import { contentFolder } from "./folder.ts";
import { readContent } from "./read.ts";
import type { Photo } from "./schema/lists.ts";
import type { Treatment } from "./schema/treatment.ts";

/** Everything the site says, read once. @throws ContentError */
export const content = readContent(contentFolder);

/** @throws Error where no file of that name is in `treatments/` */
export function treatmentNamed(slug: string): Treatment {
  const treatment = content.treatments.find((one) => one.slug === slug);
  if (!treatment) throw new Error(`There is no ${slug}.yaml in ${contentFolder}/treatments.`);
  return treatment;
}

/** @throws Error where `photos.yaml` does not name it */
export function photoNamed(name: string): Photo {
  const photo = content.photos.items.find((one) => one.name === name);
  if (!photo) throw new Error(`${contentFolder}/photos.yaml names no ${name}.`);
  return photo;
}
