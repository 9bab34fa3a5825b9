import {
  formOnlyFields,
  idempotencyHeader,
  idempotencyKeyPattern,
} from "../../contract/appointment-request.ts";
import {
  checkAppointmentRequest,
  type FieldProblems,
} from "../../contract/check-appointment-request.ts";
import { formFields, maxBodyBytes } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { interpolate } from "../../contract/interpolate.ts";
import { LOCALE } from "../../contract/locale.ts";
import { writeRequestMail } from "../delivery/request-mail.ts";
import type { RecordedMail } from "../outbox/outbox.ts";
import { requestIdOf } from "../outbox/request-id.ts";
import { allowedOrigin, preflight, withOrigin } from "./cross-origin.ts";
import { errorMessages } from "./error-messages.ts";
import type { FormPage } from "./form-page.ts";
import { jsonFormat, pageFormat, type ResponseFormat } from "./response-format.ts";
import { readSubmission, type Submission } from "./submission.ts";

export type FunctionDependencies = FormPage & {
  allowedOrigins: ReadonlySet<string>;
  /** Resolves once the mail is persisted. A duplicate id has no effect. */
  record: (id: string, mail: RecordedMail) => Promise<void>;
  secondsToWait: (clientAddress: string) => Promise<number | undefined>;
  now: () => number;
  reportFailure: (error: unknown) => void;
};

export type Context = { clientAddress: string };

/**
 * Handles a post of the form. Answers 200, or 303 for a form without script, only after the request is
 * persisted. The edge function runs the same code in Deno.
 */
export function createSendContactEmail(dependencies: FunctionDependencies) {
  return async (request: Request, context: Context): Promise<Response> => {
    const origin = allowedOrigin(request, dependencies.allowedOrigins);
    if (request.method !== "POST") {
      if (request.method === "OPTIONS" && origin !== "foreign") return preflight(origin);
      return jsonFormat.refuse(405, errorMessages.method);
    }
    const submission = await readSubmission(request, maxBodyBytes());
    const format = submission.isForm ? pageFormat(dependencies, submission) : jsonFormat;
    if (origin === "foreign") return format.refuse(403, errorMessages.origin);
    const posted = { ...context, request, submission, format };
    return withOrigin(await respond(dependencies, posted), origin);
  };
}

const RETRY_AFTER_SECONDS = 5;
const HOUR_S = 3600;
const HOUR_MS = HOUR_S * 1000;

type Posted = Context & {
  request: Request;
  submission: Submission;
  format: ResponseFormat;
};

async function respond(
  dependencies: FunctionDependencies,
  { request, submission, format, clientAddress }: Posted,
): Promise<Response> {
  const { content } = dependencies;
  const checked = checkAppointmentRequest(submission.fields, content);
  if (submission.refusal) {
    const { status, message } = submission.refusal;
    // A form that is too large contains a field that is too long, so name the field.
    const hasLongText = submission.isForm && status === 413 && !checked.ok;
    return format.refuse(
      status,
      errorMessages[message],
      hasLongText ? { fields: checked.fields } : {},
    );
  }
  if (!hasPublicKey(request, submission, dependencies.publicKeys)) {
    return format.refuse(401, errorMessages.key);
  }
  if (!checked.ok) {
    return format.refuse(400, invalidFieldsError(checked.fields), { fields: checked.fields });
  }
  const receivedAt = dependencies.now();
  const key = request.headers.get(idempotencyHeader);
  if (key && !idempotencyKeyPattern.test(key)) {
    return format.refuse(400, errorMessages.requestKey);
  }
  const hour = String(Math.floor(receivedAt / HOUR_MS));
  // The id includes the values, so that a correction with the same key is a new request.
  const { request: cleaned } = checked;
  const identity = JSON.stringify([key || hour, ...formFields.map(({ name }) => cleaned[name])]);
  const id = requestIdOf(identity);
  try {
    // Counted last, so that an invalid request does not count against a limit.
    const retryAfterSeconds = await dependencies.secondsToWait(clientAddress);
    if (retryAfterSeconds !== undefined) {
      const problem = rateLimitText(retryAfterSeconds, content);
      return format.refuse(429, problem, { problem, retryAfterSeconds });
    }
    const isSpam = Boolean(submission.extras[formOnlyFields.honeypot]);
    const received = { id, request: cleaned, isSpam, receivedAt };
    await dependencies.record(id, writeRequestMail(received, content));
    return format.recorded(id);
  } catch (error) {
    dependencies.reportFailure(error);
    return format.refuse(503, errorMessages.notRecorded, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

function invalidFieldsError(fields: FieldProblems): string {
  const names = Object.keys(fields);
  return names.length > 0 ? `Check these fields: ${names.join(", ")}.` : errorMessages.fields;
}

/** "Please wait 12 minutes …" */
function rateLimitText(seconds: number, { tooMany }: FunctionContent): string {
  const [unit, unitSeconds] =
    seconds > HOUR_S ? (["hour", HOUR_S] as const) : (["minute", 60] as const);
  const format = new Intl.NumberFormat(LOCALE, { style: "unit", unit, unitDisplay: "long" });
  return interpolate(tooMany, { time: format.format(Math.ceil(seconds / unitSeconds)) });
}

/** Every presented key must be a public one, and at least one is required. */
function hasPublicKey(
  request: Request,
  submission: Submission,
  publicKeys: readonly string[],
): boolean {
  const presented = [
    request.headers.get("apikey"),
    request.headers.get("authorization")?.replace(/^Bearer /i, ""),
    submission.extras[formOnlyFields.key],
  ].filter((key) => key != null);
  return presented.length > 0 && presented.every((key) => publicKeys.includes(key));
}
