import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort, temporaryFolder, until } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { type Fault, hold, readiness } from "./fault.ts";
import { deliveredOnce, send } from "./mail.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Over the longest pause between two attempts, an hour and a quarter. */
const MIN_STEP_MS = 76 * MINUTE_MS;
/** An attempt that ends as the clock is set may be logged before and deferred after it. */
const IN_FLIGHT = 3;

export const longOutageFaults: Fault[] = [
  {
    name: "nine days without a mail server",
    run: ({ isShort }) => outage(9 * DAY_MS, { stepMs: (isShort ? 2 : 1) * MIN_STEP_MS }),
  },
  {
    name: "twenty days without a mail server",
    run: () => outage(20 * DAY_MS, { stepMs: 20 * DAY_MS, isGivenUp: true }),
  },
];

type Outage = { stepMs: number; isGivenUp?: boolean };

/** The clock is set forward in steps; in each every request is attempted. */
async function outage(totalMs: number, { stepMs, isGivenUp = false }: Outage): Promise<string> {
  const offsetFile = join(temporaryFolder("outage"), "offset");
  const setClock = (offsetMs: number) => writeFileSync(offsetFile, String(offsetMs));
  setClock(0);
  const port = await freePort();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_TO: "to@clinic.test",
    MAIL_FALLBACK_TO: "fallback@clinic.test",
    CLOCK_OFFSET_FILE: offsetFile,
  };
  const preload = ["--import", resolve(import.meta.dirname, "shifted-clock.ts")];
  const site = await startSite({ env, nodeOptions: preload });
  const acknowledged = await send(site);
  const attempts = () => site.logs().split(/"delivery (?:deferred|given up)"/).length - 1;
  let offsetMs = 0;
  const stepOn = async () => {
    const wanted = attempts() + acknowledged.size - IN_FLIGHT;
    offsetMs += stepMs;
    setClock(offsetMs);
    await until(() => attempts() >= wanted, 30_000, `${wanted} attempts`);
  };
  while (offsetMs < totalMs) await stepOn();
  const givenUp = isGivenUp ? acknowledged.size : 0;
  await until(
    async () => (await readiness(site)).failed === givenUp,
    10_000,
    `${givenUp} given up`,
  );
  const { status } = await readiness(site);
  hold(status === "attention", `readiness said ${status}`);
  const smtp = await startScriptedSmtp({ listenOn: port });
  setClock(offsetMs + MIN_STEP_MS);
  await deliveredOnce(site, smtp, acknowledged);
  await until(
    async () => (await readiness(site)).status === "ready",
    60_000,
    "everything delivered",
  );
  await Promise.all([site.stop(), smtp.stop()]);
  return `${acknowledged.size} acknowledged, ${givenUp} given up until the server was back; lost 0, duplicates 0`;
}
