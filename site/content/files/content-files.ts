import { files } from "../content-schema.ts";

/** The folders below `media/`, each with the extensions of its files. */
const media = {
  stills: ["jpg", "svg"],
  marks: ["svg"],
  signature: ["svg"],
  film: ["mp4", "webm", "jpg"],
  fonts: ["woff2"],
} as const;

const yamlFiles: ReadonlySet<string> = new Set(Object.keys(files).map((name) => `${name}.yaml`));
const IN_A_FOLDER = /^(?:pages|treatments|concerns)\/[a-z][a-z\d-]*\.yaml$/;
const MASTER = /^media\/stills\/[a-z][a-z\d-]*\.jpg$/;
const MEDIA = new RegExp(
  `^media/(?:${Object.entries(media)
    .map(([folder, endings]) => `${folder}/[a-z\\d][a-z\\d.-]*\\.(?:${endings.join("|")})`)
    .join("|")})$`,
);

/** Whether a file is YAML with a schema. @param file its path below the content folder */
export function isYamlFile(file: string): boolean {
  return yamlFiles.has(file) || IN_A_FOLDER.test(file);
}

/** Whether a file is the master of a photograph. @param file its path below the content folder */
export function isMaster(file: string): boolean {
  return MASTER.test(file);
}

/** Whether a content folder may have the file. @param file its path below the content folder */
export function isContentFile(file: string): boolean {
  const isStyle = file === "tokens.css" || file === "fonts.css";
  return isYamlFile(file) || MEDIA.test(file) || isStyle;
}
