/** The editor's page: Sveltia CMS with fields made from the content's schema. */
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { parse } from "yaml";
import { formatYaml } from "../content-model/source.ts";
import { deskCollections, deskFiles } from "./collections.ts";
import { curlQuotes } from "./curl-quotes.ts";
import { MASTERS_ADDRESS, MASTERS_FOLDER } from "./fields.ts";
import { restoreKeyOrder } from "./restore-key-order.ts";
import { fromEditor, toEditor } from "./shape.ts";

declare const DESK_BACKEND: object;

for (const { name, schema } of deskFiles) {
  // The editor hands back a file in the order of its fields, not in the file's own.
  const asRead = new Map<unknown, Record<string, unknown>>();
  CMS.registerCustomFormat(name, "yaml", {
    fromFile: (text) => {
      const data = parse(text);
      asRead.set(data.name, data);
      return toEditor(data, schema);
    },
    toFile: (data) => {
      const [sibling] = asRead.values();
      const words = curlQuotes(fromEditor(data, schema), schema);
      return formatYaml(restoreKeyOrder(words, asRead.get(data.name) ?? sibling));
    },
  });
}

const isOnThisComputer = document.querySelector("meta[name=desk-key]") !== null;
const apiRoot = isOnThisComputer && { api_root: `${location.origin}/api/v1` };
CMS.init({
  config: {
    load_config_file: false,
    app_title: "The desk",
    backend: { ...DESK_BACKEND, ...apiRoot },
    media_folder: MASTERS_FOLDER,
    public_folder: MASTERS_ADDRESS,
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    collections: deskCollections(),
  },
});
