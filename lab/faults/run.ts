/**
 * `npm run faults -w lab [-- --short] [words of a fault's name]`: runs every fault. The last line
 * has the counts. The guarantees of a request are tested in test/durability. One fault needs Exim and root:
 * on Debian root installs Exim with apt-get, elsewhere the fault is skipped.
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

// Faults mostly wait, so the short form runs six at a time. The long form loads the machine.
const lanes = isShort ? 6 : 1;
await runChecks(
  wanted.map(({ name, run }) => ({ name, run: () => run({ isShort }) })),
  lanes,
);
