import { inject } from "vitest";

/** The origin of the server of the built site, shared by all files; without a trailing slash. */
export const origin = inject("origin");

export type Answer = { response: Response; html: string };

/** Asks the built site without a browser; follows no redirect. */
export async function get(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(origin + address, { redirect: "manual", ...init });
  return { response, html: await response.text() };
}
