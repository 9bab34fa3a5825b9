import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { contentHash } from "../../content-model/content-hash.ts";
import { listenOnLoopback } from "../../test/support/loopback.ts";
import { waitUntil } from "../../test/support/process.ts";
import { choose } from "../publish/choose.ts";
import { createPublisher } from "../publish/publisher.ts";
import { readRecord } from "../publish/record.ts";
import {
  cancelWaiting,
  instantOf,
  letWait,
  publishDue,
  publishWaiting,
  readWaiting,
} from "../publish/waiting.ts";
import { type Clinic, makeClinic } from "./clinic.ts";
import { draftInWords } from "./publish-all.ts";
import { change, somebodyElse } from "./somebody-else.ts";

let clinic: Clinic;
let content: string;

const PATIENCE_MS = 60_000;
const until = (isTrue: () => boolean | Promise<boolean>) =>
  waitUntil(isTrue, PATIENCE_MS, "a step of the publication");
const check = async () => undefined;
const close = (word: string) =>
  change(clinic.folder, "promotion.yaml", /^close: .*/m, `close: ${word}`);
const chosen = () => choose(content);
const published = () => clinic.git("show", "origin/main:content/promotion.yaml");

beforeEach(() => {
  clinic = makeClinic();
  content = join(clinic.folder, "content");
  close("Shut");
});

describe("making it live", () => {
  it("says what the command says where that fails, and can be tried again", async () => {
    clinic.git("config", "desk.release", "echo No room on the disk. && exit 1");
    const publisher = createPublisher(content, check);
    const { ended } = await publisher.start(await chosen());
    expect(await ended).toMatchObject({
      isSent: true,
      isLive: false,
      message: "It is kept, but visitors see the website as it was: No room on the disk.",
    });
    expect(published()).toContain("close: Shut");
    clinic.git("config", "desk.release", "true");
    const again = await publisher.goLive();
    expect(await again.ended).toMatchObject({ isLive: true, message: "Live" });
  });

  it("gives the command just what is published, and waits until the live address shows it", async () => {
    let asked = 0;
    const out = join(clinic.folder, "out.txt");
    const server = createServer((_, response) => {
      asked += 1;
      response.end(JSON.stringify({ content: asked > 2 ? live : "older" }));
    });
    const address = await listenOnLoopback(server);
    clinic.git("config", "desk.live", address);
    clinic.git("config", "desk.release", `cp "$CONTENT/promotion.yaml" ${out}`);
    let live = "";
    const publisher = createPublisher(content, async (folder) => {
      live = contentHash(folder);
      close("Later");
      return undefined;
    });
    const { ended } = await publisher.start(await chosen());
    expect((await ended).message).toMatch(/^Live at 127\.0\.0\.1:\d+/);
    expect(asked).toBe(3);
    expect(readFileSync(out, "utf8")).toContain("close: Shut");
    server.close();
  });
});

describe("a publication that is stopped or cut off", () => {
  it("goes on until it is live once it is sent", async () => {
    const started = join(clinic.folder, "started");
    clinic.git("config", "desk.release", `touch ${started} && sleep 1`);
    const publisher = createPublisher(content, check);
    const { ended } = await publisher.start(await chosen());
    await until(() => existsSync(started));
    publisher.stop();
    expect(await ended).toMatchObject({ isSent: true, isLive: true });
  });

  it.each([
    { step: "building", says: /Nothing was published/, isSent: false },
    // The hook holds the push up after it was taken.
    { step: "sending", says: /^Live/, isSent: true },
    { step: "going live", says: /^Live/, isSent: true },
  ])("is told as it is after a kill while $step", async ({ step, says, isSent }) => {
    writeFileSync(join(clinic.origin, "hooks/post-receive"), "#!/bin/sh\nsleep 2\n", {
      mode: 0o755,
    });
    clinic.git("config", "desk.release", "sleep 2");
    const before = clinic.git("rev-parse", "origin/main");
    const isTaken = () => clinic.git("ls-remote", "origin", "main").slice(0, 40) !== before.trim();
    const child = spawn(process.execPath, ["desk/test/publish-and-wait.ts", content, step]);
    await until(async () => (await readRecord(content))?.step === step);
    if (isSent) await until(isTaken);
    const ended = new Promise((done) => child.on("exit", done));
    child.kill("SIGKILL");
    await ended;
    const publisher = createPublisher(content, check);
    await publisher.recover();
    const outcome = async () => (await publisher.state()).last?.outcome;
    await until(async () => (await outcome()) !== undefined);
    expect(await outcome()).toMatchObject({ isSent, message: expect.stringMatching(says) });
    expect(isTaken()).toBe(isSent);
    expect(await draftInWords(content)).toHaveLength(isSent ? 0 : 1);
    expect(clinic.git("status", "--porcelain").trim() === "").toBe(isSent);
  });

  it("is one at a time", async () => {
    const publisher = createPublisher(content, () => new Promise(() => {}));
    const begun = await publisher.start(await chosen());
    await expect(publisher.start(await chosen())).rejects.toThrow(/under way already/);
    expect(begun).toBeDefined();
  });
});

describe("a publication that waits", () => {
  const at = instantOf("2099-08-01T09:00", "America/Toronto");
  const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const wait = async (when = at) => letWait(content, when, await chosen());

  it("publishes at its hour just what was chosen, on top of what others published", async () => {
    expect(at.toISOString()).toBe("2099-08-01T13:00:00.000Z");
    await wait();
    close("Later");
    somebodyElse(clinic, "promotion.yaml", /^action: .*/m, "action: Come in");
    const publisher = createPublisher(content, check);
    expect(await publishDue(content, publisher, minutesLater(-1))).toBeUndefined();
    const begun = await publishDue(content, publisher, minutesLater(1));
    expect(await begun?.ended).toMatchObject({ isSent: true });
    expect(published()).toMatch(/^action: Come in\nclose: Shut$/m);
    expect(await draftInWords(content)).toEqual([expect.stringMatching(/“Shut” → “Later”$/)]);
    expect(await readWaiting(content)).toEqual([]);
  });

  it("asks where it has missed its hour, and is published when somebody says so", async () => {
    await wait();
    const publisher = createPublisher(content, check);
    await expect(publishDue(content, publisher, minutesLater(60))).rejects.toThrow(
      /missed its hour/,
    );
    expect(published()).not.toContain("Shut");
    const [waiting = { id: "" }] = await readWaiting(content);
    const { ended } = await publishWaiting(content, publisher, waiting);
    expect(await ended).toMatchObject({ isSent: true });
  });

  it("is one of several, each with what was chosen for it, the next one first", async () => {
    await wait(minutesLater(5));
    close("Later");
    await wait(minutesLater(2));
    const publisher = createPublisher(content, check);
    await (await publishDue(content, publisher, minutesLater(3)))?.ended;
    expect(published()).toContain("close: Later");
    expect(await readWaiting(content)).toHaveLength(1);
  });

  it("is cancelled with its changes still in the draft, and waits for no hour that is over", async () => {
    await wait();
    const [waiting = { id: "" }] = await readWaiting(content);
    await cancelWaiting(content, waiting);
    expect(await readWaiting(content)).toEqual([]);
    await expect(cancelWaiting(content, waiting)).rejects.toThrow(/does not wait any more/);
    expect(await draftInWords(content)).toHaveLength(1);
    await expect(wait(new Date(0))).rejects.toThrow(/is over/);
  });
});
