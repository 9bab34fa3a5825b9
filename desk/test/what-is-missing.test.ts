import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordServer } from "../../server/running-server.ts";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { whatIsMissing } from "../publish/what-is-missing.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { change } from "./edits.ts";

let clinic: Clinic;
let dataDir: string;
const missing = () => whatIsMissing(join(clinic.folder, "content"));

beforeEach(() => {
  clinic = makeClinic();
  dataDir = temporaryFolder("data");
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("SITE_URL", "");
});
afterEach(() => vi.unstubAllEnvs());

it("asks for nothing beside a running site, and for the address after the site was killed", async () => {
  const site = createServer((_, response) => response.end('{"content":"1"}'));
  const url = await listenOnLoopback(site);
  recordServer(dataDir, { pid: process.pid, url, dist: "dist" });
  expect(await missing()).toBeUndefined();
  await new Promise((done) => site.close(done));
  expect(await missing()).toMatch(/starts it on this computer \(npm start\).*SITE_URL=/);
  recordServer(dataDir, { pid: process.pid, url: await listenOnLoopback(site), dist: "dist" });
  expect(await missing(), "without another start of the desk").toBeUndefined();
  site.close();
});

it("reads the address from the content once it is no sample", async () => {
  change(clinic.folder, "business.yaml", "  - siteUrl\n", "");
  expect(await missing()).toBeUndefined();
});

it("says how to name the place to publish to", async () => {
  clinic.git("branch", "--unset-upstream");
  expect(await missing()).toMatch(/git config desk\.publishTo origin\/main$/);
});

it("says how to make a folder that has the branch checked out accept a publication", async () => {
  const other = makeClinic();
  clinic.git("remote", "set-url", "origin", other.folder);
  expect(await missing()).toMatch(
    new RegExp(`git -C ${other.folder} config receive.denyCurrentBranch updateInstead$`),
  );
  other.git("config", "receive.denyCurrentBranch", "updateInstead");
  expect(await missing()).toMatch(/SITE_URL=/);
});
