import { files } from "../content-schema.ts";

/** The folders below `media/`, each with the endings of its files. */
const media = {
  stills: ["jpg", "svg"],
  areas: ["svg"],
  marks: ["svg"],
  line: ["svg"],
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

/** Whether the file is YAML with a schema. @param file below the content folder */
export function isYamlFile(file: string): boolean {
  return yamlFiles.has(file) || IN_A_FOLDER.test(file);
}

/** Whether the file is a picture from which the build makes all sizes. @param file below the content folder */
export function isMaster(file: string): boolean {
  return MASTER.test(file);
}

/** Whether the file may be in a content folder. @param file below the content folder */
export function isContentFile(file: string): boolean {
  const isStyle = file === "tokens.css" || file === "fonts.css";
  return isYamlFile(file) || MEDIA.test(file) || isStyle;
}
