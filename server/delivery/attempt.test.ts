import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { createLog } from "../log.ts";
import { openOutbox } from "../outbox/open-outbox.ts";
import { createSeal } from "../outbox/seal.ts";
import { createAttempt } from "./attempt.ts";
import { type Email, MailError } from "./mailer.ts";

const from = { name: "Site", address: "site@clinic.test" };

/** Creates an attempt whose mail server fails for the first `failures` mails and records every mail. */
async function setUp({
  failures = 0,
  rejected = [] as string[],
  isPermanent = true,
  to = ["to@clinic.test"],
}) {
  const sent: Email[] = [];
  const dataDir = temporaryFolder("deliver");
  const outbox = await openOutbox({ dataDir, databaseUrl: undefined, keys: [] });
  const mailer = {
    close() {},
    async send(email: Email) {
      sent.push(email);
      if (sent.length <= failures) throw new MailError("451 later");
      return { rejected, isPermanent };
    },
  };
  const alarm = { raise: vi.fn(), clear: vi.fn() };
  const addresses = { from, to, fallbackTo: [] };
  const lines: string[] = [];
  const log = createLog("silent");
  log.warn = ({ id, reason }: { id: string; reason: string }) => lines.push(`${id}: ${reason}`);
  const attempt = createAttempt({ outbox, mailer, addresses, alarm, log, report: () => {} });
  return { attempt, sent, outbox, alarm, lines };
}

it("uses the same Message-ID for every attempt", async () => {
  const { attempt, sent, outbox } = await setUp({ failures: 2 });
  await expect(attempt("a1", () => mail)).rejects.toThrow("451");
  await expect(attempt("a1", () => mail)).rejects.toThrow("451");
  await attempt("a1", () => mail);
  const id = "<a1@clinic.test>";
  expect(sent.map(({ messageId }) => messageId)).toEqual([id, id, id]);
  await outbox.close();
});

it("does not resend an accepted mail that the outbox failed to mark as sent", async () => {
  const { attempt, sent, outbox } = await setUp({});
  await attempt("a1", () => mail);
  await attempt("a1", () => mail);
  expect(sent).toHaveLength(1);
  await outbox.close();
});

it("matches a recipient that has the mail regardless of case", async () => {
  const to = ["a@b.ca", "c@D.ca"];
  const { alarm, attempt, outbox, sent } = await setUp({ to });
  await attempt("a2", () => ({ ...mail, acceptedBy: ["A@b.ca"] }));
  expect(sent.map((email) => email.to)).toEqual([["c@D.ca"]]);
  expect(alarm.clear.mock.calls).toEqual([
    ["undecryptable", "a2"],
    ["rejected", "c@d.ca"],
  ]);
  await outbox.close();
});

it.each([
  ["a corrected address", ["a@b.ca", "right@d.ca", "full@d.ca"], [["right@d.ca", "full@d.ca"]]],
  ["nobody, because all that MAIL_TO still names have the mail", ["a@b.ca"], []],
  ["a new address alone", ["new@b.ca"], [["new@b.ca"]]],
])("sends the copy for rejected recipients to %s", async (_, corrected, expected) => {
  const to = ["a@b.ca", "tpyo@d.ca", '"Desk" <full@d.ca>'];
  const before = await setUp({ to, rejected: ["tpyo@d.ca", "FULL@d.ca"] });
  await before.attempt("a1", () => mail);
  const [waiting] = await before.outbox.list();
  const copy = await before.outbox.read(waiting?.id ?? "");
  await before.outbox.close();
  const { attempt, outbox, sent } = await setUp({ to: corrected });
  if (copy) await attempt("a2", () => copy);
  expect([copy?.requestId, sent.map((email) => email.to)]).toEqual(["a1", expected]);
  await outbox.close();
});

it("counts everybody who has the mail, also when a later attempt is rejected again", async () => {
  const to = ["a@b.ca", "slow@d.ca", "full@d.ca"];
  const before = await setUp({ to, rejected: ["slow@d.ca", "full@d.ca"] });
  await before.attempt("a1", () => mail);
  const [waiting] = await before.outbox.list();
  const copy = await before.outbox.read(waiting?.id ?? "");
  await before.outbox.close();
  const { attempt, outbox, sent } = await setUp({ to, rejected: ["full@d.ca"] });
  if (copy) await attempt("a2", () => copy);
  expect(sent.map((email) => email.to)).toEqual([["slow@d.ca", "full@d.ca"]]);
  const [last] = await outbox.list();
  const again = await outbox.read(last?.id ?? "");
  expect(again?.acceptedBy).toEqual(["a@b.ca", "slow@d.ca"]);
  await outbox.close();
});

