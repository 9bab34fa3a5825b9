/**
 * `npm run faults -w lab [-- --short] [words of a fault's name]`: every fault in turn; the last line counts.
 * What a request has to survive is held by test/durability. Exim is needed for one, and root for it:
 * root on Debian gets it by apt-get; elsewhere it is skipped.
 */
import { runChecks } from "../checks.ts";
import { badRequestFaults } from "./bad-requests.ts";
import type { Fault } from "./fault.ts";
import { hostileFaults } from "./hostile.ts";
import { rawStreamFaults } from "./raw-streams.ts";
import { realMailFaults } from "./real-mail.ts";

const faults: Fault[] = [
  ...realMailFaults,
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
