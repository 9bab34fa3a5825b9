import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Postgres, startPostgres } from "../../test/support/postgres.ts";
import {
  addCleanup,
  MissingPrerequisite,
  needProgram,
  needRoot,
  temporaryFolder,
  wait,
} from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import {
  deliverOnce,
  expectHonest,
  type Fault,
  formatStatuses,
  portOf,
  settingsFor,
  waitForDelivery,
} from "./fault.ts";
import { startLoad, unmistakableWords } from "./load.ts";

export const diskFaults: Fault[] = [
  { name: "disk full while accepting", run: fullWhileAccepting },
  { name: "disk full at the start", run: fullAtStart },
  { name: "fsync before the 200", run: fsyncBeforeAnswer },
  { name: "words on the disk, SQLite", run: () => wordsOnDisk() },
  {
    name: "words on the disk, PostgreSQL and its log",
    async run() {
      await using postgres = await startPostgres();
      return await wordsOnDisk(postgres);
    },
  },
];

/** A small disk of its own, 80 MB, in memory; needs root. */
function mountSmallDisk() {
  needRoot("to mount a small disk");
  const folder = temporaryFolder("disk");
  const parameters = ["-t", "tmpfs", "-o", "size=80m", "none", folder];
  if (spawnSync("mount", parameters).status !== 0)
    throw new MissingPrerequisite("may not mount a small disk");
  addCleanup(() => spawnSync("umount", [folder]));
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(80 * 1024 * 1024));
      } catch {
        // The disk is full.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    [Symbol.dispose]: () => void execFileSync("umount", [folder]),
  };
}

async function fullWhileAccepting(): Promise<string> {
  using disk = mountSmallDisk();
  await using smtp = await startScriptedSmtp();
  await using site = await startSite({ env: { ...settingsFor(smtp), DATA_DIR: disk.folder } });
  const load = startLoad({ ports: [portOf(site)], connections: 4, pauseMs: 20 });
  await wait(1500);
  disk.fill();
  await wait(3000);
  equal((await fetch(`${site.url}/`)).status, 200, "a page on the full disk");
  equal((await fetch(`${site.url}/readyz`)).status, 503, "readiness on the full disk");
  disk.empty();
  await wait(2500);
  await load.stop();
  const figures = await deliverOnce([site], load.acknowledged, smtp);
  expectHonest(load.statuses);
  ok(load.statuses.has(503), "nothing was refused");
  return `${figures} (${formatStatuses(load.statuses)}), pages 200 throughout`;
}

async function fullAtStart(): Promise<string> {
  using disk = mountSmallDisk();
  disk.fill();
  await using smtp = await startScriptedSmtp();
  await using site = await startSite({ env: { ...settingsFor(smtp), DATA_DIR: disk.folder } });
  equal((await fetch(`${site.url}/`)).status, 200, "a page on the full disk");
  match(site.logs(), /the disk is full/);
  const refused = startLoad({ ports: [portOf(site)], connections: 1 });
  await wait(500);
  await refused.stop();
  deepEqual([...refused.statuses.keys()], [503]);
  disk.empty();
  await wait(1500);
  const load = startLoad({ ports: [portOf(site)], connections: 1, total: 5 });
  await load.finished;
  const figures = await deliverOnce([site], load.acknowledged, smtp);
  return `said so, pages 200, requests 503; once there was room ${figures}`;
}

async function fsyncBeforeAnswer(): Promise<string> {
  needProgram(() => spawnSync("strace", ["-V"]).status === 0, "strace");
  const trace = join(temporaryFolder("strace"), "calls");
  const calls = "trace=fsync,fdatasync,write,writev,sendto";
  // -D: the server itself stays this process's child, and gets its signals.
  const under = ["strace", "-D", "-f", "-y", "-s", "16", "-e", calls, "-o", trace];
  // No mail server and no Maildir to write to: the only syncs are the outbox's.
  const env = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_TO: "to@clinic.test", LOG_LEVEL: "silent" };
  await using site = await startSite({ under, env });
  const total = 20;
  await startLoad({ ports: [portOf(site)], connections: 1, total }).finished;
  await site.stop();
  let [synced, isSynced] = [0, false];
  const [madeKey = "", ...afterKey] = readFileSync(trace, "utf8").split(
    /(?<=sync\(.*outbox\.key\..*\n)/,
  );
  const [beforeFirst = ""] = afterKey.join("").split("HTTP/1.1 200");
  ok(beforeFirst.includes(`<${site.dataDir}>`), "its folder was not synced after the new key");
  for (const line of (madeKey + afterKey.join("")).split("\n")) {
    if (/f(data)?sync\(.*outbox\.sqlite/.test(line)) isSynced = true;
    if (!line.includes("HTTP/1.1 200")) continue;
    if (isSynced) synced++;
    isSynced = false;
  }
  equal(synced, total, `${synced} of ${total} answers came after a sync`);
  return `${synced} of ${total}`;
}

/** Neither a file nor the log holds a visitor's words, while requests wait and after their delivery. */
async function wordsOnDisk(postgres?: Postgres): Promise<string> {
  await using smtp = await startScriptedSmtp();
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  await using site = await startSite({ env: settingsFor(smtp, postgres) });
  const load = startLoad({ ports: [portOf(site)], connections: 8, total: 300 });
  await load.finished;
  const filesWithWords = async () => {
    await postgres?.query("checkpoint");
    return [site.dataDir, postgres?.dataDir ?? []].flat().flatMap(filesWith);
  };
  deepEqual(await filesWithWords(), [], "while they wait");
  const sealed = await postgres?.query("select id from outbox where payload like 'v1.%'");
  if (sealed) equal(sealed.length, 300, "sealed rows");
  smtp.behave({ kind: "take" });
  await waitForDelivery(site, load.acknowledged, smtp);
  deepEqual(await filesWithWords(), [], "after delivery");
  doesNotMatch(site.logs(), /Quokkas|visitor1/);
  return "300 requests: 0 bytes of them in any file, while they waited and after; none in the log";
}

function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(unmistakableWords));
}
