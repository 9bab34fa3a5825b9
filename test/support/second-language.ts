import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSources } from "../../site/content/read.ts";
import { formatYaml } from "../../site/content/source.ts";
import { pseudoData } from "./pseudo.ts";

/** Of which a language brings words of its own, or none. */
const LEFT_OUT = ["messages", "answers", "fonts"];

/** Writes every file of a clinic again, in a folder called by the language, in words that nobody speaks; its pages have their files’ addresses. */
export function addLanguage(folder: string, language: string): void {
  for (const { name, source, schema } of readSources(folder).sources) {
    if (LEFT_OUT.includes(name)) continue;
    const file = join(folder, language, `${name}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    const { path: _, ...data } = source.data;
    writeFileSync(file, formatYaml(pseudoData(data, schema)));
  }
}
