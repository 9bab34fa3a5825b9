import { formOnlyFields, functionPath } from "../../contract/appointment-request.ts";
import { type FormField, formFields } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { escapeHtml } from "../delivery/html.ts";

/** The form page of development and of the edge, which have no build of their own. */
export function plainFormPage(content: FunctionContent, publicKey: string): string {
  const { failure, formPage, fieldLabels, locale } = content;
  const rows = formFields.map((field) => {
    const label = escapeHtml(fieldLabels[field.name] ?? field.name);
    return `<p><label>${label} ${control(field, content)}</label></p>`;
  });
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(failure.title)}</title>
<meta name="viewport" content="width=device-width"></head><body><main>
<h1>${escapeHtml(formPage.heading)}</h1>
<p role="alert"><strong>${escapeHtml(failure.title)}.</strong> {{problem}}</p>
<form method="post" action="${functionPath}">
<input type="hidden" name="${formOnlyFields.key}" value="${escapeHtml(publicKey)}">
${rows.join("\n")}
<p><button>${escapeHtml(formPage.submit)}</button></p></form></main></body></html>
`;
}

function control(field: FormField, { services }: FunctionContent): string {
  const { name, kind, isRequired } = field;
  const attributes = `name="${name}"${isRequired ? " required" : ""}`;
  if (kind === "lines") return `<textarea ${attributes} rows="4">{{${name}}}</textarea>`;
  if (kind !== "choice") return `<input ${attributes} type="${kind}" value="{{${name}}}">`;
  const options = services.map(
    ({ value, label }) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`,
  );
  const chosen = `<option value="{{${name}}}">{{${name}Label}}</option>`;
  return `<select ${attributes}>${chosen}${options.join("")}</select>`;
}
