import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Content } from "../../content-model/content-schema.ts";
import { fontPackage, fontSlug } from "../../content-model/schema/fonts.ts";
import { textsIn } from "../../content-model/texts.ts";
import { CACHE_DIR, cachedFile } from "../build-cache.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** What visitors type into the form, though no text of the clinic may hold it. */
const TYPED = ` !#$%&()*+,-./:;?@_'"’éèêàâçîôûÉ`;

const ROLES = {
  display: { styles: ["normal", "italic"], weight: 500, characters: LETTERS },
  text: {
    styles: ["normal"],
    weight: { min: 400, max: 600 },
    characters: LETTERS + TYPED,
  },
} as const;

type Weight = number | { min: number; max: number };

/** One file of a family: a style and a script, cut down to the characters that the site uses. */
export type Font = {
  role: keyof typeof ROLES;
  family: string;
  style: "normal" | "italic";
  weight: Weight;
  /** The uncut file. */
  master: string;
  characters: string;
  /** As the family's package names it: "latin", "latin-ext". */
  script: string;
  /** The script's characters as in CSS: "U+0000-00FF,U+0131". */
  range: string;
  address: string;
};

/** The clinic's fonts, for all its languages. A style or a script that a family lacks is left out. */
export function createFonts(
  content: Content,
  languages: readonly Content[] = [content],
): readonly Font[] {
  const used = languages.map(charactersByRole);
  return Object.entries(ROLES).flatMap(([role, { styles, weight, characters }]) => {
    const family = content.fonts[role as Font["role"]];
    const all = new Set([...characters, ...used.flatMap((one) => [...one[role as Font["role"]]])]);
    return styles.flatMap((style) =>
      filesFor(family, style, all).map((file) => ({
        role: role as Font["role"],
        family,
        style,
        weight,
        ...file,
        address: addressOf(file, weight),
      })),
    );
  });
}

/** Headings stand in neither mail nor messages, nor in the forms of titles and addresses. */
export function charactersByRole(content: Content): Record<Font["role"], Set<string>> {
  const { messages, interface: words, business, ...others } = content;
  const { formats, toasts, ...shownWords } = words;
  return {
    display: charactersOf({ ...others, words: shownWords, brand: business.brand }),
    text: charactersOf(content),
  };
}

/** Every character of the texts that people read; addresses, colours and names of files are none. */
function charactersOf(content: object): Set<string> {
  const characters = new Set<string>();
  for (const { text } of textsIn(content)) {
    if (isRead(text)) for (const character of text) characters.add(character);
  }
  // Marks of headings and of variables that the page fills in.
  for (const mark of "*{}") characters.delete(mark);
  return characters;
}

function isRead(text: string): boolean {
  return / /.test(text) || /^[\p{L}\p{M}’'-]+$/u.test(text);
}

/** A font without weights to choose from needs none. */
export type Cut = Pick<Font, "master" | "characters"> & { weight?: Weight };

/** Cuts a font, once for the same characters. Returns the file's path. */
export async function cutFont(
  { master, characters, weight }: Cut,
  targetFormat: "woff2" | "truetype" = "woff2",
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([master, characters, weight]));
  const name = `fonts/${hash.digest("hex").slice(0, 32)}.${targetFormat}`;
  await cachedFile(name, async () =>
    subsetFont(await readFile(master), characters, {
      ...(weight && { variationAxes: { wght: weight } }),
      keepFeatures: ["kern"],
      // Keeps gasp and prep, which mark the font as unhinted: without them FreeType hints it, and lines break elsewhere.
      dropTables: ["GDEF", "STAT"],
      noLayoutClosure: true,
      targetFormat,
    }),
  );
  return join(CACHE_DIR, name);
}

type File = Pick<Font, "script" | "range" | "master" | "characters">;

/** The Latin file, then each other one that holds a character of ours. */
function filesFor(family: string, style: string, used: ReadonlySet<string>): File[] {
  const folder = `node_modules/${fontPackage(family)}`;
  const { latin = "", ...others }: Record<string, string> = JSON.parse(
    readFileSync(`${folder}/unicode.json`, "utf8"),
  );
  let left = [...used].toSorted();
  const files = Object.entries({ latin, ...others }).map(([script, range]) => {
    const characters = left.filter((one) => isWithin(one, range)).join("");
    left = left.filter((one) => !characters.includes(one));
    const master = `${folder}/files/${fontSlug(family)}-${script}-wght-${style}.woff2`;
    return { script, range, master, characters };
  });
  return files.filter(({ master, characters }) => characters && existsSync(master));
}

/** @param range as in CSS: "U+0000-00FF,U+0131" */
function isWithin(character: string, range: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(",").some((part) => {
    const ends = part.slice("U+".length).split("-");
    const [first = 0, last = first] = ends.map((hex) => Number.parseInt(hex, 16));
    return first <= code && code <= last;
  });
}

/** "/assets/cormorant-italic-1a2b3c4d.woff2" */
function addressOf({ master, characters }: File, weight: Weight): string {
  const hash = createHash("sha256").update(readFileSync(master)).update(characters);
  const shortHash = hash.update(JSON.stringify(weight)).digest("hex").slice(0, 8);
  return `/assets/${basename(master, ".woff2").replace(/-latin(?=-wght)|-wght/g, "")}-${shortHash}.woff2`;
}
