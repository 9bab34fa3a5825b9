/**
 * `npm run faults -w lab [-- --short] [words of a fault's name]`: every fault in turn; the last line counts.
 * PostgreSQL, strace, Exim and a disk to fill are needed for some; the last two need root.
 * Root on Debian gets what is missing by apt-get; elsewhere such a fault is skipped.
 */
import { runChecks } from "../checks.ts";
import { badRequestFaults } from "./bad-requests.ts";
import { clockFaults } from "./clock.ts";
import { databaseFaults } from "./database.ts";
import { diskFaults } from "./disk.ts";
import type { Fault } from "./fault.ts";
import { hostileFaults } from "./hostile.ts";
import { hungDatabaseFaults } from "./hung-database.ts";
import { killFaults } from "./kill.ts";
import { mailFaults } from "./mail.ts";
import { movingFaults } from "./moving.ts";
import { rawStreamFaults } from "./raw-streams.ts";
import { realMailFaults } from "./real-mail.ts";
import { releaseFaults } from "./releases.ts";

const faults: Fault[] = [
  ...killFaults,
  ...databaseFaults,
  ...hungDatabaseFaults,
  ...mailFaults,
  ...realMailFaults,
  ...diskFaults,
  ...movingFaults,
  ...releaseFaults,
  ...clockFaults,
  ...hostileFaults,
  ...badRequestFaults,
  ...rawStreamFaults,
];

const isShort = process.argv.includes("--short");
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const wanted = faults.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
);

// Most of a fault's time is waiting: the short form runs six at once, the long one one by one unless told.
const lanes = isShort || process.argv.includes("--at-once") ? 6 : 1;
await runChecks(
  wanted.map(({ name, run }) => ({ name, run: () => run({ isShort }) })),
  lanes,
);
