import { startPostgres } from "../support/postgres.ts";
import { temporaryFolder, until, wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { drained, type Fault, hold, outboxKey, portOf, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

export const movingFaults: Fault[] = [
  {
    name: "SQLite to PostgreSQL, killed while it moves",
    run: ({ isShort }) => move(isShort ? 300 : 1500, isShort ? 3 : 10),
  },
];

/** A server without a database leaves requests behind that nobody took; a key is set with the database. */
async function move(total: number, kills: number): Promise<string> {
  const [postgres, smtp] = await Promise.all([startPostgres(), startScriptedSmtp()]);
  const mail = { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test", DATA_DIR: temporaryFolder("move") };
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  const before = await startSite({ env: mail });
  const load = startLoad({ ports: [portOf(before)], connections: 8, total });
  await load.finished;
  await before.kill();
  smtp.behave({ kind: "take" });
  const env = { ...mail, DATABASE_URL: postgres.url, OUTBOX_KEY: outboxKey };
  for (let kill = 0; kill < kills; kill++) {
    const site = await startSite({ env });
    await until(async () => site.logs().includes("moved to the database"), 5000, "a move").catch(
      () => undefined,
    );
    await wait(Math.random() * 300);
    await site.kill();
  }
  const site = await startSite({ env });
  // A lease of the process that was killed lasts for half a minute.
  await drained(site, load.acknowledged, smtp, 120_000);
  await Promise.all([site.stop(), smtp.stop()]);
  await postgres.stop();
  const { lost, duplicates } = tally(load.acknowledged, smtp);
  hold(lost === 0, `${lost} of ${total} lost`);
  hold(duplicates <= 3 * (kills + 1), `${duplicates} duplicates in ${kills + 1} kills`);
  return `${total} requests left in the file, ${kills} kills while they moved: lost 0, ${duplicates} duplicates`;
}
