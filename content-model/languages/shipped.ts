import { existsSync } from "node:fs";

/** From the top of the project: the renderer's bundle stands elsewhere. */
const FOLDER = "content-model/languages";
const SHIPPED = ["interface", "messages"];

/** The words that come with the site for a language, where a clinic has none of its own; undefined where there are none. */
export function shippedFile(name: string, locale: () => string): string | undefined {
  if (!SHIPPED.includes(name)) return undefined;
  const file = `${FOLDER}/${locale()}/${name}.yaml`;
  return existsSync(file) ? file : undefined;
}
