import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { functionPath } from "../../contract/appointment-request.ts";
import { temporaryFolder, until } from "../support/process.ts";
import { type ScriptedSmtp, startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";

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

  const output = await backUp(lost.dataDir, copy);
  await lost.kill();
  rmSync(lost.dataDir, { recursive: true });
  smtp.behave({ kind: "take" });
  const restored = await startSite({ env: { ...settings, DATA_DIR: copy } });

  expect(output).toContain("outbox.key, outbox.sqlite");
  await until(() => smtp.received.length > 0, { timeoutMs: 120_000, what: "the mail" });
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([
    expect.stringMatching(`^<${answer.id}@`),
  ]);
  expect(await restored.stop()).toBe(0);
}, 180_000);

it("never writes over what is there", async () => {
  await expect(backUp(temporaryFolder("data"), resolve("content"))).rejects.toThrow("is not empty");
});

async function send(url: string): Promise<{ ok: boolean; id: string }> {
  const response = await fetch(url + functionPath, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: "public-anon-key",
      "idempotency-key": "kept-in-a-backup",
    },
    body: JSON.stringify({
      firstName: "Zoë",
      lastName: "Kept",
      email: "zoe@example.com",
      phone: "416 555 0199",
      service: "consultation",
      message: "Please keep this.",
    }),
  });
  return response.json();
}

/** As the documentation tells people to do it. */
async function backUp(dataDir: string, folder: string): Promise<string> {
  const command = [resolve("server/commands/backup.ts"), folder];
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}
