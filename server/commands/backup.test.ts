import { execFile } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { temporaryFolder, until } from "../../test/support/process.ts";
import { type ScriptedSmtp, startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";
import { postRequest, typed } from "../../test/support/typed-request.ts";

// Each command is a process of its own, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const dist = temporaryFolder("backup-dist");
beforeAll(() => writeSiteFixture(dist));

let smtp: ScriptedSmtp;
beforeAll(async () => {
  smtp = await startScriptedSmtp();
});
afterAll(() => smtp.stop());

it("brings back a request that still waited when the machine was lost", async () => {
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  const settings = { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const lost = await startSite({ env: settings });
  const answer = await send(lost.url);
  expect(answer).toMatchObject({ ok: true });
  const copy = join(temporaryFolder("backup"), "copy");

  const output = await run("backup", lost.dataDir, copy);
  await lost.kill();
  rmSync(lost.dataDir, { recursive: true });
  cpSync(copy, lost.dataDir, { recursive: true });
  const listed = await run("outbox", lost.dataDir, "list");
  smtp.behave({ kind: "take" });
  const restored = await startSite({ env: { ...settings, DATA_DIR: lost.dataDir } });

  expect(output).toContain(`outbox.key, outbox.sqlite of ${lost.dataDir}`);
  expect(listed).toContain(answer.id);
  await until(() => smtp.received.length > 0, 120_000, "the mail");
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([
    expect.stringMatching(`^<${answer.id}@`),
  ]);
  expect(await restored.stop()).toBe(0);
});

it("copies nothing where there is no outbox: another folder is meant", async () => {
  const folder = temporaryFolder("backup");
  const copied = run("backup", temporaryFolder("data"), join(folder, "copy"));
  await expect(copied).rejects.toThrow(/DATA_DIR: there is no outbox in .*data/);
  expect(readdirSync(folder)).toEqual([]);
});

it("never writes over what is there, and says what is not in a copy", async () => {
  const site = await startSite({ env: { OUTBOX_KEY: Buffer.alloc(32, 7).toString("base64") } });
  await send(site.url);
  expect(await site.stop()).toBe(0);
  const copy = join(temporaryFolder("backup"), "copy");
  expect(await run("backup", site.dataDir, copy)).toContain("keep OUTBOX_KEY elsewhere");
  await expect(run("backup", site.dataDir, copy)).rejects.toThrow("is not empty");
});

async function send(url: string): Promise<{ ok: boolean; id: string }> {
  return (await postRequest(url, typed, { "idempotency-key": "kept-in-a-backup" })).json();
}

/** As the documentation tells people to do it. */
async function run(command: "backup" | "outbox", dataDir: string, argument: string) {
  const parameters = [resolve(`server/commands/${command}.ts`), argument];
  const env = { PATH: process.env.PATH, DIST: dist, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, parameters, { env, cwd: dist })).stdout;
}
