import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/process.ts";
import { startLoad, tally } from "./load.ts";
import { describeStores, report } from "./stores.ts";

const DAY_MS = 24 * 3_600_000;

/** A fake `docker` that runs the container's command on the host. */
const IN_PLACE = '#!/bin/sh\nwhile [ "$1" != site ]; do shift; done; shift; exec "$@"\n';

await describeStores(
  "a backup by deploy/backup.sh",
  (setUp) => {
    it("restores each request that waited at the time of the backup, once", async () => {
      const { smtp, start } = await setUp();
      smtp.behave({ kind: "reject", status: 451, at: "data" });
      const lost = await start();
      const load = startLoad({ urls: [lost.url], pauseMs: 5 });
      await load.hasAcknowledged(30);
      const acknowledged = new Set(load.acknowledged);
      const archives = temporaryFolder("archives");
      const expired = join(archives, "website-2026-01-01.tar.gz");
      const kept = join(archives, "website-2026-01-03.tar.gz");
      for (const [file, days] of [[expired, 91] as const, [kept, 89] as const]) {
        writeFileSync(file, "");
        utimesSync(file, new Date(), new Date(Date.now() - days * DAY_MS));
      }
      backUp(lost.dataDir, archives);
      await Promise.all([lost.kill(), load.stop()]);
      rmSync(lost.dataDir, { recursive: true });

      const [archive = "", ...others] = readdirSync(archives).filter(
        (name) => name !== basename(kept),
      );
      expect([existsSync(kept), others]).toEqual([true, []]);
      expect(statSync(join(archives, archive)).mode & 0o077, "for other users").toBe(0);
      mkdirSync(lost.dataDir);
      execFileSync("tar", ["-xzf", join(archives, archive), "-C", lost.dataDir]);
      smtp.behave({ kind: "accept" });
      await using _restored = await start();
      const figures = await tally(acknowledged, smtp);
      report("backup and restore", figures);
      expect(figures).toMatchObject({ lost: 0, duplicates: 0 });
    });
  },
  "SQLite",
);

function backUp(dataDir: string, archives: string): void {
  const bin = temporaryFolder("bin");
  writeFileSync(join(bin, "docker"), IN_PLACE, { mode: 0o755 });
  const node = join(process.execPath, "..");
  const PATH = [bin, node, process.env.PATH].join(delimiter);
  execFileSync(resolve("deploy/backup.sh"), [archives], {
    env: { PATH, TMPDIR: temporaryFolder("made"), DATA_DIR: dataDir, DIST: "dist" },
    stdio: "pipe",
  });
}
