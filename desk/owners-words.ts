import type { Mistake, Path } from "../content-model/mistakes.ts";
import { type DeskFile, deskFiles, wordsOf } from "./collections.ts";
import type { FileSchema } from "./fields.ts";
import { fieldSchema } from "./shape.ts";

const STEP = " › ";

/** "Hours, address and facts › Holidays 5 › Date: is …" @param file below the content folder */
export function mistakeInWords({ file, field, message }: Mistake): string {
  const inWords = message.replace(/[\w/-]+\.yaml/g, (named) => placeInWords(named, []));
  return `${placeInWords(file, pathOf(field))}: ${inWords}`;
}

/** Where a field stands, by the labels an owner sees. */
export function placeInWords(file: string, path: Path): string {
  const known = deskFileOf(file);
  const labels: string[] = [known ? labelOf(known, file) : file];
  let schema: FileSchema | undefined = known?.schema;
  for (const part of path) {
    if (typeof part === "number") {
      labels.push(`${labels.pop()} ${part + 1}`);
      schema = schema?.items;
    } else {
      schema = schema && fieldSchema(schema, part);
      labels.push(schema?.title ?? part);
    }
  }
  return labels.join(STEP);
}

/** @param file below the content folder: "treatments/hydra-facial.yaml" */
export function deskFileOf(file: string): DeskFile | undefined {
  return deskFiles.find(({ files }) => {
    const [folder = "", name = ""] = files.split("*");
    return file.startsWith(folder) && file.endsWith(name);
  });
}

/** A treatment goes by its file: "Hydra facial". */
function labelOf({ files, label }: DeskFile, file: string): string {
  if (!files.includes("*")) return label;
  return wordsOf(file.slice(file.lastIndexOf("/") + 1, -".yaml".length));
}

/** "faqs[2].answer" → ["faqs", 2, "answer"] */
function pathOf(field: string): Path {
  return Array.from(field.matchAll(/\[(\d+)\]|([^.[\]]+)/g), ([, index, name = ""]) =>
    index === undefined ? name : Number(index),
  );
}
