import { type FieldName, fieldNames, formOnlyFields } from "../../contract/appointment-request.ts";
import { serviceLabel } from "../../contract/services.ts";
import type { FormPageToken } from "../../contract/site-manifest.ts";
import type { Submission } from "./submission.ts";

export type FormPage = {
  /** A page with `{{token}}`s, see `FormPageToken`. */
  template: string;
  /** The words of a failed send: the same as the toast's. */
  failure: string;
};

/** How the fields are named to the visitor, as their labels are. */
const fieldLabels: Record<FieldName, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  service: "Service",
  message: "Message",
};

/**
 * The form again, as HTML, with what was typed and the sentence of the problem:
 * the fields at fault where there are some, the failure's own words otherwise.
 */
export function fillFormPage(
  page: FormPage,
  { fields: typed, extras }: Pick<Submission, "fields" | "extras">,
  problems: Partial<Record<FieldName, string>> = {},
): string {
  const service = text(typed.service);
  const values: Record<FormPageToken, string> = {
    firstName: text(typed.firstName),
    lastName: text(typed.lastName),
    email: text(typed.email),
    phone: text(typed.phone),
    message: text(typed.message),
    service: serviceLabel(service) === undefined ? "" : service,
    serviceLabel: serviceLabel(service) ?? "Select a service",
    problem: problemSentence(problems) ?? page.failure,
    idempotencyKey: extras[formOnlyFields.idempotencyKey] ?? "",
    openedAt: extras[formOnlyFields.openedAt] ?? "",
  };
  const fill = (template: string, write: (value: string) => string) =>
    template.replace(/\{\{(\w+)\}\}/g, (whole, token) =>
      Object.hasOwn(values, token) ? write(values[token as FormPageToken]) : whole,
    );
  // One pass over both places, so that a typed "{{email}}" stays what it is. What hydrates the form is JSON in an attribute.
  return page.template.replace(/data-props="[^"]*"|\{\{\w+\}\}/g, (part) =>
    part.startsWith("{{")
      ? fill(part, escapeHtml)
      : fill(part, (value) => escapeHtml(JSON.stringify(value).slice(1, -1))),
  );
}

function problemSentence(problems: Partial<Record<FieldName, string>>): string | undefined {
  const parts = fieldNames
    .filter((name) => problems[name] !== undefined)
    .map((name) => `${fieldLabels[name]} ${problems[name]}.`);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
