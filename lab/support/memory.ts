import { readFileSync } from "node:fs";

/** The memory of a process in MB: `VmRSS` is what it has now, `VmHWM` the most that it had. See proc(5). */
export function residentMb(pid: number, entry: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${entry}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
