import type { IncomingHttpHeaders } from "node:http";
import { gitOrNothing, type Person } from "./git.ts";

const NOBODY = "Somebody";

/**
 * Who sits at the desk: on a server, whoever the sign-in in front of it names in the header that
 * DESK_PERSON_HEADER says; else git's user on this computer.
 */
export async function personOf(
  folder: string,
  headers: IncomingHttpHeaders = {},
): Promise<Person | undefined> {
  const header = process.env.DESK_PERSON_HEADER?.toLowerCase();
  if (header) {
    const name = plain(String(headers[header] ?? "")) || NOBODY;
    return { name, email: name.includes("@") ? name : "desk@localhost" };
  }
  const name = await gitOrNothing(folder, "config", "user.name");
  const email = await gitOrNothing(folder, "config", "user.email");
  return name && email ? { name, email } : undefined;
}

/** A header may hold anything; a commit's line of names may not. */
function plain(name: string): string {
  return name.replace(/[<>\p{Cc}]/gu, "").trim();
}
