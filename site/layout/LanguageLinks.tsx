import { useSite } from "../site-context.ts";

type LanguageLinksProps = { currentPath: string; className: string };

/** Entries of a list: this page in each other language, or the home page of one that lacks it. */
export function LanguageLinks({ currentPath, className }: LanguageLinksProps) {
  return useSite()
    .inOtherLanguages(currentPath)
    .map(({ locale, label, path, home }) => (
      <li key={locale}>
        <a href={path} className={className} lang={locale} hrefLang={locale}>
          {label}
          {home && <span className="sr-only">: {home}</span>}
        </a>
      </li>
    ));
}
