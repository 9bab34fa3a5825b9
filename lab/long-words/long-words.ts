import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse, stringify } from "yaml";

const BASE = "test/fixture-content";
const NAME = "Northern Lights Skin & Laser";
/** The id of a film at the video provider. */
export const FILM = "SAMPLE";
/** The maximum length of an announcement: 70 letters. */
const ANNOUNCEMENTS = [
  "New here? Your first consultation with a nurse of ours is free of cost",
  "A person answers your request within twenty-four hours, on Sundays too",
  "Free parking on site, easy access from the main highways and the 7 bus",
  "Compare all of our treatments by their session, downtime, and recovery",
];

const settings = { CONTENT: "test/output/long-words", DIST: "test/output/long-words-site" };
const changes: Record<string, (data: ReturnType<typeof parse>) => unknown> = {
  "business.yaml": (business) => ({
    ...business,
    brand: { ...business.brand, name: NAME },
    heroVideoId: FILM,
  }),
  "announcements.yaml": () => ({
    items: ANNOUNCEMENTS.map((text) => ({ text, href: "/contact" })),
  }),
};

export const longWordsDist = resolve(settings.DIST);

/** Builds the fixture's site with a long name, long announcements and a film of the video provider. */
export async function buildLongWords(): Promise<void> {
  rmSync(settings.CONTENT, { recursive: true, force: true });
  cpSync(BASE, settings.CONTENT, { recursive: true, preserveTimestamps: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(settings.CONTENT, name);
    writeFileSync(file, stringify(change(parse(readFileSync(file, "utf8")))));
  }
  // The test runner's environment would produce a different build.
  const env = { ...process.env, ...settings, NODE_ENV: "", VITEST: "" };
  await promisify(execFile)(process.execPath, ["site/build/build-if-needed.ts"], { env });
}
