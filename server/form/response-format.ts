import type { AppointmentResponse } from "../../contract/appointment-request.ts";
import type { FieldProblems } from "../../contract/check-appointment-request.ts";
import { type FormPage, problemSentence, renderFormPage } from "./form-page.ts";
import type { Submission } from "./submission.ts";

type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 503;
type RefusalDetails = {
  fields?: FieldProblems;
  /** Replaces the general failure text on the page that a visitor without script sees. */
  problem?: string;
  retryAfterSeconds?: number;
};

export type ResponseFormat = {
  recorded: (id: string) => Response;
  refuse: (status: RefusedStatus, error: string, details?: RefusalDetails) => Response;
};

export const jsonFormat: ResponseFormat = {
  recorded: (id) => json(200, { ok: true, id }),
  refuse: (status, error, { fields, retryAfterSeconds } = {}) =>
    json(status, { ok: false, error, ...(fields && { fields }) }, retryAfterSeconds),
};

export function pageFormat(page: FormPage, { fields: typed }: Submission): ResponseFormat {
  const { content, siteOrigin } = page;
  return {
    recorded: () =>
      new Response(null, { status: 303, headers: { location: siteOrigin + content.sentPath } }),
    refuse: (status, _error, { fields, problem, retryAfterSeconds } = {}) => {
      const body = renderFormPage(page, typed, problem ?? problemSentence(content, fields));
      return answer(status, "text/html; charset=utf-8", body, retryAfterSeconds);
    },
  };
}

function json(status: number, body: AppointmentResponse, retryAfterSeconds?: number): Response {
  return answer(status, "application/json", JSON.stringify(body), retryAfterSeconds);
}

function answer(status: number, type: string, body: string, retryAfterSeconds?: number): Response {
  const headers = new Headers({ "content-type": type, "cache-control": "no-store" });
  if (status === 405) headers.set("allow", "POST, OPTIONS");
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  return new Response(body, { status, headers });
}
