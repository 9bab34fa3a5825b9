import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { temporaryFolder } from "./process.ts";

/** A fake `docker` that runs the container's command on the host. */
const IN_PLACE = `#!/bin/sh
case "$2" in stop | up) exit ;; esac
while [ "$1" != site ]; do shift; done
shift
exec "$@"
`;

type Settings = { DATA_DIR: string; DIST: string };

/** Runs a script of `deploy/` on a machine whose /tmp cannot be written, as in the container. */
export function runDeployScript(script: string, argument: string, settings: Settings) {
  const bin = temporaryFolder("bin");
  writeFileSync(join(bin, "docker"), IN_PLACE, { mode: 0o755 });
  const PATH = [bin, join(process.execPath, ".."), process.env.PATH].join(delimiter);
  const env = { PATH, TMPDIR: "/nowhere", ...settings };
  return spawnSync(resolve("deploy", script), [argument], { env, encoding: "utf8" });
}
