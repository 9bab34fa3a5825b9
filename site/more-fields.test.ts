import { expect, it } from "vitest";
import { changeFile, copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { functionContent } from "./function-content.ts";
import { createPages } from "./render/render-pages.tsx";

const assets = { script: "/site.js", stylesheet: "/site.css" };

const LANGUAGE = `  moreFields:
    - name: spokenLanguage
      kind: choice
      label: We speak
      isRequired: true
      options:
        - value: cree
          label: nehiyawewin
        - value: french
          label: Français
`;

const SAME_NAME = `  moreFields:
    - name: spokenLanguage
      kind: text
      label: Dialect
      isRequired: false
`;

const folder = copyClinic();
changeFile(folder, "interface", (text) =>
  text
    .replace(/^ {2}moreFields:\n(?: {4}.*\n)+/m, "")
    .replace("appointmentForm:\n", `appointmentForm:\n${LANGUAGE}`),
);

it("a choice of the content stands in the form before the message, with its own options", () => {
  const site = siteOf(folder);
  const { html } = createPages(site).renderPage(site.content.pages.contact.path, assets);
  const [, select = ""] = /<select[^>]*name="spokenLanguage"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
  expect(select.match(/value="\w*"/g)).toEqual(['value=""', 'value="cree"', 'value="french"']);
  expect(html.indexOf('name="spokenLanguage"')).toBeLessThan(html.indexOf('name="message"'));
});

it("the page the server fills in has a token for it, and for the words of what is chosen", () => {
  const html = createPages(siteOf(folder)).renderFormPage(assets);
  expect(html).toMatch(/value="\{\{spokenLanguage\}\}"[^>]*>\{\{spokenLanguageLabel\}\}</);
});

it("the function knows of it", () => {
  expect(functionContent(siteOf(folder).content)).toMatchObject({
    moreFields: [{ name: "spokenLanguage", kind: "choice", isRequired: true }],
    fieldLabels: { spokenLanguage: "We speak" },
  });
});

it("of two fields with one name both lines are told", () => {
  edit(folder, "interface", (text) => text.replace("  moreFields:\n", SAME_NAME));
  expect(() => siteOf(folder)).toThrow(
    /interface\.yaml:\d+ appointmentForm\.moreFields\[1\]\.name: “spokenLanguage” stands in .*interface\.yaml already/,
  );
});

it.each([
  ["a name of the six", "name: spokenLanguage", "name: email", /expected a name that none/],
  ["options without a choice", "kind: choice", "kind: text", /expected options where the kind/],
])("tells of %s", (_, before, after, said) => {
  edit(folder, "interface", (text) => text.replace(before, after));
  expect(() => siteOf(folder)).toThrow(said);
});
