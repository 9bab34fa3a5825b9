import { execFileSync } from "node:child_process";
import type { PageMetadata } from "../../content/types.ts";

type ContentModule = Record<string, unknown>;

const modules = import.meta.glob<ContentModule>("/content/{pages,treatments}/*.ts", {
  eager: true,
});

/** The day on which the file that holds a page's words was last committed; undefined where there is no full history. */
export function contentDate(metadata: PageMetadata): string | undefined {
  const file = Object.keys(modules).find((name) => holds(modules[name], metadata));
  return file && committedOn().get(file.slice(1));
}

function holds(module: ContentModule | undefined, metadata: PageMetadata): boolean {
  return Object.values(module ?? {}).some(
    (exported) => (exported as { metadata?: PageMetadata } | null)?.metadata === metadata,
  );
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
    return git("log", "--format=@%cs", "--name-only", "--relative", "--", "content");
  } catch {
    return "";
  }
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
