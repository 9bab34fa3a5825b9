import { execFile, spawn } from "node:child_process";
import { appendFileSync, globSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentHash } from "../../site/content/files/content-hash.ts";
import { ownBuilds } from "../support/own-builds.ts";
import { end, waitUntil } from "../support/process.ts";
import { startSite } from "../support/site.ts";

const PATIENCE_MS = 120_000;
const PICTURE = /\/pictures\/([a-z]+)-[a-z]+-[\w.-]+\.jpg/;

const clinic = ownBuilds();
const describe = (word: string) =>
  clinic.edit("business.yaml", /^( +descriptor: ).*$/m, `$1${word}`);

beforeAll(async () => {
  describe("First");
  await clinic.build();
}, PATIENCE_MS);
afterAll(clinic.remove);

it(
  "is served after a restart, with the hashed files of the previous build",
  async () => {
    const first = await startSite({ dist: clinic.dist });
    const [oldPicture = "", photo] = PICTURE.exec(await (await fetch(first.url)).text()) ?? [];
    describe("Second");
    clinic.edit("photos.yaml", new RegExp(`(name: ${photo}\n(?:.+\n)+? +focus: ).*`), "$11% 1%");
    const { code, lines } = await clinic.build();
    const html = await (await fetch(first.url)).text();
    expect([html.includes("First"), html.includes(oldPicture)]).toEqual([true, true]);
    expect((await fetch(first.url + oldPicture)).status).toBe(200);
    await first.stop();

    const second = await startSite({ dist: clinic.dist });
    const { version, content } = await (await fetch(`${second.url}/version.json`)).json();
    expect(code).toBe(0);
    expect(lines.at(-1)).toContain(version);
    expect(content).toBe(contentHash(clinic.content));
    const page = await (await fetch(second.url)).text();
    expect([page.includes("Second"), page.includes(oldPicture)]).toEqual([true, false]);
    const kept = await fetch(second.url + oldPicture);
    expect(kept.status).toBe(200);
    expect(kept.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    await second.stop();
  },
  PATIENCE_MS,
);

it(
  "has a version that depends on its sources only",
  async () => {
    const [one, other] = [ownBuilds(), ownBuilds()];
    const versions: (string | undefined)[] = [];
    for (const { build } of [one, one, other])
      versions.push(/Built: ([\da-f]{12}) /.exec((await build()).lines.at(-1) ?? "")?.[1]);
    one.remove();
    other.remove();
    expect(versions[0]).toBeDefined();
    expect(new Set(versions).size).toBe(1);
  },
  PATIENCE_MS,
);

it(
  "changes nothing if it fails, prints the reason, and starts no server",
  async () => {
    const before = readlinkSync(clinic.dist);
    const business = join(clinic.content, "business.yaml");
    const text = readFileSync(business, "utf8");
    appendFileSync(business, "\nnoSuchField: 1\n");
    const { code, lines } = await clinic.build();
    const env = { ...clinic.env, PORT: "0" };
    const start = await promisify(execFile)("npm", ["start"], { env }).catch((error) => error);
    writeFileSync(business, text);
    expect([code, lines.join()]).toEqual([1, expect.stringContaining("noSuchField")]);
    expect(start.code).toBe(1);
    expect(start.stdout + start.stderr).toMatch(/^The build failed\..*previous build is still in/m);
    expect(readlinkSync(clinic.dist)).toBe(before);
    expect(globSync(`${clinic.dist}.builds/building-*`)).toEqual([]);
  },
  PATIENCE_MS,
);

it.each(["SIGTERM", "SIGKILL"] as const)(
  "changes nothing if it ends with %s, and the next build removes its leftovers",
  async (signal) => {
    const before = readlinkSync(clinic.dist);
    const build = spawn(process.execPath, clinic.command, { env: clinic.env, stdio: "ignore" });
    const unfinished = `${clinic.dist}.builds/building-${build.pid}`;
    const hasBegun = () => globSync(`${unfinished}/*`).length > 0;
    await waitUntil(hasBegun, "the build's first file");
    await end(build, signal);
    expect(readlinkSync(clinic.dist)).toBe(before);
    await clinic.build();
    expect(globSync(`${clinic.dist}.builds/*`).map((path) => basename(path))).not.toContain(
      basename(unfinished),
    );
  },
  PATIENCE_MS,
);
