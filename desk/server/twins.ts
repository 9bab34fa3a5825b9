import { isGroup, valueAt } from "../../site/content/reading/field-place.ts";
import type { RawFile } from "../../site/content/source.ts";
import { fileSchemaOf } from "../desk-files.ts";
import { schemaAtPath } from "../file-schema.ts";
import type { Problem } from "../saving.ts";
import { isSame } from "../together.ts";

/** What stands twice in a list is told at the entry that came or was changed, with the name of the other where it is a day. */
export function atTheNewer(problem: Problem, data: { before: RawFile; after: RawFile }): Problem {
  const { file, path } = problem;
  const at = path.findLastIndex((part) => typeof part === "number");
  if (at < 0 || !problem.message.includes(" already")) return problem;
  const [list, field] = [path.slice(0, at), path.slice(at + 1)];
  const entries = entriesAt(data.after, list);
  const known = entriesAt(data.before, list);
  const value = valueAt(data.after, path);
  const twins = [...entries.keys()].filter((index) => valueAt(entries[index], field) === value);
  const told = Number(path[at]);
  const isNewer = (index: number) => !known.some((one) => isSame(one, entries[index]));
  const newer = isNewer(told) ? told : (twins.find(isNewer) ?? told);
  const other = twins.find((index) => index !== newer);
  if (other === undefined) return problem;
  const here = { ...problem, path: [...list, newer, ...field] };
  if (schemaAtPath(fileSchemaOf(file), path).widget !== "date") return here;
  const name = nameOf(entries[other], file, [...list, other]);
  return { ...here, message: `That day is there already${name && `: “${name}”`}.` };
}

function entriesAt(data: RawFile, path: Problem["path"]): readonly unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** The first of its words. */
function nameOf(entry: unknown, file: string, path: Problem["path"]): string {
  const { properties = {} } = schemaAtPath(fileSchemaOf(file), path);
  const [name = ""] = Object.keys(properties).filter((one) => properties[one]?.isWords);
  return isGroup(entry) ? String(entry[name] ?? "") : "";
}
