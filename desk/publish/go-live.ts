import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { type RunningServer, recordedServer } from "../../server/running-server.ts";
import { readEnvironmentFile } from "../../server/settings/environment-file.ts";
import { settingsOf } from "../../server/settings/settings.ts";
import { contentHash } from "../../site/content/files/content-hash.ts";
import { Refusal } from "../server/refusal.ts";
import { wordsOf } from "../server/stored-files.ts";
import { gitOrNothing } from "./git.ts";
import { withContent } from "./publish.ts";

/** How a publication becomes what visitors see. */
export type Live = {
  /** Of the live website: "https://www.clinic.ca". Undefined if the desk does not know it. */
  address: string | undefined;
  /** The command that builds and restarts the website on this machine. */
  command: string | undefined;
  /** A server of the website that runs on this machine. */
  server: RunningServer | undefined;
};

const POLL_MS = 1000;
const REQUEST_TIMEOUT_MS = 5000;
/** The website is live soon after a restart on this machine. A server elsewhere may pull and build first. */
const TIMEOUT_MS = { here: 60_000, elsewhere: 30 * 60_000 };

const BUILD = `"${process.execPath}" deploy/build/build.ts`;
const NOT_LIVE = "Your changes are kept, but visitors still see the website as it was: ";
const FAILED =
  "it could not be built and started again. Try again; if it fails again, call whoever looks after the website, and read out the lines below.";

const version = z.object({ content: z.string() });
const defaults = settingsOf({ brandName: "", email: "" }).shape;

/** The settings come from the environment, from a server that runs beside the desk, or from the content once its address is not a sample. */
export async function liveSettings(folder: string): Promise<Live> {
  const { DESK_RELEASE, SITE_URL, DATA_DIR } = serverSettings();
  const command = DESK_RELEASE || (await gitOrNothing(folder, "config", "desk.release"));
  const recorded = recordedServer(defaults.DATA_DIR.parse(DATA_DIR || undefined));
  const isRunning = recorded && (await liveContent(recorded.url)) !== undefined;
  const server = isRunning ? recorded : undefined;
  const { siteUrl, sample } = wordsOf("business", folder);
  const isSample = Array.isArray(sample) && sample.includes("siteUrl");
  const address = SITE_URL || server?.url || (isSample ? undefined : String(siteUrl));
  return { address, command: command || undefined, server };
}

/** Read without loading the file: the desk must not send mail, as the server's settings would let it. */
function serverSettings(): NodeJS.ProcessEnv {
  return { ...readEnvironmentFile(), ...process.env };
}

/** Resolves to true when the live address shows the publication, and to false if nobody can tell. @throws Refusal */
export async function goLive(folder: string, commit: string): Promise<boolean> {
  const { address, command, server } = await liveSettings(folder);
  return withContent(folder, commit, async (content) => {
    if (command) await run(command, { CONTENT: content });
    else if (server) await release(server, content);
    if (!address) return command !== undefined;
    const wanted = contentHash(content);
    const isHere = command !== undefined || address === server?.url;
    const timeout = isHere ? TIMEOUT_MS.here : TIMEOUT_MS.elsewhere;
    const end = Date.now() + timeout;
    while ((await liveContent(address)) !== wanted) {
      if (Date.now() > end) {
        throw new Refusal(
          `${NOT_LIVE}${address} has not shown them for ${timeout / 60_000} minutes. Ask whoever looks after the website.`,
        );
      }
      await wait(POLL_MS);
    }
    return true;
  });
}

/** Whether visitors see the content of a commit. */
export async function isLive(folder: string, commit: string): Promise<boolean> {
  const { address } = await liveSettings(folder);
  if (!address) return false;
  return withContent(
    folder,
    commit,
    async (content) => (await liveContent(address)) === contentHash(content),
  );
}

/** Builds into the folder that a server on this machine serves, and restarts the server. @throws Refusal */
async function release({ pid, dist }: RunningServer, content: string): Promise<void> {
  await run(BUILD, { CONTENT: content, DIST: dist });
  try {
    process.kill(pid, "SIGUSR2");
  } catch (error) {
    const said = `${error}: start both as the same user, or set desk.release.`;
    throw new Refusal(NOT_LIVE + FAILED, { said });
  }
}

/** Runs a command over the published content, without later saved changes. @throws Refusal */
async function run(command: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, {
    cwd: resolve(import.meta.dirname, "../.."),
    shell: true,
    timeout: TIMEOUT_MS.elsewhere,
    env: { ...process.env, NODE_ENV: "", VITEST: "", ...settings },
  });
  let last = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      const lines = stripVTControlCharacters(String(chunk)).trim().split("\n");
      last = lines.at(-1) || last;
    });
  }
  const code = await new Promise((done) => child.on("error", done).on("close", done));
  if (code !== 0) throw new Refusal(NOT_LIVE + FAILED, { said: `${last || code}` });
}

async function liveContent(address: string): Promise<string | undefined> {
  try {
    const url = new URL("/version.json", address);
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(url, { cache: "no-store", signal });
    return version.parse(await response.json()).content;
  } catch {
    return undefined;
  }
}
