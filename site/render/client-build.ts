import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { buildFolder } from "../dist.ts";

export const CLIENT_DIR = join(buildFolder, "client");
const RENDER_DIR = join(buildFolder, "render");
const SCRIPT = "site/browser.ts";
const STYLESHEET = "site/site.css";

/** A word after a dot is a method, or a class in a selector, which the code does not create. */
const WORD = /(?<![\w.-])[\w-]+/g;

export type ClientBuild = {
  /** Address of the one script. */
  script: string;
  css: string;
  /** Every word in the code that a page may run; what an island may run, by its name. */
  words: { ofEveryPage: readonly string[]; ofIsland: (name: string) => readonly string[] };
};

/** What Vite built for the browser, the assets that only static components import brought along. */
export async function readClientBuild(): Promise<ClientBuild> {
  await cp(join(RENDER_DIR, "assets"), join(CLIENT_DIR, "assets"), { recursive: true });
  const manifest: Manifest = JSON.parse(await read(".vite/manifest.json"));
  const fileOf = (name: string) => manifest[name]?.file ?? "";
  const chunks = Object.keys(manifest).filter((name) => fileOf(name).endsWith(".js"));
  const code = new Map(
    await Promise.all(chunks.map(async (name) => [name, await read(fileOf(name))] as const)),
  );
  const wordsOf = (name: string): string[] => [
    ...(code.get(name)?.match(WORD) ?? []),
    ...(manifest[name]?.imports ?? []).flatMap(wordsOf),
  ];
  return {
    script: `/${fileOf(SCRIPT)}`,
    css: await read(fileOf(STYLESHEET)),
    words: {
      ofEveryPage: wordsOf(SCRIPT),
      ofIsland: (name) =>
        chunks.filter((chunk) => chunk.endsWith(`/${name}.island.tsx`)).flatMap(wordsOf),
    },
  };
}

function read(file: string): Promise<string> {
  return readFile(join(CLIENT_DIR, file), "utf8");
}
