/** `npm run content:schemas`: completion and checking of content files in editors that know JSON Schema. */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pages } from "../content-schema.ts";
import { contentFolder } from "../folder.ts";
import { jsonSchemas } from "../json-schemas.ts";
import { isShipped } from "../languages/shipped.ts";

/** VS Code's YAML extension and its kin read the pairs from the workspace's settings. */
const SETTINGS = ".vscode/settings.json";
const FOLDER = "content-model/schema/json";

/** By name: an editor would hold the schema of "pages/*.yaml" against every page. */
const ownPages = globSync(`${contentFolder}/pages/*.yaml`)
  .filter((file) => !Object.hasOwn(pages, basename(file, ".yaml")))
  .toSorted();

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
mkdirSync(".vscode", { recursive: true });
const pairs = [...jsonSchemas()].map(([name, { schema, files }]) => {
  const written = isShipped(name.replace(".json", "")) ? withNothingRequired(schema) : schema;
  writeFileSync(join(FOLDER, name), `${JSON.stringify(written)}\n`);
  return [`./${FOLDER}/${name}`, name === "page.json" ? ownPages : `${contentFolder}/${files}`];
});
const settings = { "yaml.schemas": Object.fromEntries(pairs) };
writeFileSync(SETTINGS, `${JSON.stringify(settings, null, 2)}\n`);

/** What a file leaves out, the site says. */
function withNothingRequired(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, part) =>
      key === "required" && Array.isArray(part) ? undefined : part,
    ),
  );
}