it.each([
  ["the rejected recipient", "c@d.ca", [["c@d.ca"]]],
  ["every address, if MAIL_TO no longer has the rejected one", "gone@d.ca", [["a@b.ca", "c@d.ca"]]],
])("sends a copy that version 1.2 has recorded to %s", async (_, rejected, expected) => {
  const { attempt, outbox, sent } = await setUp({ to: ["a@b.ca", "c@d.ca"] });
  await attempt("a2", () => ({ ...mail, onlyTo: [rejected] }));
  expect(sent.map((email) => email.to)).toEqual(expected);
  await outbox.close();
});

it("fails if MAIL_TO contains no address", async () => {
  const { attempt, outbox } = await setUp({ to: [] });
  await expect(attempt("a3", () => mail)).rejects.toThrow("MAIL_TO");
  await outbox.close();
});

it("sends a duplicate that arrives after the outbox has forgotten the first request", async () => {
  const { attempt, sent, outbox } = await setUp({});
  await attempt("a1", () => mail);
  await attempt("a1", () => ({ ...mail, receivedAt: 1_800_090_000_000 }));
  expect(sent).toHaveLength(2);
  await outbox.close();
});

it("raises no alarm for a temporary rejection, such as greylisting", async () => {
  const to = ["a@b.ca", "c@d.ca"];
  const { attempt, outbox, alarm } = await setUp({ to, rejected: ["c@d.ca"], isPermanent: false });
  await attempt("a1", () => mail);
  expect(alarm.raise).not.toHaveBeenCalled();
  expect(await outbox.summary()).toMatchObject({ waiting: 1 });
  await outbox.close();
});

it("raises the alarm if no key decrypts a request, and logs the attempt", async () => {
  const { attempt, outbox, alarm, lines } = await setUp({});
  const words = createSeal([new Uint8Array(32).fill(1)]).seal("a1", mail);
  const open = () => createSeal([new Uint8Array(32).fill(2)]).open("a1", words);
  await expect(attempt("a1", open)).rejects.toThrow("OUTBOX_KEY");
  const reason = "no known key decrypts a request: append the former key to OUTBOX_KEY";
  expect(alarm.raise.mock.calls).toEqual([["undecryptable", reason, "a1"]]);
  expect(lines).toEqual([`a1: ${reason}`]);
  await outbox.close();
});

it("clears the alarm of a rejected recipient, however its address is written, once it has the mail", async () => {
  const to = ["a@b.ca", '"Desk" <Desk@D.ca>'];
  const rejecting = await setUp({ to, rejected: ["Desk@d.ca"] });
  await rejecting.attempt("a1", () => mail);
  const accepting = await setUp({ to });
  await accepting.attempt("a2", () => ({ ...mail, acceptedBy: ["a@b.ca"] }));
  expect(rejecting.alarm.raise.mock.lastCall?.at(-1)).toBe("desk@d.ca");
  expect(accepting.alarm.clear.mock.lastCall).toEqual(["rejected", "desk@d.ca"]);
  await Promise.all([rejecting.outbox.close(), accepting.outbox.close()]);
});

it("keeps retrying a rejected recipient among several, and raises the alarm", async () => {
  const to = ["a@b.ca", '"Desk" <c@d.ca>'];
  const { attempt, outbox, alarm, sent } = await setUp({ to, rejected: ["c@d.ca"] });
  await attempt("a1", () => mail);
  expect(alarm.raise).toHaveBeenCalledOnce();
  const [waiting] = await outbox.list();
  const again = await outbox.read(waiting?.id ?? "");
  expect(again).toEqual({ ...mail, acceptedBy: ["a@b.ca"] });
  if (again) await attempt("a2", () => again);
  expect(sent.map((email) => email.to)).toEqual([to, ['"Desk" <c@d.ca>']]);
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
  await outbox.close();
});
