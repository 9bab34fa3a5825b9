import { interpolate } from "../../../contract/interpolate.ts";
import { words } from "../../words/words.ts";
import { type Content, type Files, files } from "../content-schema.ts";
import type { Business } from "../schema/business.ts";
import type { Concern, WrittenConcern } from "../schema/concern.ts";
import type { Treatment, WrittenTreatment } from "../schema/treatment.ts";
import { mapTexts } from "../texts.ts";
import { concernPath, pagePath, treatmentPath } from "./page-paths.ts";
import { clinicFacts } from "./shared-variables.ts";

/** The checked data of every file, by its name as in `SourceWithSchema`. */
type Checked = ReadonlyMap<string, unknown>;

/** Combines the files into one object with the structure of the folder. */
export function assemble(checked: Checked): Content {
  const named = Object.keys(files).map((name) => [name, checked.get(name)]);
  const top = Object.fromEntries(named) as Files;
  const facts = clinicFacts(top.business);
  return {
    ...top,
    words: mapTexts(words, (text) => interpolate(text, facts)),
    pages: pagesOf(checked),
    treatments: inFolder<WrittenTreatment>("treatments", checked)
      .map(([slug, data]) => treatmentWithDefaults(slug, data, top.business))
      .toSorted(byOrder),
    concerns: inFolder<WrittenConcern>("concerns", checked)
      .map(([slug, data]) => concernWithDefaults(slug, data))
      .toSorted(byOrder),
  };
}

/** The files in a folder, each with its name there. */
function inFolder<Data>(folder: string, checked: Checked): [name: string, data: Data][] {
  return [...checked].flatMap(([file, data]) => {
    const [place, name = ""] = file.split("/");
    return place === folder ? [[name, data as Data]] : [];
  });
}

/** The pages, each with its path if it has an address. */
function pagesOf(checked: Checked): Content["pages"] {
  const placed = inFolder<object>("pages", checked).map(([name, page]) => {
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
