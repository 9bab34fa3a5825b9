import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOnlyFields } from "../contract/appointment-request.ts";
import { contentIn, type FunctionContent } from "../contract/function-content.ts";
import { plainFormPages } from "../server/form/plain-form-page.ts";
import { changeFile, copyClinic } from "../test/support/clinic-folder.ts";
import { setUpFunction } from "../test/support/function-fixture.ts";
import { addLanguage } from "../test/support/second-language.ts";
import { functionContent } from "./build/function-content.ts";
import { createPages } from "./build/render-pages.tsx";
import { sitemap } from "./build/sitemap.ts";
import type { Content } from "./content/content-schema.ts";
import { readClinic } from "./content/read-clinic.ts";
import { createSite, type Site } from "./site.ts";

const settings = { SITE_URL: "", FUNCTIONS_URL: "", PUBLIC_ANON_KEY: "" };
const assets = { script: "/site.js" };
const PATIENCE_MS = 60_000;

let folder: string;
let languages: [Content, Content];
let french: Site;
let english: Site;
/** A page without words in English. */
const left = "modalites-de-paiement";

beforeAll(() => {
  folder = copyClinic();
  addLanguage(folder, "en");
  changeFile(folder, "en/pages/about", (text) => `path: /about-us\n${text}`);
  changeFile(folder, `en/pages/${left}`, () => undefined);
  languages = readClinic(folder).map(({ content }) => content) as [Content, Content];
  [french, english] = languages.map((content) =>
    createSite({ content, folder, settings, languages }),
  ) as [Site, Site];
}, PATIENCE_MS);
afterAll(() => rmSync(folder, { recursive: true }));

const page = (site: Site, address: string) => createPages(site).renderPage(address, assets).html;
const link = (path: string, locale: string) => `href="${path}"[^>]* lang="${locale}"`;

describe("a page in two languages", () => {
  it("is in each, and leads to itself in the other, in header and footer", () => {
    const about = page(french, "/a-propos");
    expect(about).toContain('<html lang="fr-CA">');
    expect(
      about.match(new RegExp(`${link("/en/about-us", "en-CA")}.*?>English<`, "g")),
    ).toHaveLength(2);
    const inEnglish = page(english, "/en/about-us");
    expect(inEnglish).toContain('<html lang="en-CA">');
    expect(
      inEnglish.match(new RegExp(`${link("/a-propos", "fr-CA")}.*?>Français<`, "g")),
    ).toHaveLength(2);
  });

  it("names both to search engines, the main language for all others", () => {
    for (const html of [page(french, "/a-propos"), page(english, "/en/about-us")]) {
      const named = Array.from(
        html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https?:\/\/[^/]+([^"]*)"/g),
        ([, locale, path]) => [locale, path],
      );
      expect(named).toEqual([
        ["fr-CA", "/a-propos"],
        ["en-CA", "/en/about-us"],
        ["x-default", "/a-propos"],
      ]);
    }
  });

  it("stands twice in the one sitemap, each with both", () => {
    const urls = sitemap([french, english]).match(/<url>.*<\/url>/g) ?? [];
    const about = urls.filter((url) => /<loc>[^<]*\/(a-propos|en\/about-us)<\/loc>/.test(url));
    expect(about).toHaveLength(2);
    for (const url of about) expect(url.match(/hreflang="(en|fr)-CA"/g)).toHaveLength(2);
  });

  it("leads nowhere but to pages of its language, the switch aside", () => {
    const { addresses } = createPages(english);
    const links = addresses.flatMap((address) =>
      Array.from(page(english, address).matchAll(/<a href="(\/[^"#?]*)[^>]*>/g), ([tag, path]) =>
        tag.includes("hrefLang") ? "/en" : path,
      ),
    );
    const isEnglish = (path = "") => path === "/en" || path.startsWith("/en/");
    expect(links.filter((path) => !isEnglish(path))).toEqual([]);
  });
});

describe("a page in one of two languages", () => {
  it("leads to the other’s home page, and says so", () => {
    const html = page(french, `/${left}`);
    const home = english.content.words.labels.home;
    expect(html).toMatch(
      new RegExp(`${link("/en", "en-CA")}.*?>English<span class="sr-only">: ${home}</span>`),
    );
    expect(html).not.toContain('rel="alternate"');
  });

  it("is no page and no link in the other", () => {
    const { addresses } = createPages(english);
    expect(addresses).not.toContain(`/en/${left}`);
    const all = addresses.map((address) => page(english, address)).join("");
    expect(all).not.toContain(`/en/${left}`);
  });
});

describe("a request from a page in another language", () => {
  const typed = {
    firstName: "Zoé",
    lastName: "Roy",
    email: "zoe@example.ca",
    phone: "418 555-0100",
    message: "Bonjour",
  };
  let content: FunctionContent;
  beforeAll(() => {
    const [main, other] = languages;
    content = functionContent(main, [other]);
  });
  const function_ = () => setUpFunction({ content, formPages: plainFormPages(content, "key") });
  const language = { [formOnlyFields.language]: "en-CA" };
  const service = () => content.translations[0]?.services[0]?.value ?? "";

  it("says which, in the form’s HTML", () => {
    expect(page(english, "/en/contact")).toContain('name="locale" value="en-CA"');
  });

  it("is thanked in its language without script, and mailed in it", async () => {
    const { form, recorded } = function_();
    const answer = await form({ ...typed, service: service(), ...language });
    expect(answer.headers.get("location")).toBe("/en/contact/sent");
    const [mail] = recorded.values();
    if (!mail) throw new Error("nothing was recorded");
    const { received, replySubject } = contentIn(content, "en-CA").mail;
    expect(mail.html).toContain('lang="en-CA"');
    expect(mail.text).toContain(`${received}: `);
    expect(mail.text).toMatch(/ at \d\d:\d\d/);
    expect(mail.html).toContain(encodeURIComponent(replySubject.split("{")[0] ?? ""));
  });

  it("is refused in its language, with script and without", async () => {
    const { required } = contentIn(content, "en-CA").problems;
    const { json, form } = function_();
    const answer = await json({ ...typed, service: service(), phone: "", ...language });
    expect(await answer.json()).toMatchObject({ fields: { phone: required } });
    const again = await (await form({ ...typed, service: "", ...language })).text();
    expect(again).toContain('<html lang="en-CA">');
    expect(again).toContain(required);
  });
});

it("a clinic of one language says nothing of others", () => {
  const [content] = languages;
  const alone = createSite({ content, folder, settings });
  const { addresses } = createPages(alone);
  const said = addresses.filter((address) => /hreflang|"locale"/i.test(page(alone, address)));
  expect(said).toEqual([]);
  expect(sitemap([alone])).not.toContain("xhtml");
});
