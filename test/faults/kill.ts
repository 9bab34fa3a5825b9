import { startPostgres } from "../support/postgres.ts";
import { temporaryFolder, until, wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { drained, type Fault, hold, outboxKey, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

const MAX_DUPLICATES_A_KILL = 3;
const ACKNOWLEDGED_BEFORE_KILL = 10;

export const killFaults: Fault[] = [
  {
    name: "kill -9 under load, SQLite",
    run: ({ isShort }) => killRounds(isShort ? 5 : 100, {}),
  },
  {
    name: "kill -9 under load, PostgreSQL",
    async run({ isShort }) {
      const postgres = await startPostgres();
      try {
        const env = { DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey };
        return await killRounds(isShort ? 5 : 100, env);
      } finally {
        await postgres.stop();
      }
    },
  },
];

async function killRounds(rounds: number, env: Record<string, string>): Promise<string> {
  const smtp = await startScriptedSmtp();
  const dataDir = temporaryFolder("kill");
  const settings = { ...env, DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ env: settings });
    const load = startLoad({ ports: [portOf(site)], connections: 8, pauseMs: 15 });
    // However slow the machine is today, every kill hits a server that is taking requests.
    await until(
      () => load.acknowledged.size >= ACKNOWLEDGED_BEFORE_KILL,
      20_000,
      "requests to be taken",
    );
    await wait(Math.random() * 400);
    await Promise.all([site.kill(), load.stop()]);
    for (const id of load.acknowledged) acknowledged.add(id);
  }
  const site = await startSite({ env: settings });
  await drained(site, acknowledged, smtp, 180_000);
  await site.stop();
  await smtp.stop();
  const { lost, duplicates } = tally(acknowledged, smtp);
  hold(lost === 0, `${lost} of ${acknowledged.size} acknowledged requests were lost`);
  hold(duplicates <= rounds * MAX_DUPLICATES_A_KILL, `${duplicates} duplicates in ${rounds} kills`);
  return `${rounds} rounds, ${acknowledged.size} acknowledged, lost 0, ${duplicates} duplicates (${(duplicates / rounds).toFixed(2)} a kill)`;
}
