import { expect, it } from "vitest";
import { StoreUnavailable } from "../store/database.ts";
import { UnreadablePayload } from "../store/encryption.ts";
import { UnreadableMessage } from "../store/recorded-message.ts";
import { decideOutcome, describeFailure } from "./failure.ts";
import { MailError, type Remedy } from "./mail-error.ts";

const DAY_MS = 24 * 3_600_000;
const refused = (remedy: Remedy) => new MailError("refused", { cause: undefined, remedy });

const outage = refused("time");
const refusal = refused("unknown");
const noKey = new UnreadablePayload("no key");

it.each<[string, Error, object, string]>([
  ["an outage waits", outage, {}, ""],
  ["an outage of days waits, and is told", outage, { ageMs: 3 * DAY_MS }, "setting: "],
  ["a refusal waits for more than a week", refusal, { ageMs: 13 * DAY_MS }, "setting: "],
  ["two weeks end it until a mail is taken", refusal, { ageMs: 14 * DAY_MS }, "given up: "],
  ["a refusal of this mail alone ends it for good", refusal, { isRefusedAlone: true }, "final: "],
  ["an alarm is never given up", refusal, { ageMs: 80 * DAY_MS, isAlarm: true }, "setting: "],
  ["what no key opens waits for its key", noKey, { ageMs: 80 * DAY_MS }, "setting: "],
  ["what this version cannot read ends", new UnreadableMessage("unreadable"), {}, "final: "],
])("%s", (_, error, mail, label) => {
  const circumstances = { ageMs: 0, isAlarm: false, isRefusedAlone: false, ...mail };
  const isFailed = ["given up: ", "final: "].includes(label);
  expect(decideOutcome(describeFailure(error), circumstances)).toEqual({ isFailed, label });
});

it("keeps of an unexpected failure where it happened, not what it says", () => {
  expect(describeFailure(new TypeError("Zoë")).reason).toMatch(/^TypeError at /);
  expect(describeFailure(new StoreUnavailable("disk", "full")).reason).toBe("disk: full");
});
