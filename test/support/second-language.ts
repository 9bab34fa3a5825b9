import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { readSources } from "../../site/content/read.ts";
import { formatYaml } from "../../site/content/source.ts";
import { pseudoData } from "./pseudo.ts";

/** Writes every file of a clinic again, in a folder called by the language, in words that nobody speaks; its pages have their files’ addresses. */
export function addLanguage(folder: string, language: string): void {
  for (const { name, source, schema } of readSources(folder).sources) {
    const file = join(folder, language, `${name}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    const { path: _, ...data } = source.data;
    const written = formatYaml(pseudoData(data, schema));
    // What leads within the site leads within the language.
    writeFileSync(file, written.replace(/^( *href: )\//gm, `$1/${language}/`));
  }
  const { brand, healthCanadaStatement, resultsVary } = parse(
    formatYaml(readSources(folder).sources.find(({ name }) => name === "business")?.source.data),
  );
  writeFileSync(
    join(folder, language, "business.yaml"),
    formatYaml({ brand, healthCanadaStatement, resultsVary }),
  );
}
