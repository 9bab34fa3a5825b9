import { z } from "zod";
import type { AppointmentRequest } from "../../contract/appointment-request.ts";
import { formFields } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";

/** Why a request may be spam. It is sent all the same: a person decides. */
export type SpamMark = keyof FunctionContent["mail"]["spamReasons"];

const spamMarks: readonly string[] = ["trap"] satisfies SpamMark[];
const isSpamMark = (mark: string): mark is SpamMark => spamMarks.includes(mark);

const unasked = Object.fromEntries(
  formFields.filter(({ isRequired }) => isRequired).map(({ name }) => [name, ""]),
);
// A message is kept for 90 days, over changes of the form: what it did not ask then is empty.
const request = z
  .record(z.string(), z.string())
  .transform((given) => ({ ...unasked, ...given }) as AppointmentRequest);

export const recordedMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("appointment"),
    request,
    marks: z.array(z.string()).transform((marks) => marks.filter(isSpamMark)),
    receivedAt: z.number(),
  }),
  z.object({
    kind: z.literal("alarm"),
    failedId: z.string(),
    reason: z.string(),
    receivedAt: z.number(),
  }),
]);

export type RecordedMessage = z.output<typeof recordedMessage>;
