import {
  formOnlyFields,
  idempotencyHeader,
  idempotencyKeyPattern,
} from "../../contract/appointment-request.ts";
import { checkAppointmentRequest } from "../../contract/check-appointment-request.ts";
import { formFields, maxBodyBytes } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import type { RecordedMessage } from "../store/recorded-message.ts";
import { allowedOrigin, preflight, withOrigin } from "./cross-origin.ts";
import { jsonFormat, pageFormat, type ResponseFormat } from "./response-format.ts";
import { readSubmission, type Submission } from "./submission.ts";

export type FunctionDependencies = {
  publicKey: string;
  allowedOrigins: ReadonlySet<string>;
  /** Resolves once the message is durably recorded. The same id twice is one message. */
  record: (id: string, message: RecordedMessage) => Promise<void>;
  secondsToWait: (clientAddress: string) => Promise<number | undefined>;
  sha256: (text: string) => string;
  now: () => number;
  content: FunctionContent;
  formPage: string;
  sentLocation: string;
  reportFailure: (error: unknown) => void;
};

type Context = { clientAddress: string };

/** Answers 200, or 303 without script, only once the request is durable. Uses nothing of Node: it runs at the edge, too. */
export function createSendContactEmail(dependencies: FunctionDependencies) {
  return async (request: Request, context: Context): Promise<Response> => {
    const origin = allowedOrigin(request, dependencies.allowedOrigins);
    if (request.method !== "POST") {
      if (request.method === "OPTIONS" && origin !== "foreign") return preflight(origin);
      return jsonFormat.refuse(405, "Only POST is answered here.");
    }
    const submission = await readSubmission(request, maxBodyBytes());
    const { formPage: template, content, sentLocation } = dependencies;
    const format = submission.isForm
      ? pageFormat({ template, content, sentLocation }, submission)
      : jsonFormat;
    if (origin === "foreign") return format.refuse(403, "This origin may not call this.");
    const posted = { ...context, request, submission, format };
    return withOrigin(await respond(dependencies, posted), origin);
  };
}

const RETRY_AFTER_SECONDS = 5;
const HOUR_MS = 3_600_000;
const ID_HEX_DIGITS = 32;

type Posted = Context & { request: Request; submission: Submission; format: ResponseFormat };

async function respond(
  dependencies: FunctionDependencies,
  { request, submission, format, clientAddress }: Posted,
): Promise<Response> {
  const checked = checkAppointmentRequest(submission.fields, dependencies.content);
  if (submission.refusal) {
    const { status, error } = submission.refusal;
    // A form that is too large has a text that is too long.
    const hasLongText = submission.isForm && status === 413 && !checked.ok;
    return format.refuse(status, error, hasLongText ? { fields: checked.fields } : {});
  }
  if (!carriesKey(request, submission, dependencies.publicKey)) {
    return format.refuse(401, "The public key is missing or wrong.");
  }
  if (!checked.ok) return format.refuse(400, checked.error, { fields: checked.fields });
  const receivedAt = dependencies.now();
  const typedKey = submission.extras[formOnlyFields.idempotencyKey];
  const key = request.headers.get(idempotencyHeader) || typedKey;
  if (key && !idempotencyKeyPattern.test(key)) {
    return format.refuse(400, `${idempotencyHeader} is not 8 to 128 letters, digits, "-" or "_".`);
  }
  const hour = String(Math.floor(receivedAt / HOUR_MS));
  // With the values in it, a correction under the same key is a second request.
  const values: Partial<Record<string, string>> = checked.request;
  const words = JSON.stringify([key || hour, ...formFields.map(({ name }) => values[name])]);
  const id = dependencies.sha256(words).slice(0, ID_HEX_DIGITS);
  try {
    // Counted last: a refused request does not count against a limit.
    const retryAfterSeconds = await dependencies.secondsToWait(clientAddress);
    if (retryAfterSeconds !== undefined) {
      const error = "Too many requests. Please try again shortly.";
      return format.refuse(429, error, { retryAfterSeconds });
    }
    const spamSigns = submission.extras[formOnlyFields.trap] ? ["trap"] : [];
    const { request } = checked;
    await dependencies.record(id, { kind: "appointment", request, spamSigns, receivedAt });
    return format.recorded(id);
  } catch (error) {
    dependencies.reportFailure(error);
    return format.refuse(503, "The request could not be recorded. Please try again.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Every presented key must be the public one, and at least one is required. */
function carriesKey(request: Request, submission: Submission, publicKey: string): boolean {
  const presented = [
    request.headers.get("apikey"),
    request.headers.get("authorization")?.replace(/^Bearer /i, ""),
    submission.extras[formOnlyFields.key],
  ].filter((key) => key != null);
  return presented.length > 0 && presented.every((key) => key === publicKey);
}
