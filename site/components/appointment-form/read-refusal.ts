import { FunctionsHttpError } from "@supabase/functions-js";
import { readResponse } from "../../../contract/appointment-request.ts";
import { type FormControl, setProblem } from "../field/set-problem.ts";

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
    const control = form.elements.namedItem(name) as FormControl | null;
    return control && sentence ? [{ control, sentence }] : [];
  });
  for (const { control, sentence } of named) setProblem(control, sentence);
  if (named.length > 0) form.reportValidity();
  return named.length > 0;
}
