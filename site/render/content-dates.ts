import { execFileSync } from "node:child_process";

/** The day of each content file's last commit, by one walk through the history; empty without a full history. */
export function contentDates(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of gitLog(folder).split("\n")) {
    if (line.startsWith("@")) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** Newest first; empty without git. A shallow clone knows one commit only, whose day would be wrong for every file. */
function gitLog(folder: string): string {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return "";
    return git("log", "--format=@%cs", "--name-only", "--relative", "--", folder);
  } catch {
    return "";
  }
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
