import { startPostgres } from "../../test/support/postgres.ts";
import { temporaryFolder, wait, waitUntil } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import { deliverOnce, type Fault, portOf, settingsFor } from "./fault.ts";
import { startLoad } from "./load.ts";

export const movingFaults: Fault[] = [
  {
    name: "SQLite to PostgreSQL, killed while it moves",
    run: ({ isShort }) => move(isShort ? 300 : 1500, isShort ? 3 : 10),
  },
];

/** A server without a database leaves requests behind that nobody took; a key is set with the database. */
async function move(total: number, kills: number): Promise<string> {
  await using postgres = await startPostgres();
  await using smtp = await startScriptedSmtp();
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  const DATA_DIR = temporaryFolder("move");
  const before = await startSite({ env: { ...settingsFor(smtp), DATA_DIR } });
  const load = startLoad({ ports: [portOf(before)], connections: 8, total });
  await load.finished;
  await before.kill();
  smtp.behave({ kind: "take" });
  const env = { ...settingsFor(smtp, postgres), DATA_DIR };
  for (let kill = 0; kill < kills; kill++) {
    const site = await startSite({ env });
    const isMoving = () => site.logs().includes("moved to the database");
    await waitUntil(isMoving, 5000, "a move").catch(() => undefined);
    await wait(Math.random() * 300);
    await site.kill();
  }
  const site = await startSite({ env });
  // A lease of the process that was killed lasts for half a minute.
  const figures = await deliverOnce([site], load.acknowledged, smtp, 3 * (kills + 1));
  return `left in the file, ${kills} kills while they moved: ${figures}`;
}
