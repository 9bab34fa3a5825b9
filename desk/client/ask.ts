import type { FieldPlace } from "../../content-model/field-place.ts";
import { words } from "./words.ts";

/** One sentence for one field. */
export type Problem = FieldPlace & { message: string };

/** The desk's server has said no; the message says why. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** What stands there, where somebody else has changed it meanwhile. */
  readonly now: unknown;

  constructor(status: number, answer: { message?: string; problems?: Problem[]; now?: unknown }) {
    super(answer.message ?? words.closed);
    this.status = status;
    this.problems = answer.problems ?? [];
    this.now = answer.now;
  }
}

/** A picture that only the desk's own page may see. @throws Error */
export async function askForPicture(path: string): Promise<Blob> {
  const response = await fetch(`/desk/api/${path}`, { headers: { "x-desk-key": key } });
  if (!response.ok) throw new Refused(response.status, {});
  return response.blob();
}

const key = document.querySelector<HTMLMetaElement>("meta[name=desk-key]")?.content ?? "";

/**
 * Asks the desk's server: `ask("draft")`, `ask("save", { edits })`.
 * @param sent goes as JSON, or as it is where it is a file; without it, nothing is changed
 * @throws Refused
 */
export async function ask<Answer>(path: string, sent?: object | Blob): Promise<Answer> {
  const isFile = sent instanceof Blob;
  // No page of another site can send such headers. The sign-in before the desk has "authorization".
  const headers = {
    "x-desk-key": key,
    "content-type": isFile ? "application/octet-stream" : "application/json",
  };
  const body = isFile ? sent : JSON.stringify(sent);
  const response = await fetch(`/desk/api/${path}`, {
    headers,
    ...(sent && { method: "POST", body }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => ({}));
  if (!response?.ok) throw new Refused(response?.status ?? 0, answer ?? {});
  return answer;
}
