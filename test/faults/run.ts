/** `npm run test:faults [-- --short] [words of a fault's name]`: every fault in turn; the last line counts. */
import { appendFileSync, mkdirSync } from "node:fs";
import { databaseFaults } from "./database.ts";
import type { Fault } from "./fault.ts";
import { killFaults } from "./kill.ts";
import { mailFaults } from "./mail.ts";

const faults: Fault[] = [...killFaults, ...databaseFaults, ...mailFaults];

const isShort = process.argv.includes("--short");
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const chosen = faults.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
);
mkdirSync("test/output", { recursive: true });
let failed = 0;
for (const { name, run } of chosen) {
  const startedAt = performance.now();
  const outcome = await run({ isShort }).then(
    (figures) => `passed  ${name}: ${figures}`,
    (error: Error) => {
      failed++;
      return `FAILED  ${name}: ${error.name === "NotHeld" ? error.message : error.stack} ${error.cause ?? ""}`;
    },
  );
  const line = `${outcome} [${((performance.now() - startedAt) / 1000).toFixed(1)} s]`;
  console.log(line);
  appendFileSync("test/output/faults.log", `${line}\n`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
