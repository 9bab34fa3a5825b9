import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { contentHash } from "../../site/content/files/content-hash.ts";
import { Refusal } from "../server/refusal.ts";
import { gitOrNothing } from "./git.ts";
import { withContent } from "./publish.ts";

/** How a publication becomes what visitors see. */
export type Live = {
  /** Of the live site, such as "https://www.clinic.ca"; without it nobody can see that it is live. */
  address: string | undefined;
  /** Makes it live from here; without it, a server that follows the repository does. */
  command: string | undefined;
};

const ASK_AGAIN_MS = 1000;
const ONE_REQUEST_MS = 5000;
/** A command has made it live when it ends; a server that pulls may build first. */
const LONGEST_MS = { withCommand: 60_000, without: 30 * 60_000 };

const version = z.object({ content: z.string() });

/** DESK_LIVE and DESK_RELEASE, else git's own settings desk.live and desk.release. */
export async function liveSettings(folder: string): Promise<Live> {
  const setting = async (variable: string, name: string) =>
    process.env[variable] || (await gitOrNothing(folder, "config", name)) || undefined;
  const address = await setting("DESK_LIVE", "desk.live");
  return { address, command: await setting("DESK_RELEASE", "desk.release") };
}

/** Resolves when the live address answers with what was published; to false where nothing says how. @throws Refusal */
export async function goLive(folder: string, commit: string): Promise<boolean> {
  const { address, command } = await liveSettings(folder);
  return withContent(folder, commit, async (content) => {
    if (command) await run(command, content);
    if (!address) return command !== undefined;
    const wanted = contentHash(content);
    const longest = command ? LONGEST_MS.withCommand : LONGEST_MS.without;
    const end = Date.now() + longest;
    while ((await liveContent(address)) !== wanted) {
      if (Date.now() > end) {
        throw new Refusal(
          `${NOT_LIVE}${address} has not shown it for ${longest / 60_000} minutes. Ask whoever looks after the website.`,
        );
      }
      await wait(ASK_AGAIN_MS);
    }
    return true;
  });
}

/** Whether visitors see what a commit holds. */
export async function isLive(folder: string, commit: string): Promise<boolean> {
  const { address } = await liveSettings(folder);
  if (!address) return false;
  return withContent(
    folder,
    commit,
    async (content) => (await liveContent(address)) === contentHash(content),
  );
}

const NOT_LIVE = "It is kept, but visitors see the website as it was: ";

/** Runs the command with exactly what is published as its content, whatever else is saved here. @throws Refusal */
async function run(command: string, content: string) {
  const child = spawn(command, {
    cwd: resolve(import.meta.dirname, "../.."),
    shell: true,
    timeout: LONGEST_MS.without,
    env: { ...process.env, NODE_ENV: "", VITEST: "", CONTENT: content },
  });
  let last = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      const lines = stripVTControlCharacters(String(chunk)).trim().split("\n");
      last = lines.at(-1) || last;
    });
  }
  const code = await new Promise((done) => child.on("error", done).on("close", done));
  if (code !== 0) throw new Refusal(`${NOT_LIVE}${last || code}`);
}

async function liveContent(address: string): Promise<string | undefined> {
  try {
    const url = new URL("/version.json", address);
    const signal = AbortSignal.timeout(ONE_REQUEST_MS);
    const answer = await fetch(url, { cache: "no-store", signal });
    return version.parse(await answer.json()).content;
  } catch {
    return undefined;
  }
}
