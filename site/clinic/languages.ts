import type { Content } from "../content/content-schema.ts";
import { fileOf, pathOf } from "../content/file-paths.ts";
import { languageName, localeParts } from "../content/languages/locale.ts";

/** A page in another language, under that language's own name; `home` names its home page where it is that. */
export type LanguageLink = { locale: string; label: string; path: string; home?: string };

/** @param languages the clinic's content in each of its languages, the main one first */
export function createLanguages(content: Content, languages: readonly Content[]) {
  const others = languages.filter(({ prefix }) => prefix !== content.prefix);
  return {
    /** The same page in each other language; where one lacks it, its home page. */
    inOtherLanguages: (path: string): LanguageLink[] =>
      others.map((other) => {
        const { business, words, pages } = other;
        const same = pathOf(other, fileOf(content, path) ?? "");
        return {
          locale: business.locale,
          label: ownName(business.locale),
          path: same ?? pages.home.path,
          ...(!same && { home: words.labels.home }),
        };
      }),
    /** Where the page of a file stands in each language that has it; none where that is one. */
    alternatesOf(file: string): { locale: string; path: string }[] {
      const all = languages.flatMap((one) => {
        const path = pathOf(one, file);
        return path ? [{ locale: one.business.locale, path }] : [];
      });
      return all.length > 1 ? all : [];
    },
  };
}

/** "Français", as those who speak it call it. */
function ownName(locale: string): string {
  const name = languageName(localeParts(locale)?.language ?? locale, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
