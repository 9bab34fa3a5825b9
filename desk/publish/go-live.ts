import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type RunningServer, recordedServer } from "../../server/running-server.ts";
import { readEnvironmentFile } from "../../server/settings/environment-file.ts";
import { settingsOf } from "../../server/settings/settings.ts";
import { contentHash } from "../../site/content/files/content-files.ts";
import { Refusal } from "../refusal.ts";
import { wordsOf } from "../stored-files.ts";
import { replaceBuild } from "./build-website.ts";
import { withContent } from "./publish.ts";

/** How a publication becomes what visitors see. */
type Live = {
  /** Of the live website: "https://www.clinic.ca". Undefined if the desk does not know it. */
  address: string | undefined;
  /** A server of the website that runs on this machine. */
  server: RunningServer | undefined;
};

const POLL_MS = 1000;
const REQUEST_TIMEOUT_MS = 5000;
/** The website is live soon after a restart on this machine. A server elsewhere may pull and build first. */
const TIMEOUT_MS = { here: 60_000, elsewhere: 30 * 60_000 };

const NOT_LIVE = "Sent, but not live yet: ";
const FAILED =
  "the website could not be built and started again. Try again; if it fails again, call whoever looks after the website, and read out the lines below.";

const version = z.object({ content: z.string() });
const defaults = settingsOf({ brandName: "", email: "" }).shape;

/**
 * The settings come from the environment, from a server that runs beside the desk, or from the content once
 * its address is not a sample.
 */
async function liveSettings(folder: string): Promise<Live> {
  // Read without loading the file: the desk must not send mail, as the server's settings would let it.
  const { SITE_URL, DATA_DIR } = { ...readEnvironmentFile(), ...process.env };
  const recorded = recordedServer(defaults.DATA_DIR.parse(DATA_DIR || undefined));
  const isRunning = recorded && (await liveContent(recorded.url)) !== undefined;
  const server = isRunning ? recorded : undefined;
  const { siteUrl, sample } = wordsOf("business", folder);
  const isSample = Array.isArray(sample) && sample.includes("siteUrl");
  return { address: SITE_URL || server?.url || (isSample ? undefined : String(siteUrl)), server };
}

/**
 * Resolves to the live address when it shows the publication, and to undefined if nobody can tell.
 * @throws Refusal
 */
export async function goLive(folder: string, commit: string): Promise<string | undefined> {
  const { address, server } = await liveSettings(folder);
  if (!address) return undefined;
  return withContent(folder, commit, async (content) => {
    if (server) await release(server, content);
    const wanted = contentHash(content);
    const timeout = address === server?.url ? TIMEOUT_MS.here : TIMEOUT_MS.elsewhere;
    const end = Date.now() + timeout;
    while ((await liveContent(address)) !== wanted) {
      if (Date.now() > end) {
        throw new Refusal(
          `${NOT_LIVE}${new URL(address).host} has not shown your changes for ${timeout / 60_000} minutes. Ask whoever looks after the website.`,
        );
      }
      await wait(POLL_MS);
    }
    return address;
  });
}

/**
 * Puts the build into the folder that a server on this machine serves, and restarts the server.
 * @throws Refusal
 */
async function release({ pid, dist }: RunningServer, content: string): Promise<void> {
  const said = await replaceBuild(content, dist);
  if (said) throw new Refusal(NOT_LIVE + FAILED, 422, { said });
  try {
    process.kill(pid, "SIGUSR2");
  } catch (error) {
    throw new Refusal(NOT_LIVE + FAILED, 422, { said: `${error}: start both as the same user.` });
  }
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
