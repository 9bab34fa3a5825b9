import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { buildFolder } from "./dist.ts";

export const CLIENT_DIR = join(buildFolder, "client");
const SCRIPT = "site/browser.ts";
const STYLESHEET = "site/site.css";

/** The URL of the script and the text of the stylesheet that Vite has built for the browser. */
export async function readClientBuild(): Promise<{ script: string; styles: string }> {
  const manifest: Manifest = JSON.parse(await read(".vite/manifest.json"));
  const fileOf = (name: string) => manifest[name]?.file ?? "";
  return { script: `/${fileOf(SCRIPT)}`, styles: await read(fileOf(STYLESHEET)) };
}

function read(file: string): Promise<string> {
  return readFile(join(CLIENT_DIR, file), "utf8");
}
