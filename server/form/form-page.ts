import { formOnlyFields, functionPath } from "../../contract/appointment-request.ts";
import type { FieldProblems } from "../../contract/check-appointment-request.ts";
import { type FormField, formFields } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { LOCALE } from "../../contract/locale.ts";
import { Html, html } from "../delivery/html.ts";
import type { Submission } from "./submission.ts";

export type FormPage = {
  content: FunctionContent;
  /** The keys that the function accepts. The page's form has the first. */
  publicKeys: readonly [string, ...string[]];
  /** The origin of the site's links; empty on the site's own server. */
  siteOrigin: string;
};

/**
 * The response to a failed post without script: the problem, the phone number, and the form with its
 * values. The class names are those of the form in `site/pages/contact`.
 */
export function renderFormPage(page: FormPage, typed: Submission["fields"], problem: string) {
  const { failure, formPage } = page.content;
  const controls = formFields.map((field) => row(field, String(typed[field.name] ?? ""), page));
  return renderPage(
    page,
    failure.title,
    html`<h1 class="text-title">${formPage.heading}</h1>
<div class="stack contact-form">
<div role="alert" class="form-problem"><strong>${failure.title}</strong><p>${problem}</p></div>
<form method="post" action="${functionPath}" class="appointment-form">
<input type="hidden" name="${formOnlyFields.key}" value="${page.publicKeys[0]}">
${controls}<button class="button button-primary">${formPage.submit}</button>
</form></div>`,
  );
}

/** A page of the server's own, with the clinic's name and phone number. @returns HTML */
export function renderPage(page: Omit<FormPage, "publicKeys">, title: string, main: Html): string {
  const { brandName, phone, styles } = page.content;
  const { markup } = html`<!doctype html>
<html lang="${LOCALE}"><head><meta charset="utf-8"><title>${title} | ${brandName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${page.siteOrigin}/favicon.svg" type="image/svg+xml"><style>${new Html(styles)}</style></head>
<body><main class="page stack form-page">
<p class="wrap"><a class="inline-link" href="${page.siteOrigin}/">${brandName}</a> <a class="inline-link" href="${phone.link}">${phone.shown}</a></p>
${main}</main></body></html>
`;
  return markup;
}

/** One sentence for each invalid field, or the general failure text if there is none. */
export function problemSentence(content: FunctionContent, problems: FieldProblems = {}): string {
  const sentences = formFields.flatMap(({ name }) => problems[name] ?? []);
  return sentences.join(" ") || content.failure.text;
}

function row(field: FormField, value: string, { content }: FormPage): Html {
  const { name, kind } = field;
  const wide = kind === "lines" ? " field-wide" : "";
  const hint = content.fieldHints[name];
  return html`<div class="stack field${wide}"><label for="${name}">${content.fieldLabels[name] ?? name}</label>
${control(field, value, content)}${hint ? html`<small id="${name}-hint">${hint}</small>` : ""}</div>
`;
}

function control(field: FormField, value: string, content: FunctionContent): Html {
  const { name, kind, autocomplete, pattern = "" } = field;
  const completed = autocomplete ? html` autocomplete="${autocomplete}"` : "";
  const described = content.fieldHints[name] ? html` aria-describedby="${name}-hint"` : "";
  const attributes = html`id="${name}" name="${name}"${completed} required${described}`;
  if (kind === "choice") {
    return html`<select ${attributes}>${options(value, content)}</select>`;
  }
  const title = content.fieldTitles[name];
  const expected = title ? html` pattern="${pattern}" title="${title}"` : "";
  if (kind !== "lines")
    return html`<input ${attributes} type="${kind}"${expected} value="${value}">`;
  // The HTML parser drops a line break after the start tag, so this one preserves a leading line break of the value.
  return html`<textarea ${attributes} rows="4">\n${value}</textarea>`;
}

/** The services, plus the submitted service if the clinic no longer offers it. */
function options(chosen: string, { formPage, services }: FunctionContent): readonly Html[] {
  const offered = [{ value: "", label: formPage.selectService }, ...services];
  const isOffered = offered.some(({ value }) => value === chosen);
  return [...offered, ...(isOffered ? [] : [{ value: chosen, label: chosen }])].map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen ? " selected" : ""}>${label}</option>`,
  );
}
