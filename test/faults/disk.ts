import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../support/postgres.ts";
import {
  addCleanup,
  MissingPrerequisite,
  needProgram,
  needRoot,
  temporaryFolder,
  until,
  wait,
} from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { startSite } from "../support/site.ts";
import { drained, type Fault, hold, inWords, isHonest, outboxKey, portOf, tally } from "./fault.ts";
import { startLoad, unmistakableWords } from "./load.ts";

export const diskFaults: Fault[] = [
  { name: "disk full while accepting", run: fullWhileAccepting },
  { name: "disk full at the start", run: fullAtStart },
  { name: "fsync before the 200", run: fsyncBeforeAnswer },
  { name: "words on the disk after delivery, SQLite", run: wordsInSqlite },
  { name: "words on the disk, PostgreSQL and its log", run: wordsInPostgres },
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
    unmount: () => execFileSync("umount", [folder]),
  };
}

async function fullWhileAccepting(): Promise<string> {
  const disk = mountSmallDisk();
  const smtp = await startScriptedSmtp();
  const env = { DATA_DIR: disk.folder, SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const site = await startSite({ env });
  const load = startLoad({ ports: [portOf(site)], connections: 4, pauseMs: 20 });
  await wait(1500);
  disk.fill();
  await wait(3000);
  const page = (await fetch(`${site.url}/`)).status;
  const ready = (await fetch(`${site.url}/readyz`)).status;
  disk.empty();
  await wait(2500);
  await load.stop();
  await drained(site, load.acknowledged, smtp, 90_000);
  await Promise.all([site.stop(), smtp.stop()]);
  disk.unmount();
  const { lost } = tally(load.acknowledged, smtp);
  hold(lost === 0, `${lost} lost`);
  hold(page === 200 && ready === 503, `page ${page}, readiness ${ready} on the full disk`);
  hold(isHonest(load.statuses), inWords(load.statuses));
  hold((load.statuses.get(503) ?? 0) > 0, "nothing was refused");
  return `${load.acknowledged.size} acknowledged, lost 0 (${inWords(load.statuses)}), pages 200 throughout`;
}

async function fullAtStart(): Promise<string> {
  const disk = mountSmallDisk();
  disk.fill();
  const smtp = await startScriptedSmtp();
  const env = { DATA_DIR: disk.folder, SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const site = await startSite({ env });
  const page = (await fetch(`${site.url}/`)).status;
  const refused = startLoad({ ports: [portOf(site)], connections: 1 });
  await wait(500);
  await refused.stop();
  hold(page === 200 && site.logs().includes("the disk is full"), `page ${page}: ${site.logs()}`);
  hold([...refused.statuses.keys()].join() === "503", inWords(refused.statuses));
  disk.empty();
  await wait(1500);
  const load = startLoad({ ports: [portOf(site)], connections: 1, total: 5 });
  await load.finished;
  await drained(site, load.acknowledged, smtp, 30_000);
  await Promise.all([site.stop(), smtp.stop()]);
  disk.unmount();
  return "said so, pages 200, requests 503; requests taken and delivered once there was room";
}

async function fsyncBeforeAnswer(): Promise<string> {
  needProgram(() => spawnable("strace"), "strace");
  const trace = join(temporaryFolder("strace"), "calls");
  const calls = "trace=fsync,fdatasync,write,writev,sendto";
  // -D: the server itself stays this process's child, and gets its signals.
  const under = ["strace", "-D", "-f", "-y", "-s", "16", "-e", calls, "-o", trace];
  // No mail server and no Maildir to write to: the only syncs are the outbox's.
  const env = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_TO: "to@clinic.test", LOG_LEVEL: "silent" };
  const site = await startSite({ under, env });
  const total = 20;
  await startLoad({ ports: [portOf(site)], connections: 1, total }).finished;
  await site.stop();
  let [synced, isSynced] = [0, false];
  const [madeKey = "", ...afterKey] = readFileSync(trace, "utf8").split(
    /(?<=sync\(.*outbox\.key\..*\n)/,
  );
  const [beforeFirst = ""] = afterKey.join("").split("HTTP/1.1 200");
  hold(
    beforeFirst.includes(`<${site.dataDir}>`),
    "the folder was not synced after its key was made",
  );
  for (const line of (madeKey + afterKey.join("")).split("\n")) {
    if (/f(data)?sync\(.*outbox\.sqlite/.test(line)) isSynced = true;
    if (!line.includes("HTTP/1.1 200")) continue;
    if (isSynced) synced++;
    isSynced = false;
  }
  hold(synced === total, `${synced} of ${total} answers came after a sync`);
  return `${synced} of ${total}`;
}

function spawnable(program: string): boolean {
  return (process.env.PATH ?? "").split(":").some((folder) => isFile(join(folder, program)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

async function wordsInSqlite(): Promise<string> {
  const smtp = await startScriptedSmtp();
  const site = await startSite({ env: { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" } });
  const load = startLoad({ ports: [portOf(site)], connections: 8, total: 300 });
  await load.finished;
  const during = filesWith(site.dataDir, unmistakableWords);
  await drained(site, load.acknowledged, smtp, 60_000);
  const after = filesWith(site.dataDir, unmistakableWords);
  hold(!site.logs().includes("Quokkas") && !site.logs().includes("visitor1"), "words in the log");
  await Promise.all([site.stop(), smtp.stop()]);
  hold(during.length + after.length === 0, `words in ${[...during, ...after].join()}`);
  return "300 requests: 0 bytes of them in any file, while they waited and after; none in the log";
}

async function wordsInPostgres(): Promise<string> {
  const [postgres, smtp] = await Promise.all([startPostgres(), startScriptedSmtp()]);
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  const env = {
    DATABASE_URL: postgres.url,
    OUTBOX_KEY: outboxKey,
    SMTP_URL: smtp.url,
    MAIL_TO: "to@clinic.test",
  };
  const site = await startSite({ env });
  const load = startLoad({ ports: [portOf(site)], connections: 8, total: 300 });
  await load.finished;
  await postgres.query("checkpoint");
  const [found] = await postgres.query(
    "select count(*)::int as rows from outbox where payload like 'v1.%'",
  );
  const waiting = filesWith(postgres.dataDir, unmistakableWords);
  smtp.behave({ kind: "take" });
  await until(() => tally(load.acknowledged, smtp).lost === 0, 90_000, "delivery");
  await postgres.query("checkpoint");
  const after = filesWith(postgres.dataDir, unmistakableWords);
  await Promise.all([site.stop(), smtp.stop()]);
  await postgres.stop();
  hold(found?.rows === 300, `${found?.rows} sealed rows`);
  hold(waiting.length + after.length === 0, `words in ${[...waiting, ...after].join()}`);
  return "300 requests: ciphertext in the table, 0 bytes of the words in data files and WAL";
}

function filesWith(folder: string, words: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(words));
}
