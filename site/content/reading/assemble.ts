import { wordsOf } from "../../words/words-of.ts";
import type { Content } from "../content-schema.ts";
import * as schemas from "../content-schema.ts";
import type { Business } from "../schema/business.ts";
import type { Concern, WrittenConcern } from "../schema/concern.ts";
import type { Treatment, WrittenTreatment } from "../schema/treatment.ts";
import { concernPath, pagePath, treatmentPath } from "./page-paths.ts";
import type { ParsedFiles } from "./parsed-files.ts";

/** Combines the files into one object with the structure of the folder. @throws Error if a required file was not parsed */
export function assemble(parsed: ParsedFiles): Content {
  const files = parsed.all(schemas.files);
  const { business } = files;
  return {
    ...files,
    words: wordsOf(business),
    pages: pagesOf(parsed),
    treatments: parsed
      .inFolder("treatments", schemas.treatments)
      .map(([slug, data]) => treatmentWithDefaults(slug, data, business))
      .toSorted(byOrder),
    concerns: parsed
      .inFolder("concerns", schemas.concerns)
      .map(([slug, data]) => concernWithDefaults(slug, data))
      .toSorted(byOrder),
  };
}

/** The pages that the schema names, and the clinic's additional pages, each with its path if it has an address. */
function pagesOf(parsed: ParsedFiles): Content["pages"] {
  const { ownPage, pages } = schemas;
  const all = {
    ...Object.fromEntries(parsed.inFolder("pages", ownPage)),
    ...parsed.all(pages, "pages/"),
  };
  const placed = Object.entries(all).map(([name, page]) => {
    const path = pagePath(name);
    return [name, path === undefined ? page : { ...page, path }];
  });
  return Object.fromEntries(placed);
}

type Ordered = { order: number; name: string };

function byOrder(one: Ordered, other: Ordered): number {
  return one.order - other.order || one.name.localeCompare(other.name);
}

function concernWithDefaults(slug: string, written: WrittenConcern): Concern {
  return { ...written, slug, path: concernPath(slug, written) };
}

function treatmentWithDefaults(
  slug: string,
  written: WrittenTreatment,
  business: Business,
): Treatment {
  const { shortPath = `/${slug}`, service = slug } = written;
  return { ...written, slug, service, shortPath, path: treatmentPath(slug, written, business) };
}
