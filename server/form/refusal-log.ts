import type { Logger } from "pino";

const MINUTE_MS = 60_000;

export function createRefusalLog(log: Logger): (status: number) => void {
  let refused: Record<number, number> = {};
  return (status) => {
    if (status < 400) return;
    if (Object.keys(refused).length === 0) setTimeout(write, MINUTE_MS).unref();
    refused[status] = (refused[status] ?? 0) + 1;
  };
  function write() {
    log.warn({ refused }, "requests refused in a minute, by status");
    refused = {};
  }
}
