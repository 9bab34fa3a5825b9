/** Preloaded into a server under test: its wall clock is off by what a file says; its monotonic clock is not. */
import { readFileSync } from "node:fs";

const realNow = Date.now;
let offsetMs = 0;
const read = () => {
  offsetMs = Number(readFileSync(process.env.CLOCK_OFFSET_FILE ?? "", "utf8"));
};
setInterval(read, 50).unref();
Date.now = () => realNow() + offsetMs;
