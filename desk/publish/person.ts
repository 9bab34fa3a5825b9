import { gitOrNothing, type Person } from "./git.ts";

/**
 * Who publishes, as git names an author.
 * @param named by the sign-in before the desk; empty on a computer of one's own, where git knows its user
 */
export async function personOf(folder: string, named = ""): Promise<Person | undefined> {
  const name = plain(named);
  if (name) return { name, email: name.includes("@") ? name : "desk@localhost" };
  const own = await gitOrNothing(folder, "config", "user.name");
  const email = await gitOrNothing(folder, "config", "user.email");
  return own && email ? { name: own, email } : undefined;
}

/** A header may hold anything; a commit's line of names may not. */
function plain(name: string): string {
  return name.replace(/[<>\p{Cc}]/gu, "").trim();
}
