import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { dist } from "../dist.ts";

export const CLIENT_DIR = join(dist, "client");
const RENDER_DIR = join(dist, "render");
const SCRIPT = "site/browser.ts";
const STYLESHEET = "site/styles/site.css";
/** Its code never names a class or a state of ours, but every element there is. */
const REACT_CHUNK = "react";

/** After a dot stands a method, or a class that code looks for and does not make. */
const WORD = /(?<![\w.-])[\w-]+/g;

export type ClientBuild = {
  /** Address of the one script. */
  script: string;
  css: string;
  /** Every word in the code that a page with these islands may run. */
  wordsOf: (islands: readonly string[]) => Set<string>;
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
  const addWords = (name: string, words: Set<string>) => {
    for (const word of code.get(name)?.match(WORD) ?? []) words.add(word);
    for (const needed of manifest[name]?.imports ?? []) {
      if (manifest[needed]?.name !== REACT_CHUNK) addWords(needed, words);
    }
  };
  return {
    script: `/${fileOf(SCRIPT)}`,
    css: await read(fileOf(STYLESHEET)),
    wordsOf: (islands) => {
      const words = new Set<string>();
      for (const name of [SCRIPT, ...islands.map((island) => `site/islands/${island}.tsx`)]) {
        addWords(name, words);
      }
      return words;
    },
  };
}

function read(file: string): Promise<string> {
  return readFile(join(CLIENT_DIR, file), "utf8");
}
