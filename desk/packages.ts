import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const EDITOR = "@sveltia/cms";

/** Installs the desk's own packages where they are missing or of another version. */
export function needPackages(): void {
  const folder = import.meta.dirname;
  const { dependencies } = read(`${folder}/package.json`);
  const installed = `${folder}/node_modules/${EDITOR}/package.json`;
  if (existsSync(installed) && read(installed).version === dependencies[EDITOR]) return;
  console.log("The desk’s packages are installed …");
  const { status } = spawnSync("npm", ["ci", "--silent", "--prefix", folder], { stdio: "inherit" });
  if (status !== 0) throw new Error("npm ci --prefix desk failed: is the computer online?");
}

function read(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
