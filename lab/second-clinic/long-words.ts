import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { PROMOTION } from "../../test/support/clinic-folder.ts";
import { buildClinic, secondClinic } from "./second-clinic.ts";

const NAME = "Northern Lights Skin & Laser";
/** At the provider of films. */
export const FILM = "SAMPLE";
/** As long as the content may make them: 70 letters. */
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
  "announcements.yaml": ({ items }: { items: object[] }) => ({
    items: ANNOUNCEMENTS.map((text, place) => ({ ...items[place % items.length], text })),
  }),
  "promotion.yaml": () => parse(PROMOTION),
};

/** The second clinic with a long name, long announcements, a promotion, and a film at a provider. */
export const longWordsDist = resolve(settings.DIST);

export async function buildLongWords(): Promise<void> {
  cpSync(secondClinic.CONTENT, settings.CONTENT, { recursive: true, filter: isToCopy });
  for (const name of readdirSync(settings.CONTENT, { recursive: true, encoding: "utf8" }))
    if (!existsSync(join(secondClinic.CONTENT, name)) && !(name in changes))
      rmSync(join(settings.CONTENT, name), { recursive: true, force: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(secondClinic.CONTENT, name);
    const data = existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
    writeIfChanged(join(settings.CONTENT, name), stringify(change(data)));
  }
  await buildClinic(settings);
}

/** Whether to copy a file: not if its copy is newer. */
function isToCopy(source: string, copy: string): boolean {
  const stats = statSync(source);
  if (stats.isDirectory()) return true;
  if (basename(source) in changes) return false;
  return !existsSync(copy) || statSync(copy).mtimeMs < stats.mtimeMs;
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
