import { FunctionsHttpError } from "@supabase/functions-js";
import { readResponse } from "../../../../contract/appointment-request.ts";
import { controlOf, type FormControl } from "./form-control.ts";

type Refused = Readonly<Partial<Record<string, string>>>;

type Refusal = {
  /** The error message of each invalid field. */
  fields: Refused;
  /** The message of a 429 response. */
  tooMany?: string;
};

const TOO_MANY = 429;

/** Parses the error response of the service. */
export async function readRefusal(error: unknown): Promise<Refusal> {
  if (!(error instanceof FunctionsHttpError)) return { fields: {} };
  const answer = readResponse(await error.context.json().catch(() => null));
  if (!answer || answer.ok) return { fields: {} };
  const isTooMany = error.context.status === TOO_MANY;
  return { fields: answer.fields ?? {}, ...(isTooMany && { tooMany: answer.error }) };
}

/** Reports invalid fields through the browser's own validation. Returns whether the form has any of these fields. */
export function reportRefused(form: HTMLFormElement, refused: Refused): boolean {
  const named = Object.entries(refused).flatMap(([name, sentence]) => {
    const control = controlOf(form, name);
    return control && sentence ? [{ control, sentence }] : [];
  });
  for (const { control, sentence } of named) setProblem(control, sentence);
  if (named.length > 0) form.reportValidity();
  return named.length > 0;
}

/** Makes a field invalid until it is changed. */
function setProblem(control: FormControl, sentence: string): void {
  control.setCustomValidity(sentence);
  control.addEventListener("input", () => control.setCustomValidity(""), { once: true });
}
