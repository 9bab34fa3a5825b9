import { type CustomAtRules, type Selector, type TransformOptions, transform } from "lightningcss";

/** Whatever a page can name: its tags, attributes and their words, and the words of its scripts. */
export type Vocabulary = ReadonlySet<string>;

/** Cuts a stylesheet down to what one page can use, now or once its scripts have run. */
export function createPageStyles(stylesheet: string): (words: Vocabulary) => string {
  // Each tool that processed the stylesheet has added its prefixes again.
  const css = stylesheet.replace(/([^;{}]+;)\1+/g, "$1");
  const names = new Set(css.match(/[\w-]+/g));
  const keyframes = keyframesIn(css);
  const known = new Map<string, string>();
  return (words) => {
    const key = [...names].filter((name) => words.has(name)).join(" ");
    const styles =
      known.get(key) ??
      withoutUnusedNames(withConstants(dropUnmatchedRules(css, words), words), words, keyframes);
    known.set(key, styles);
    return styles;
  };
}

function keyframesIn(css: string): Vocabulary {
  const names = new Set<string>();
  compile(css, {
    visitor: { Rule: { keyframes: ({ value }) => void names.add(value.name.value) } },
  });
  return names;
}

/** Removes the rules that cannot match on a page with these names. */
function dropUnmatchedRules(css: string, words: Vocabulary): string {
  return compile(css, {
    visitor: { Selector: (selector) => (canMatch(selector, words) ? undefined : []) },
  });
}

/** Names in a negation are ignored. If one alternative matches, all stay, because they share a specificity. */
function canMatch(selector: Selector, words: Vocabulary): boolean {
  return selector.every((part) => {
    if (part.type === "class" || part.type === "type") return words.has(part.name);
    if (part.type !== "pseudo-class" || !("selectors" in part) || part.kind === "not") return true;
    const alternatives = (part.selectors ?? []) as Selector[];
    return alternatives.length === 0 || alternatives.some((inner) => canMatch(inner, words));
  });
}

/** Replaces a variable that only `:root` declares with its value: 0.6 KB less in every page. */
function withConstants(css: string, words: Vocabulary): string {
  const isConstant = (name: string) => css.split(`${name}:`).length === 2 && !words.has(name);
  const ofRoot = Array.from(css.matchAll(/:root[^{}]*(\{[^{}]*)/g), ([, rule]) => rule).join("");
  const constants = new Map(declarationsIn(ofRoot).filter(([name]) => isConstant(name)));
  const filled = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name) => {
      const value = constants.get(name);
      return value === undefined ? use : filled(value);
    });
  return filled(css);
}

function declarationsIn(css: string): [name: string, value: string][] {
  return Array.from(css.matchAll(/[{;](--[\w-]+):([^;{}]*)/g), ([, name = "", value = ""]) => [
    name,
    value,
  ]);
}

/** Removes unused variables and animations repeatedly, because one may use another. */
function withoutUnusedNames(css: string, words: Vocabulary, keyframes: Vocabulary): string {
  const asked = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const declared = declarationsIn(css).map(([name]) => name);
  const unused = declared.filter((name) => !asked.has(name) && !words.has(name));
  for (const name of keyframes) {
    if (css.includes(`@keyframes ${name}`) && css.split(name).length === 2) unused.push(name);
  }
  return unused.length === 0 ? css : withoutUnusedNames(without(css, unused), words, keyframes);
}

/** Without the variables and animations of these names. */
function without(css: string, unusedSymbols: string[]): string {
  return compile(css, { unusedSymbols });
}

function compile(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    ...options,
  });
  return code.toString();
}
