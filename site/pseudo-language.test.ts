import { expect, it } from "vitest";
import { plainFormPages } from "../server/form/plain-form-page.ts";
import { setUpFunction } from "../test/support/function-fixture.ts";
import { longer, namesIn, pseudoContent } from "../test/support/pseudo.ts";
import { functionContent } from "./build/function-content.ts";
import { createPages } from "./build/render-pages.tsx";
import { contentFolder } from "./content/folder.ts";
import { readContent } from "./content/read.ts";
import { createSite } from "./site.ts";

const PATIENCE_MS = 120_000;
const settings = { SITE_URL: "", FUNCTIONS_URL: "", PUBLIC_ANON_KEY: "" };
const main = readContent(contentFolder);
const pseudo = pseudoContent(main, longer);
/** Days, months and numbers are told by the locale, which is another, too. */
const locale = main.business.locale === "fr-CA" ? "en-CA" : "fr-CA";
const content = { ...pseudo, business: { ...pseudo.business, locale } };

/** In words that nobody speaks none of these letters is left as it was. */
const OLD_WORD = /(?<![\p{L}\p{N}])(?=\p{L}*[aeiouyncsz])[\p{Script=Latin}’']{3,}/giu;
const unitsOf = {
  "en-CA": ["hour", "hours", "day", "days", "week", "weeks", "about", "and"],
  "fr-CA": ["heure", "heures", "jour", "jours", "semaine", "semaines", "environ"],
};
const told = (form: Intl.DateTimeFormatOptions, dates: number[][]) =>
  dates.map(([month = 0, day]) =>
    new Intl.DateTimeFormat(locale, form).format(new Date(2026, month, day)).toLowerCase(),
  );
const spokenByTheLocale = [
  ...unitsOf[locale],
  ...told(
    { month: "long" },
    Array.from({ length: 12 }, (_, month) => [month, 1]),
  ),
  ...told(
    { weekday: "long" },
    Array.from({ length: 7 }, (_, day) => [0, day + 1]),
  ),
];

/** What stands in every language. */
const names = namesIn(contentFolder).toSorted((one, other) => other.length - one.length);

it("a site in another language says nothing in the old one", { timeout: PATIENCE_MS }, () => {
  const site = createSite({ content, folder: contentFolder, settings });
  const { addresses, renderPage, renderFormPage } = createPages(site);
  const assets = { script: "/site.js" };
  const left = addresses
    .filter((address) => !address.includes("?"))
    .flatMap((address) => oldWordsIn(address, renderPage(address, assets).html));
  expect([...left, ...oldWordsIn("the form again", renderFormPage(assets))]).toEqual([]);
});

it("nor do its answers and mails", async () => {
  const ofFunction = functionContent(content);
  const formPages = plainFormPages(ofFunction, "key");
  const { json, form, post, recorded } = setUpFunction({ content: ofFunction, formPages });
  const typed = {
    firstName: "Ñ",
    lastName: "Ô",
    email: "a@b.ca",
    phone: "1",
    service: ofFunction.services[0]?.value ?? "",
    message: "À",
  };
  await json({ ...typed, website: "trap" });
  const answers = [
    await json({}),
    await json({ ...typed, other: 1 }),
    await json(typed, { apikey: "other" }),
    await json(typed, { "idempotency-key": "short" }),
    await post("{", { "content-type": "application/json", apikey: "key" }),
    await post("", {}, "PUT"),
    await form({}),
  ];
  const said = await Promise.all(answers.map(async (answer) => answer.text()));
  const mails = [...recorded.values(), { ...ofFunction.alarm, html: "" }];
  const errors = said.map((text) => (text.startsWith("{") ? JSON.parse(text) : { page: text }));
  const left = [
    ...errors.flatMap(({ error = "", fields = {}, page = "" }) =>
      oldWordsIn("answer", [error, ...Object.values(fields), page].join(" ")),
    ),
    ...mails.flatMap(({ subject, text, html }) => oldWordsIn("mail", `${subject} ${text} ${html}`)),
  ];
  expect(left).toEqual([]);
});

/** In text, in what assistive technology is told, and in the head; addresses and codes are no words. */
function oldWordsIn(place: string, html: string): string[] {
  const told = Array.from(
    html.matchAll(
      / (?:alt|title|aria-label|aria-roledescription|data-label|(?:name="(?:description|keywords)"|property="og:(?:title|description|image:alt)") content)="([^"]*)"/g,
    ),
    ([, value = ""]) => value,
  );
  const structured = Array.from(
    html.matchAll(/"(?:name|description|text|jobTitle|bodyLocation|followup|title)":"([^"]*)"/g),
    ([, value = ""]) => value,
  );
  const text = html
    .replace(/<(script|style|noscript|svg)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ");
  const words = [text, ...told, ...structured]
    .join("\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "’")
    .replace(/\u2060/g, "")
    .replace(/&#?\w+;|\u00a0/g, " ")
    .replace(/\S+@\S+|https?:\S+|\/[\w/-]+|[\w-]*[=_{}][\w{}=-]*|width=device-width/g, " ");
  const own = names.reduce((rest, name) => rest.replaceAll(name, " "), words);
  return Array.from(own.matchAll(OLD_WORD), ([word]) => word)
    .filter((word) => !spokenByTheLocale.includes(word.toLowerCase()))
    .map((word) => `${place}: ${word}`);
}
