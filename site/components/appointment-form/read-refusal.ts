import { FunctionsHttpError } from "@supabase/functions-js";
import type { AppointmentResponse } from "../../../contract/appointment-request.ts";
import { type FormControl, setProblem } from "../field/set-problem.ts";

type Refused = Readonly<Partial<Record<string, string>>>;

/** The fields that the service refused, each with a sentence that says why. */
export async function refusedFields(error: unknown): Promise<Refused> {
  if (!(error instanceof FunctionsHttpError)) return {};
  const answer: AppointmentResponse | null = await error.context.json().catch(() => null);
  return (answer && "fields" in answer && answer.fields) || {};
}

/** How long the service asks a network to wait from which too many requests came. */
export function minutesToWait(error: unknown): number | undefined {
  if (!(error instanceof FunctionsHttpError) || error.context.status !== 429) return undefined;
  const seconds = Number(error.context.headers.get("Retry-After"));
  return seconds > 0 ? Math.ceil(seconds / 60) : undefined;
}

/** Reports refused fields as the browser reports an empty one. Answers whether the form has any of them. */
export function reportRefused(form: HTMLFormElement, refused: Refused): boolean {
  const named = Object.entries(refused).flatMap(([name, sentence]) => {
    const control = form.elements.namedItem(name) as FormControl | null;
    return control && sentence ? [{ control, sentence }] : [];
  });
  for (const { control, sentence } of named) setProblem(control, sentence, "input");
  if (named.length > 0) form.reportValidity();
  return named.length > 0;
}
