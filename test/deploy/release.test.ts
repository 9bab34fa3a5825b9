import { spawn } from "node:child_process";
import { appendFileSync, globSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentHash } from "../../site/content/content-hash.ts";
import { end, freePort, waitUntil } from "../support/process.ts";
import { releasing } from "../support/release.ts";
import { type Site, startSite } from "../support/site.ts";

const PATIENCE_MS = 120_000;

const port = await freePort();
const clinic = releasing(port);
let site: Site;

beforeAll(async () => {
  clinic.rename("First", "descriptor");
  await clinic.run();
  site = await startSite({ dist: clinic.dist, env: { PORT: String(port) } });
}, PATIENCE_MS);
afterAll(async () => {
  await site.stop();
  clinic.remove();
});

const descriptorServed = async () =>
  /First|Second|Third/.exec(await (await fetch(site.url)).text())?.[0];
const versionServed = async () => (await fetch(`${site.url}/version.json`)).json();

it(
  "is live when the command ends, without a restart, and so is the one before",
  async () => {
    const first = await versionServed();
    clinic.rename("Second", "descriptor");
    const { code, lines } = await clinic.run();
    const { version, content } = await versionServed();
    expect([code, lines.at(-1)]).toEqual([0, `Live: ${version} at ${site.url}/`]);
    expect(content).toBe(contentHash(clinic.content));
    expect(await descriptorServed()).toBe("Second");
    expect((await clinic.run({ words: ["--back"] })).lines.at(-1)).toContain(first.version);
    expect([await descriptorServed(), await versionServed()]).toEqual(["First", first]);
  },
  PATIENCE_MS,
);

it(
  "names a build by its sources, wherever and whenever it is made",
  async () => {
    const elsewhere = releasing();
    elsewhere.rename("First", "descriptor");
    const { lines } = await elsewhere.run();
    elsewhere.remove();
    expect(lines.at(-1)).toContain(`Live: ${(await versionServed()).version} `);
  },
  PATIENCE_MS,
);

it(
  "changes nothing where the build fails, and says why",
  async () => {
    const before = readlinkSync(clinic.dist);
    const business = join(clinic.content, "business.yaml");
    const text = readFileSync(business, "utf8");
    appendFileSync(business, "\nnoSuchField: 1\n");
    const { code, lines } = await clinic.run();
    writeFileSync(business, text);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining("noSuchField")]);
    expect(readlinkSync(clinic.dist)).toBe(before);
  },
  PATIENCE_MS,
);

it(
  "puts the one before back where the server refuses the build, and says why",
  async () => {
    const before = readlinkSync(clinic.dist);
    clinic.rename("Third", "descriptor");
    const { code, lines } = await clinic.run({ env: { PUBLIC_ANON_KEY: "another" } });
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/refuses it: PUBLIC_ANON_KEY/)]);
    expect([readlinkSync(clinic.dist), await descriptorServed()]).toEqual([before, "First"]);
  },
  PATIENCE_MS,
);

it.each(["SIGTERM", "SIGINT"] as const)(
  "changes nothing when it is stopped by %s",
  async (signal) => {
    const before = readlinkSync(clinic.dist);
    const command = [resolve("deploy/release/release.ts")];
    const release = spawn(process.execPath, command, { env: clinic.env, stdio: "ignore" });
    const hasBegun = () => globSync(`${clinic.dist}.releases/building-${release.pid}/*`).length > 0;
    await waitUntil(hasBegun, PATIENCE_MS, "the build's first file");
    await end(release, signal);
    expect([readlinkSync(clinic.dist), await descriptorServed()]).toEqual([before, "First"]);
  },
  PATIENCE_MS,
);
