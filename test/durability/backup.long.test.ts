import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { runDeployScript } from "../support/deploy-script.ts";
import { temporaryFolder } from "../support/process.ts";
import { startLoad, tally } from "./load.ts";
import { describeStores } from "./stores.ts";

const DAY_MS = 24 * 3_600_000;

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
      const settings = { DATA_DIR: lost.dataDir, DIST: "dist" };
      const archives = temporaryFolder("archives");
      const expired = join(archives, "website-2026-01-01.tar.gz");
      const kept = join(archives, "website-2026-01-03.tar.gz");
      for (const [file, days] of [[expired, 91] as const, [kept, 89] as const]) {
        writeFileSync(file, "");
        utimesSync(file, new Date(), new Date(Date.now() - days * DAY_MS));
      }
      expect(runDeployScript("backup.sh", archives, settings).status).toBe(0);
      await Promise.all([lost.kill(), load.stop()]);
      rmSync(lost.dataDir, { recursive: true });

      const [archive = "", ...others] = readdirSync(archives).filter(
        (name) => name !== basename(kept),
      );
      expect([existsSync(kept), others]).toEqual([true, []]);
      expect(statSync(join(archives, archive)).mode & 0o077, "for other users").toBe(0);
      mkdirSync(lost.dataDir);
      expect(runDeployScript("restore.sh", join(archives, archive), settings).status).toBe(0);
      smtp.behave({ kind: "accept" });
      await using _restored = await start();
      expect(await tally(acknowledged, smtp)).toMatchObject({ lost: 0, duplicates: 0 });
    });
  },
  "SQLite",
);
