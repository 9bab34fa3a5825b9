import { renameSync } from "node:fs";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { defaultPublicKey, functionPath } from "../contract/appointment-request.ts";
import { clinic } from "../test/support/clinic-fixture.ts";
import { temporaryFolder } from "../test/support/process.ts";
import { typed } from "../test/support/typed-request.ts";
import { createFunctions } from "./app.ts";
import { readConfig } from "./settings/config.ts";

async function setUp(settings: Record<string, string> = {}) {
  const dataDir = temporaryFolder("site-data");
  const logs: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void logs.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, ...settings }, clinic);
  const { handle, health, close } = await createFunctions({ config, content: clinic }, log);
  onTestFinished(() => close(0));
  const post = async () => {
    const headers = { "content-type": "application/json", apikey: defaultPublicKey };
    const body = JSON.stringify(typed);
    const request = new Request(clinic.siteUrl + functionPath, { method: "POST", headers, body });
    return (await handle(request, { clientAddress: "192.0.2.1" })).status;
  };
  const storeIs = (store: string) =>
    vi.waitFor(async () => expect(await health()).toMatchObject({ store }), { timeout: 10_000 });
  return { dataDir, logs, post, storeIs };
}

it("takes no request while its data folder is away, says so once, and goes on when it is back", async () => {
  const { dataDir, logs, post, storeIs } = await setUp();
  expect(await post()).toBe(200);
  renameSync(dataDir, `${dataDir}-away`);
  expect([await post(), await post()]).toEqual([503, 503]);
  await storeIs("unavailable");
  renameSync(`${dataDir}-away`, dataDir);
  await storeIs("writable");
  expect(await post()).toBe(200);
  expect(logs.filter((line) => line.includes("the outbox cannot be used"))).toHaveLength(1);
});

it("says at the start that mail cannot be sent", async () => {
  const { logs } = await setUp({ SMTP_URL: "smtp://127.0.0.1:9" });
  await vi.waitFor(() => expect(logs.join()).toContain("mail cannot be sent yet"), 10_000);
});
