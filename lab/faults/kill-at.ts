/** Preloaded into a release under test: kills it before its n-th step, a change of the releases or a line that it says. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { DIST = "", KILL_AT } = process.env;
const IN_THE_BUILD = /\/building-\d+\/./;
const CHANGES = ["mkdirSync", "renameSync", "symlinkSync", "rmSync"] as const;

let steps = 0;

for (const name of CHANGES) {
  const real = fs[name] as (...parameters: unknown[]) => unknown;
  const watched = (...parameters: unknown[]) => {
    const [first, second = ""] = parameters.map(String);
    const isOwn = `${first}${second}`.includes(DIST) && !IN_THE_BUILD.test(String(first));
    if (isOwn) step(`${name} ${first?.replace(DIST, "dist")}`);
    return real(...parameters);
  };
  Object.assign(fs, { [name]: watched });
}
syncBuiltinESMExports();

const say = console.log;
console.log = (line: string) => {
  step(`saying ${line.split(/[:.]/)[0]}`);
  say(line);
};

function step(what: string): void {
  steps++;
  if (steps !== Number(KILL_AT)) return;
  fs.writeSync(2, what);
  process.kill(process.pid, "SIGKILL");
}
