import type { FieldProblems } from "../../contract/check-appointment-request.ts";
import { type FormField, formFields } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { escapeHtml } from "../delivery/html.ts";
import type { Submission } from "./submission.ts";

export type FormPage = {
  template: string;
  content: FunctionContent;
};

export function fillFormPage(
  page: FormPage,
  { fields: typed }: Pick<Submission, "fields">,
  problem: string,
): string {
  const values: Record<string, string> = {
    ...Object.fromEntries(formFields.flatMap((field) => tokensOf(field, typed, page.content))),
    problem,
  };
  // One pass, so that a typed "{{email}}" stays what it is.
  return page.template.replace(/\{\{(\w+)\}\}/g, (whole, token) =>
    Object.hasOwn(values, token) ? escapeHtml(values[token] ?? "") : whole,
  );
}

function tokensOf(
  field: FormField,
  typed: Submission["fields"],
  content: FunctionContent,
): [string, string][] {
  const { name, kind } = field;
  const value = typeof typed[name] === "string" ? typed[name] : "";
  if (kind !== "choice") return [[name, value]];
  const label = content.services.find((service) => service.value === value)?.label;
  return [
    [name, value],
    [`${name}Label`, (label ?? value) || content.formPage.selectService],
  ];
}

/** Each field at fault in a sentence, or that sending failed. */
export function problemSentence({ content }: FormPage, problems: FieldProblems = {}): string {
  const sentences = formFields.flatMap(({ name }) => problems[name] ?? []);
  return sentences.join(" ") || content.failure.text;
}
