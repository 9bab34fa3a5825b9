import { wordsOf } from "../words/words-of.ts";
import { type Content, pageSchema } from "./content-schema.ts";
import { type AddressPattern, addressOf, addressPatterns, pageAddress } from "./page-address.ts";
import type { Concern, WrittenConcern } from "./schema/concern.ts";
import type { Treatment, WrittenTreatment } from "./schema/treatment.ts";

/** Combines the files into one object with the structure of the folder. */
export function assemble(parsed: ReadonlyMap<string, unknown>): Content {
  const inFolder = (folder: string) =>
    [...parsed]
      .filter(([name]) => name.startsWith(folder))
      .map(([name, data]) => [name.slice(folder.length), data] as const);
  const business = parsed.get("business") as Content["business"];
  const { city } = business.address;
  const addresses = addressPatterns(business);
  const treatments = inFolder("treatments/")
    .map(([slug, data]) =>
      withDefaults(slug, data as WrittenTreatment, { pattern: addresses.treatments, city }),
    )
    .toSorted(byOrder);
  const concerns = inFolder("concerns/")
    .map(([slug, data]) =>
      concernWithDefaults(slug, data as WrittenConcern, { pattern: addresses.concerns, city }),
    )
    .toSorted(byOrder);
  const contact = parsed.get("pages/contact") as WrittenPage;
  const whole = {
    ...Object.fromEntries(parsed),
    words: wordsOf(business),
    pages: Object.fromEntries(
      inFolder("pages/").map(([name, data]) => {
        const page = data as WrittenPage;
        const hasAddress = Object.hasOwn(pageSchema(name).shape, "path");
        const path = pageAddress(name, { page, contact });
        return [name, { ...page, ...(hasAddress && { path }) }];
      }),
    ),
    treatments,
    concerns,
  };
  return whole as unknown as Content;
}

type WrittenPage = { path?: string };
type Ordered = { order: number; name: string };

function byOrder(one: Ordered, other: Ordered): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}

function concernWithDefaults(
  slug: string,
  written: WrittenConcern,
  address: AddressPattern,
): Concern {
  const { filterLabel = written.name } = written;
  return { ...written, slug, path: addressOf(slug, written, address), filterLabel };
}

/** Adds the defaults that follow from the file's name. */
function withDefaults(slug: string, written: WrittenTreatment, address: AddressPattern): Treatment {
  const { shortPath = `/${slug}`, service = slug } = written;
  return { ...written, slug, service, shortPath, path: addressOf(slug, written, address) };
}
