import type { Problem } from "../saving.ts";
import { words } from "../words/words.ts";

/** The desk's server has said no; the message says why. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  /** What stands in a field, where it was changed elsewhere meanwhile. */
  readonly now: unknown;

  constructor({ message = words.closed, problems = [], now }: Partial<Refused>) {
    super(message);
    this.problems = problems;
    this.now = now;
  }

  /** All problems without their places, for a form that shows a single field. */
  get sentences(): string {
    return this.problems.map(({ message }) => message).join("\n") || this.message;
  }
}

const key = document.querySelector<HTMLMetaElement>("meta[name=desk-key]")?.content ?? "";

/**
 * Asks the desk's server: `ask("draft")`, `ask("save", { edits })`.
 * @param sent goes as JSON, or as it is where it is a file; without it, nothing is changed
 * @throws Refused
 */
export async function ask<Answer>(path: string, sent?: object | Blob): Promise<Answer> {
  return (await answerTo(path, sent)).json();
}

/** As `ask`, for what is answered with a picture. */
export async function askForPicture(path: string, sent?: Blob): Promise<Blob> {
  return (await answerTo(path, sent)).blob();
}

async function answerTo(path: string, sent?: object | Blob): Promise<Response> {
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
  if (response?.ok) return response;
  throw new Refused((await response?.json().catch(() => undefined)) ?? {});
}
