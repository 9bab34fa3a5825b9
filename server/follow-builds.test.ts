import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clinic } from "../test/support/clinic-fixture.ts";
import { listenOnLoopback } from "../test/support/loopback.ts";
import { temporaryFolder } from "../test/support/process.ts";
import { fixtureBodies, writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest, typed } from "../test/support/typed-request.ts";
import { followBuilds } from "./follow-builds.ts";
import { loadBuild } from "./load-build.ts";
import { createWebsite } from "./website.ts";

const [cold, talk] = clinic.services;
const services = talk ? [talk] : [];
const newBodies = {
  "/": "<!doctype html><title>New</title>",
  "/404": fixtureBodies["/404"],
  "/assets/site-5e6f.js": "export {}",
};

const closing: (() => Promise<void>)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

/** The whole server in this process; `release` makes a build live as `npm run release` does. */
async function start() {
  const folder = temporaryFolder("follow");
  const dist = join(folder, "dist");
  const release = async (name: string, ...fixture: Fixture) => {
    await writeSiteFixture(join(folder, "dist.releases", name), ...fixture);
    lead(name);
  };
  const lead = (name: string) => {
    symlinkSync(`dist.releases/${name}`, `${dist}.next`);
    renameSync(`${dist}.next`, dist);
    vi.advanceTimersByTime(1000);
  };
  await release("1-a", {}, { version: "a" });
  const log = pino({}, { write: () => {} });
  const settings = { DATA_DIR: temporaryFolder("follow-data") };
  const website = await createWebsite(loadBuild(dist, settings), log);
  followBuilds(dist, website, log);
  const url = await listenOnLoopback(website.server);
  closing.push(async () => {
    website.server.closeAllConnections();
    website.server.close();
    await website.functions.close(0);
  });
  const text = async (path: string) => (await fetch(url + path)).text();
  return { folder, release, lead, text, url };
}
type Fixture = [builtWith: Record<string, string>, differing: object];

const changed = { version: "b", bodies: newBodies, content: { ...clinic, services } };

it("serves the new pages, and to a page of before its files and what its form offers", async () => {
  const { release, text, url } = await start();
  await release("2-b", {}, changed);
  expect(await text("/")).toBe(newBodies["/"]);
  expect(await text("/about")).toBe(fixtureBodies["/404"]);
  for (const path of ["/assets/site-1a2b3c4d.js", "/assets/site-5e6f.js"] as const) {
    expect(await text(path)).toBe({ ...fixtureBodies, ...newBodies }[path]);
  }
  const answers = [cold, talk].map((choice) =>
    postRequest(url, { ...typed, service: choice?.value }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

it("says the new build's own words to a form that it refuses", async () => {
  const { release, url } = await start();
  const required = "may not be empty";
  const content = { ...clinic, problems: { ...clinic.problems, required } };
  await release("2-b", {}, { content });
  const answer = await postRequest(url, { ...typed, firstName: "" });
  expect(await answer.json()).toMatchObject({ fields: { firstName: required } });
});

it("refuses a build that it would not start with, says so, and goes on with the one before", async () => {
  const { folder, release, lead, text } = await start();
  const readiness = async () => JSON.parse(await text("/readyz"));
  await release("2-b", { PUBLIC_ANON_KEY: "another" }, changed);
  expect(await text("/")).toBe(fixtureBodies["/"]);
  expect(await readiness()).toMatchObject({
    status: "attention",
    version: "a",
    refusedBuild: { reason: expect.stringMatching(/^PUBLIC_ANON_KEY/) },
  });
  lead("1-a");
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ status: "ready" }), 5000);
  rmSync(join(folder, "dist"));
  expect(await text("/")).toBe(fixtureBodies["/"]);
});
