import type { AppointmentAnswer } from "../../contract/appointment-request.ts";
import type { FieldProblems } from "../../contract/check-appointment-request.ts";
import { type FormPage, fillFormPage } from "./form-page.ts";
import type { Submission } from "./submission.ts";

export type RefusedStatus = 400 | 401 | 403 | 405 | 413 | 415 | 429 | 503;
export type RefusalDetails = {
  fields?: FieldProblems;
  retryAfterSeconds?: number;
};

/** The same as JSON to a script and as a page to a form posted without one. */
export type Answers = {
  recorded: (id: string) => Response;
  refuse: (status: RefusedStatus, error: string, details?: RefusalDetails) => Response;
};

export const jsonAnswers: Answers = {
  recorded: (id) => json(200, { ok: true, id }),
  refuse: (status, error, { fields, retryAfterSeconds } = {}) => {
    const answer = json(status, { ok: false, error, ...(fields && { fields }) });
    return withHeaders(answer, status, retryAfterSeconds);
  },
};

/** Answers with the form again, holding what the visitor typed. */
export function pageAnswers(page: FormPage & { sentLocation: string }, typed: Submission): Answers {
  return {
    recorded: () => new Response(null, { status: 303, headers: { location: page.sentLocation } }),
    refuse: (status, _error, { fields, retryAfterSeconds } = {}) => {
      const answer = new Response(fillFormPage(page, typed, fields), {
        status,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
      });
      return withHeaders(answer, status, retryAfterSeconds);
    },
  };
}

function json(status: number, answer: AppointmentAnswer): Response {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response(JSON.stringify(answer), { status, headers });
}

function withHeaders(response: Response, status: RefusedStatus, retryAfter?: number): Response {
  if (status === 405) response.headers.set("allow", "POST, OPTIONS");
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  return response;
}
