import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordServer, removeRecord } from "../../server/running-server.ts";
import { contentHash } from "../../site/content/files/content-files.ts";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { temporaryFolder, waitUntil } from "../../test/support/process.ts";
import { createPublisher } from "../publish/publisher.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { change, closing, saturday } from "./edits.ts";
import { changesInDraft, shownIn } from "./publish-all.ts";

let clinic: Clinic;
let content: string;

const until = (isTrue: () => boolean | Promise<boolean>) =>
  waitUntil(isTrue, "a step of the publication");
const check = async () => undefined;

afterEach(() => vi.unstubAllEnvs());
beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
  change(clinic.folder, ...closing("Shut"));
});

it("names its step, and runs once at a time", async () => {
  const publisher = createPublisher(content, check);
  const shown = await shownIn(content);
  const ended = publisher.publish(shown);
  expect(publisher.state().running).toBe("reading");
  expect(() => publisher.publish(shown)).toThrow(/under way already/);
  await ended;
  const message = expect.stringMatching(/^Sent, but not live yet as far as this desk can see: /);
  expect(publisher.state()).toMatchObject({ outcome: { isSent: true, message } });
  expect(publisher.state().outcome?.address).toBeUndefined();
  publisher.forget();
  expect(publisher.state()).toEqual({});
});

it("does not publish what was saved after its changes were shown", async () => {
  const publisher = createPublisher(content, check);
  const shown = await shownIn(content);
  change(clinic.folder, ...saturday("09:00 to 13:00"));
  expect(await publisher.publish(shown)).toMatchObject({
    isSent: false,
    message: expect.stringMatching(/Somebody saved something meanwhile: look again/),
  });
  expect(await changesInDraft(content)).toHaveLength(2);
  expect(await publisher.publish(await shownIn(content))).toMatchObject({ isSent: true });
});

it("says why a publication is not live, and makes it live when it is published again", async () => {
  let live = "older";
  const server = createServer((_, response) => response.end(JSON.stringify({ content: live })));
  const url = await listenOnLoopback(server);
  const dataDir = temporaryFolder("data");
  vi.stubEnv("DATA_DIR", dataDir);
  recordServer(dataDir, { pid: process.pid, url, dist: "/dev/null/dist" });
  let published = "";
  const publisher = createPublisher(content, async (folder) => {
    published = contentHash(folder);
    return undefined;
  });
  expect(await publisher.publish(await shownIn(content))).toMatchObject({
    isSent: true,
    message:
      "Sent, but not live yet: the website could not be built and started again. Try again; if it fails again, call whoever looks after the website, and read out the lines below.",
    said: expect.stringContaining("/dev/null"),
  });
  expect(publisher.state().outcome?.address).toBeUndefined();
  removeRecord(dataDir);
  vi.stubEnv("SITE_URL", url);
  live = published;
  expect(await publisher.publish(await shownIn(content))).toMatchObject({ address: url });
  server.close();
});

it("waits until the live address shows what is published, and not what was saved since", async () => {
  let asked = 0;
  let live = "";
  const server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify({ content: asked > 2 ? live : "older" }));
  });
  vi.stubEnv("SITE_URL", await listenOnLoopback(server));
  const publisher = createPublisher(content, async (folder) => {
    live = contentHash(folder);
    change(clinic.folder, ...closing("Later"));
    return undefined;
  });
  expect((await publisher.publish(await shownIn(content))).message).toMatch(
    /^Live at 127\.0\.0\.1:\d+/,
  );
  expect(asked).toBe(3);
  server.close();
});

it.each([
  { step: "building", isSent: false },
  // The hook holds the push up after it was taken.
  { step: "sending", isSent: true },
  { step: "going live", isSent: true },
])("loses and doubles nothing when it is killed while $step", async ({ step, isSent }) => {
  writeFileSync(join(clinic.origin, "hooks/post-receive"), "#!/bin/sh\nsleep 2\n", {
    mode: 0o755,
  });
  const older = createServer((_, response) => response.end('{"content":"older"}'));
  vi.stubEnv("SITE_URL", await listenOnLoopback(older));
  const sent = () => clinic.git("ls-remote", "origin", "main").slice(0, 40);
  const before = sent();
  const child = spawn(process.execPath, ["desk/test/publish-and-wait.ts", content, step]);
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await until(() => said.includes(step));
  if (isSent) await until(() => sent() !== before);
  const ended = new Promise((done) => child.on("exit", done));
  child.kill("SIGKILL");
  await ended;
  older.close();
  expect(sent() !== before).toBe(isSent);
  vi.stubEnv("SITE_URL", "");
  const again = await createPublisher(content, check).publish(await shownIn(content));
  expect(again).toMatchObject({ isSent: true });
  expect(await changesInDraft(content)).toEqual([]);
  const desks = ["--count", "--grep=Published-at", "origin/main"];
  expect(clinic.git("rev-list", ...desks)).toBe("1\n");
  expect(clinic.git("show", "origin/main:content/promotion.yaml")).toContain("close: Shut");
});
