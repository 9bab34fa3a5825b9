import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { CACHE_DIR, cachedFile } from "../build/build-cache.ts";
import type { Content } from "../content/content-schema.ts";
import { fontPackage, fontSlug } from "../content/schema/fonts.ts";

/** What a page in English or French asks for, and the letters of Western European names. */
const WESTERN = `${between(" ", "~")}${between("À", "ÿ")}ŒœŸ©®°«»·²³¼½¾‚„‘’“”•…–—€™−`;

const ROLES = {
  display: { styles: ["normal", "italic"], weight: 500 },
  text: { styles: ["normal"], weight: { min: 400, max: 600 } },
} as const;

type Role = keyof typeof ROLES;
type Weight = number | { min: number; max: number };

/** One file of a family: a style and a script. */
export type Font = {
  role: Role;
  family: string;
  style: "normal" | "italic";
  weight: Weight;
  /** The family's own file. */
  master: string;
  /** As the family's package names it. */
  script: "latin" | "latin-ext";
  /** The script's characters as in CSS: "U+0000-00FF,U+0131". */
  range: string;
  address: string;
};

/** The clinic's fonts: Latin cut down to what a page asks for, and rarer letters of names for those who need them. */
export function createFonts({ fonts }: Pick<Content, "fonts">): readonly Font[] {
  return (Object.keys(ROLES) as Role[]).flatMap((role) =>
    ROLES[role].styles.flatMap((style) => filesFor({ role, style, family: fonts[role] })),
  );
}

/** What a family lacks is left out. */
function filesFor(cut: Pick<Font, "role" | "style" | "family">): Font[] {
  const { family, role, style } = cut;
  const folder = `node_modules/${fontPackage(family)}`;
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}/unicode.json`, "utf8"));
  const { weight } = ROLES[role];
  return (["latin", "latin-ext"] as const).flatMap((script) => {
    const master = `${folder}/files/${fontSlug(family)}-${script}-wght-${style}.woff2`;
    const range = ranges[script];
    if (!range || !existsSync(master)) return [];
    const address = addressOf(master, weight);
    return { ...cut, weight, master, script, range, address };
  });
}

/** Cuts a font, once for the same file. Returns the file's path. */
export async function cutFont({ address, master, script, weight }: Font): Promise<string> {
  const name = `fonts/${basename(address)}`;
  await cachedFile(name, async () => {
    const font = await readFile(master);
    if (script !== "latin") return font;
    return subsetFont(font, WESTERN, {
      variationAxes: { wght: weight },
      keepFeatures: ["kern"],
      // Keeps gasp and prep, which mark the font as unhinted: without them FreeType hints it, and lines break elsewhere.
      dropTables: ["GDEF", "STAT"],
      noLayoutClosure: true,
      targetFormat: "woff2",
    });
  });
  return join(CACHE_DIR, name);
}

/** "/assets/cormorant-italic-1a2b3c4d.woff2" */
function addressOf(master: string, weight: Weight): string {
  const hash = createHash("sha256").update(readFileSync(master)).update(WESTERN);
  const shortHash = hash.update(JSON.stringify(weight)).digest("hex").slice(0, 8);
  return `/assets/${basename(master, ".woff2").replace(/-latin(?=-wght)|-wght/g, "")}-${shortHash}.woff2`;
}

function between(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
