/** Preloaded into a server under test: shifts the wall clock by the offset in a file, but not the monotonic clock. */
import { readFileSync } from "node:fs";

const realNow = Date.now;
let offsetMs = 0;
const read = () => {
  offsetMs = Number(readFileSync(process.env.CLOCK_OFFSET_FILE ?? "", "utf8"));
};
setInterval(read, 50).unref();
Date.now = () => realNow() + offsetMs;
