import type { Content } from "./content-schema.ts";
import type { Photo } from "./schema/lists.ts";
import type { Treatment } from "./schema/treatment.ts";

/** @throws Error where no file of that name is in `treatments/` */
export function getTreatment({ treatments }: Content, slug: string): Treatment {
  const treatment = treatments.find((one) => one.slug === slug);
  if (!treatment) throw new Error(`There is no treatments/${slug}.yaml.`);
  return treatment;
}

/** @throws Error where `photos.yaml` does not name it */
export function getPhoto({ photos }: Content, name: string): Photo {
  const photo = photos.items.find((one) => one.name === name);
  if (!photo) throw new Error(`photos.yaml has no ${name}.`);
  return photo;
}
