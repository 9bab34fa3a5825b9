import { execFileSync } from "node:child_process";
import { contentFolder } from "../../content-model/folder.ts";

/** The day on which a content file was last committed; undefined where there is no full history. @param file as in `Route` */
export function contentDate(file: string): string | undefined {
  return committedOn().get(`${contentFolder}/${file}.yaml`);
}

let known: Map<string, string> | undefined;

/** Every content file's last day, by one walk through the history. */
function committedOn(): Map<string, string> {
  known ??= readHistory();
  return known;
}

function readHistory(): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of gitLog().split("\n")) {
    if (line.startsWith("@")) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** Newest first; empty without git. A shallow clone knows one commit only, whose day would be wrong for every file. */
function gitLog(): string {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return "";
    return git("log", "--format=@%cs", "--name-only", "--relative", "--", contentFolder);
  } catch {
    return "";
  }
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
