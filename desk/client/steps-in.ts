import type { FieldPlace } from "../../site/content/field-place.ts";
import { labelOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { stepsTo } from "../owners-words.ts";

/** As the owner calls a file: a treatment by the name it has on the website. */
export function nameOf(file: string, draft: Draft): string {
  return String(draft.file(file).name ?? labelOf(file));
}

/** The file and each part on the way to a field, with the names an owner sees. */
export function stepsIn({ file, path }: FieldPlace, draft: Draft) {
  return stepsTo(file, path).map((step) =>
    step.path.length === 0 ? { ...step, label: nameOf(file, draft) } : step,
  );
}
