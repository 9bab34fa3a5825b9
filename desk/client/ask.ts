import type { Checked, Problem } from "../saving.ts";
import { words } from "../words/words.ts";

/** The desk's server refused a request. The message tells the owner why. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  readonly checked: Checked | undefined;

  constructor({ message = unreachable(), problems = [], checked }: Partial<Refused>) {
    super(message);
    this.problems = problems;
    this.checked = checked;
  }
}

/** On a computer without a connection the desk itself may be well. */
function unreachable(): string {
  return navigator.onLine === false ? words.offline : words.closed;
}

const key = document.querySelector<HTMLMetaElement>("meta[name=desk-key]")?.content ?? "";

/**
 * Sends a request to the desk's server: `ask("draft")`, `ask("save", edit)`.
 * @param sent is sent as JSON, or unchanged if it is a file. Without it the request is a GET
 * @param signal gives the request up
 * @throws Refused
 */
export async function ask<Answer>(
  path: string,
  sent?: object | Blob,
  signal?: AbortSignal,
): Promise<Answer> {
  const body = sent instanceof Blob ? sent : JSON.stringify(sent);
  const response = await fetch(`/desk/api/${path}`, {
    // A page of another site cannot send this header. The sign-in proxy uses "authorization".
    headers: { "x-desk-key": key },
    ...(signal && { signal }),
    ...(sent && { method: "POST", body }),
  }).catch(() => undefined);
  // A sign-in page may come with status 200.
  const isOwn = response?.headers.get("content-type")?.startsWith("application/json");
  if (response?.ok && isOwn) return response.json();
  throw new Refused((await response?.json().catch(() => undefined)) ?? {});
}
