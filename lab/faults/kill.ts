import { type Postgres, startPostgres } from "../../test/support/postgres.ts";
import { temporaryFolder, wait, waitUntil } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import { deliverOnce, type Fault, portOf, settingsFor } from "./fault.ts";
import { startLoad } from "./load.ts";

const MAX_DUPLICATES_A_KILL = 3;
const ACKNOWLEDGED_BEFORE_KILL = 10;

export const killFaults: Fault[] = [
  { name: "kill -9 under load, SQLite", run: ({ isShort }) => killRounds(isShort ? 5 : 100) },
  {
    name: "kill -9 under load, PostgreSQL",
    async run({ isShort }) {
      await using postgres = await startPostgres();
      return await killRounds(isShort ? 5 : 100, postgres);
    },
  },
];

async function killRounds(rounds: number, postgres?: Postgres): Promise<string> {
  await using smtp = await startScriptedSmtp();
  const env = { ...settingsFor(smtp, postgres), DATA_DIR: temporaryFolder("kill") };
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ env });
    const load = startLoad({ ports: [portOf(site)], connections: 8, pauseMs: 15 });
    // However slow the machine is today, every kill hits a server that is taking requests.
    const isTaking = () => load.acknowledged.size >= ACKNOWLEDGED_BEFORE_KILL;
    await waitUntil(isTaking, 20_000, "requests to be taken");
    await wait(Math.random() * 400);
    await Promise.all([site.kill(), load.stop()]);
    for (const id of load.acknowledged) acknowledged.add(id);
  }
  const site = await startSite({ env });
  const most = rounds * MAX_DUPLICATES_A_KILL;
  return `${rounds} rounds, ${await deliverOnce([site], acknowledged, smtp, most)}`;
}
