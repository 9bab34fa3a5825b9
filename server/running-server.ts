import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A server on this machine. On SIGUSR2 it restarts with the newest build and the same settings. */
export type RunningServer = {
  pid: number;
  url: string;
  /** The build that it serves: a link to the newest one. */
  dist: string;
};

/** Records in DATA_DIR where this process serves, so that the desk can restart it after a publication. */
export function recordServer(dataDir: string, server: RunningServer): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(fileIn(dataDir), JSON.stringify(server));
  } catch {
    // The server works without the record, such as on a read-only disk beside PostgreSQL.
  }
}

export function removeRecord(dataDir: string): void {
  try {
    rmSync(fileIn(dataDir), { force: true });
  } catch {
    // The server stops anyway. A record that cannot be removed is as harmless as the one that a killed server leaves.
  }
}

/** Reads the record in this DATA_DIR. A killed server leaves its record, so the caller must check its `url`. */
export function recordedServer(dataDir: string): RunningServer | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
  } catch {
    return undefined;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "server.json");
}
