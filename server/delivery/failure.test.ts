import { expect, it } from "vitest";
import { StoreUnavailable } from "../store/database.ts";
import { UnreadablePayload } from "../store/encryption.ts";
import { UnreadableMessage } from "../store/recorded-message.ts";
import { decideOutcome, describeFailure } from "./failure.ts";
import { MailError, type Remedy } from "./mail-error.ts";

const DAY_MS = 24 * 3_600_000;
const refused = (remedy: Remedy) => new MailError("refused", { cause: undefined, remedy });

it.each<[string, Error, object, { isFailed: boolean; label: string }]>([
  ["an outage waits", refused("time"), {}, { isFailed: false, label: "" }],
  [
    "an outage of days waits, and is told",
    refused("time"),
    { ageMs: 3 * DAY_MS },
    { isFailed: false, label: "setting: " },
  ],
  [
    "a refusal for more than a week waits, and is told",
    refused("unknown"),
    { ageMs: 13 * DAY_MS },
    { isFailed: false, label: "setting: " },
  ],
  [
    "two weeks end the attempts until a mail is taken",
    refused("unknown"),
    { ageMs: 14 * DAY_MS },
    { isFailed: true, label: "given up: " },
  ],
  [
    "a refusal of this mail alone ends them for good",
    refused("unknown"),
    { isRefusedAlone: true },
    { isFailed: true, label: "final: " },
  ],
  [
    "an alarm is never given up",
    refused("unknown"),
    { ageMs: 80 * DAY_MS, isAlarm: true },
    { isFailed: false, label: "setting: " },
  ],
  [
    "what no key opens waits for its key",
    new UnreadablePayload("no key"),
    { ageMs: 80 * DAY_MS },
    { isFailed: false, label: "setting: " },
  ],
  [
    "what this version cannot read fails at once",
    new UnreadableMessage("unreadable"),
    {},
    { isFailed: true, label: "final: " },
  ],
])("%s", (_, error, mail, outcome) => {
  const circumstances = { ageMs: 0, isAlarm: false, isRefusedAlone: false, ...mail };
  expect(decideOutcome(describeFailure(error), circumstances)).toEqual(outcome);
});

it("keeps of an unexpected failure where it happened, not what it says", () => {
  expect(describeFailure(new TypeError("Zoë")).reason).toMatch(/^TypeError at /);
  expect(describeFailure(new StoreUnavailable("disk", "full")).reason).toBe("disk: full");
});
