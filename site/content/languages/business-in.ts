import { isGroup } from "../field-place.ts";
import type { FileSource, RawFile } from "../source.ts";
import { localeBeside } from "./locale.ts";

/** `business.yaml` in another language: the clinic's facts, with what the language says otherwise in their places. */
export function businessIn(language: string, own: FileSource, main: FileSource): FileSource {
  const locale = localeBeside(language, String(main.data.locale));
  return {
    file: own.file,
    data: over(main.data, { ...own.data, locale }) as RawFile,
    mistake: (path, message) => own.mistake(path, message),
  };
}

/** Field by field; a list is one or the other. */
function over(facts: unknown, own: unknown): unknown {
  if (!isGroup(facts) || !isGroup(own)) return own ?? facts;
  const names = Object.keys({ ...facts, ...own });
  return Object.fromEntries(names.map((name) => [name, over(facts[name], own[name])]));
}
