import { type Place, placeLine } from "./mistakes.ts";

/** What `npm run check-content` says besides the mistakes: each code with its values. None of it fails a build. */
type Advisable = {
  "unpreferred-word": { found: string; instead: string; why: string };
  /** A word of the clinic that the content was copied from. */
  "former-fact": { found: string };
  "former-drawing": { drawn: string };
  "former-file": Record<never, never>;
  "former-areas": Record<never, never>;
  "invented-words": Record<never, never>;
  /** The content has no such treatment any more. */
  "gone-treatment": { found: string; treatment: string };
  "copied-text": { other: Pick<Place, "file" | "line"> };
  /** The file is correct YAML, but the desk would write it in another way. */
  "other-format": { found: string; expected: string };
  "drawn-figure": { figure: string };
  "unread-file": Record<never, never>;
  "unused-picture": { name: string };
  "no-stand-in": { family: string };
  "unsaid-on-privacy": { what: string };
};
type Code = keyof Advisable;

export type Advice = {
  [One in Code]: { code: One; values: Advisable[One]; place: Place };
}[Code];

/** The codes of what is left of the former clinic, which must not go live. */
const ofTheFormer: readonly Code[] = [
  ...(["former-fact", "former-drawing", "former-file", "former-areas"] as const),
  ...(["invented-words", "gone-treatment", "copied-text"] as const),
];

export function isLeftOver({ code }: Advice): boolean {
  return ofTheFormer.includes(code);
}

const sentences: { [One in Code]: (values: Advisable[One]) => string } = {
  "unpreferred-word": ({ found, instead, why }) => `says “${found}”, better ${instead}: ${why}`,
  "former-fact": ({ found }) => `says “${found}”, which is of the former clinic`,
  "former-drawing": ({ drawn }) => `draws the ${drawn} of the former clinic`,
  "former-file": () => "belongs to the former clinic: delete it",
  "former-areas": () => "are the towns that the former clinic served",
  "invented-words": () => "is invented: the former clinic’s reviews and posts are samples",
  "gone-treatment": ({ found, treatment }) =>
    `says “${found}”, but there is no treatments/${treatment}.yaml`,
  "copied-text": ({ other }) => `stands word for word in ${other.file}:${other.line}, too`,
  "other-format": ({ found, expected }) =>
    `is written “${found}”, the desk would write “${expected}”: npm run check-content -- --format`,
  "drawn-figure": ({ figure }) =>
    `shows the figure ${figure}, which is none of the treatment’s facts and variables`,
  "unread-file": () => "is read by nothing: delete it, or correct its name or its folder",
  "unused-picture": ({ name }) =>
    `no file names “${name}”: delete the entry and the picture in media/stills`,
  "no-stand-in": ({ family }) =>
    `“${family}” has no fallback that is as wide: see docs/content.md, Another typeface`,
  "unsaid-on-privacy": ({ what }) => `says nowhere ${what}`,
};

/** "content/pages/home.yaml:7 metadata.keywords[2]: …" @param folder the content folder */
export function adviceLine({ code, values, place }: Advice, folder: string): string {
  const sentence = (sentences[code] as (values: unknown) => string)(values);
  return `${placeLine(place, folder)}: ${sentence}`;
}
