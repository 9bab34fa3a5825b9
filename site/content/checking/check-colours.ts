import { contrast } from "../contrast.ts";
import type { Fault } from "../mistakes.ts";

/** Which tokens are text, and on which tokens it stands. */
const TEXT_ON: Readonly<Record<string, readonly string[]>> = {
  ink: ["ivory", "linen", "stone", "eucalyptus-50", "champagne"],
  umber: ["ivory", "linen"],
  taupe: ["ivory", "linen"],
  eucalyptus: ["ivory", "linen"],
  "eucalyptus-deep": ["ivory", "linen", "eucalyptus-50", "champagne"],
  "terracotta-deep": ["ivory", "linen"],
  error: ["ivory", "linen"],
  ivory: ["eucalyptus", "eucalyptus-deep", "forest", "terracotta-deep"],
  champagne: ["eucalyptus-deep", "forest"],
};
/** Other tokens that stylesheets and icons use: lines, grounds and marks. */
const OTHERS = ["travertine", "eucalyptus-200", "sage", "terracotta", "champagne-hairline"];

/** Those that a clinic has to have. */
export const tokenNames: readonly string[] = [
  ...new Set([
    ...Object.entries(TEXT_ON).flatMap(([text, grounds]) => [text, ...grounds]),
    ...OTHERS,
  ]),
];

/** Level AA of WCAG, for text of any size. */
const NEEDED = 4.5;

/** Faults of a tokens file: colours that it lacks, and text that is hard to read on its ground. @returns each with its line */
export function colourFaults(css: string): (Fault & { line: number })[] {
  const tokens = Array.from(css.matchAll(/--color-([\w-]+):\s*(#[\da-f]+);/gi));
  const values = new Map(tokens.map(([, name = "", value = ""]) => [name, value]));
  const lineOf = (name: string) => css.split(`--color-${name}:`)[0]?.split("\n").length ?? 1;
  const missing = tokenNames.filter((name) => !values.has(name));
  const pairs = Object.entries(TEXT_ON).flatMap(([text, grounds]) =>
    grounds.map((ground) => ({ text, ground })),
  );
  return [
    ...missing.map((token) => ({ code: "no-colour" as const, values: { token }, line: 1 })),
    ...pairs.flatMap(({ text, ground }) => {
      const [one, other] = [values.get(text), values.get(ground)];
      const ratio = one && other ? contrast(one, other) : NEEDED;
      if (ratio >= NEEDED) return [];
      // Rounded down, because 4.49 is too low.
      const found = { text, ground, ratio: Math.floor(ratio * 10) / 10, needed: NEEDED };
      return [{ code: "low-contrast" as const, values: found, line: lineOf(text) }];
    }),
  ];
}
