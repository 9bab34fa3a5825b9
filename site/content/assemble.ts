import { wordsOf } from "../words/words.ts";
import { type Content, pageSchema } from "./content-schema.ts";
import {
  type AddressPattern,
  addressOf,
  addressPatterns,
  pageAddress,
  withPrefix,
} from "./page-address.ts";
import type { Concern, WrittenConcern } from "./schema/concern.ts";
import type { Treatment, WrittenTreatment } from "./schema/treatment.ts";

/**
 * Combines the files into one object with the structure of the folder.
 * @param prefix begins every address, such as "/en"; empty for the main language
 */
export function assemble(parsed: ReadonlyMap<string, unknown>, prefix: string): Content {
  const inFolder = (folder: string) =>
    [...parsed]
      .filter(([name]) => name.startsWith(folder))
      .map(([name, data]) => [name.slice(folder.length), data] as const);
  const business = parsed.get("business") as Content["business"];
  const { city } = business.address;
  const addresses = addressPatterns(business);
  const treatments = inFolder("treatments/")
    .map(([slug, data]) =>
      withDefaults(slug, data as WrittenTreatment, { pattern: addresses.treatments, city, prefix }),
    )
    .toSorted(byOrder);
  const concerns = inFolder("concerns/")
    .map(([slug, data]) =>
      concernWithDefaults(slug, data as WrittenConcern, {
        pattern: addresses.concerns,
        city,
        prefix,
      }),
    )
    .toSorted(byOrder);
  const contact = parsed.get("pages/contact") as WrittenPage;
  const whole = {
    ...Object.fromEntries(parsed),
    words: wordsOf(business),
    prefix,
    pages: Object.fromEntries(
      inFolder("pages/").map(([name, data]) => {
        const page = data as WrittenPage;
        const hasAddress = Object.hasOwn(pageSchema(name).shape, "path");
        const path = withPrefix(pageAddress(name, { page, contact }), prefix);
        const extraCards = page.extraCards?.map((card) => ({
          ...card,
          shortPath: withPrefix(card.shortPath, prefix),
        }));
        return [name, { ...page, ...(hasAddress && { path }), ...(extraCards && { extraCards }) }];
      }),
    ),
    treatments,
    concerns,
  };
  return whole as unknown as Content;
}

type WrittenPage = { path?: string; extraCards?: readonly { shortPath: string }[] };
type Ordered = { order: number; name: string };
type Address = AddressPattern & { prefix: string };

function byOrder(one: Ordered, other: Ordered): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}

function concernWithDefaults(slug: string, written: WrittenConcern, address: Address): Concern {
  const { filterLabel = written.name } = written;
  const path = withPrefix(addressOf(slug, written, address), address.prefix);
  return { ...written, slug, path, filterLabel };
}

/** Adds the defaults that follow from the file's name. */
function withDefaults(slug: string, written: WrittenTreatment, address: Address): Treatment {
  const { prefix } = address;
  const { alsoAt, cardPath, shortPath = `/${slug}`, service = slug } = written;
  return {
    ...{ ...written, slug, service },
    path: withPrefix(addressOf(slug, written, address), prefix),
    shortPath: withPrefix(shortPath, prefix),
    ...(alsoAt && { alsoAt: withPrefix(alsoAt, prefix) }),
    ...(cardPath && { cardPath: withPrefix(cardPath, prefix) }),
  };
}
