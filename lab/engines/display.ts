import { existsSync } from "node:fs";
import { needProgram, type Started, start } from "../../test/support/process.ts";

export type Display = Started & { name: string };

/** Starts a virtual X display for browsers with windows. Returns its name for DISPLAY. */
export async function startDisplay(width: number, height: number): Promise<Display> {
  needProgram(() => existsSync("/usr/bin/Xvfb"), "xvfb");
  const screen = ["-displayfd", "1", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const started = await start(["Xvfb", ...screen], { readyWords: "\n" });
  return { ...started, name: `:${started.output().trim()}` };
}
