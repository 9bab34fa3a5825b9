import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { mail } from "../../test/support/recorded-mail.ts";
import { createLog } from "../log.ts";
import { openOutbox } from "../outbox/open-outbox.ts";
import { createAttempt } from "./deliver.ts";
import { type Email, MailError } from "./mailer.ts";

const from = { name: "Site", address: "site@clinic.test" };

/** An attempt over a mail server that fails as often as is said, and what it was handed. */
async function setUp({ failures = 0, refused = [] as string[], to = ["to@clinic.test"] }) {
  const handed: Email[] = [];
  const outbox = await openOutbox({
    dataDir: temporaryFolder("deliver"),
    databaseUrl: undefined,
    keys: [],
  });
  const mailer = {
    describe: "",
    close() {},
    async send(email: Email) {
      handed.push(email);
      if (handed.length <= failures) throw new MailError("451 later");
      return { refused, isPermanent: true };
    },
  };
  const alarm = { raise: vi.fn(), clear: vi.fn() };
  const addresses = () => ({ from, to, fallbackTo: [] });
  const attempt = createAttempt({ outbox, mailer, addresses, alarm, log: createLog("silent") });
  return { attempt, handed, outbox, alarm };
}

it("has one Message-ID over all attempts, of the request and the sender's domain", async () => {
  const { attempt, handed, outbox } = await setUp({ failures: 2 });
  await expect(attempt("a1", mail)).rejects.toThrow("451");
  await expect(attempt("a1", mail)).rejects.toThrow("451");
  await attempt("a1", mail);
  const id = "<a1@clinic.test>";
  expect(handed.map(({ messageId }) => messageId)).toEqual([id, id, id]);
  expect(new Set(handed.map(({ date }) => date.getTime()))).toEqual(new Set([mail.receivedAt]));
  await outbox.close();
});

it("is not handed over again once it was taken, when the outbox could not note it", async () => {
  const { attempt, handed, outbox } = await setUp({});
  await attempt("a1", mail);
  await attempt("a1", mail);
  expect(handed).toHaveLength(1);
  await outbox.close();
});

it("sends to the refused one again, whatever the case in which the server named it", async () => {
  const to = ["a@b.ca", "c@D.ca"];
  const { attempt, outbox, handed } = await setUp({ to });
  await attempt("a2", { ...mail, onlyTo: ["c@d.ca"] });
  expect(handed.map((email) => email.to)).toEqual([["c@D.ca"]]);
  await outbox.close();
});

it("delivers to nobody only where nobody is named any more", async () => {
  const { attempt, outbox } = await setUp({ to: [] });
  await expect(attempt("a3", mail)).rejects.toThrow("MAIL_TO");
  await outbox.close();
});

it("waits on for the one who was refused among several, and tells somebody", async () => {
  const to = ["a@b.ca", '"Desk" <c@d.ca>'];
  const { attempt, outbox, alarm, handed } = await setUp({ to, refused: ["c@d.ca"] });
  await attempt("a1", mail);
  expect(alarm.raise).toHaveBeenCalledOnce();
  const [waiting] = await outbox.list();
  const again = await outbox.read(waiting?.id ?? "");
  expect(again).toEqual({ ...mail, onlyTo: ["c@d.ca"] });
  if (again) await attempt("a2", again);
  expect(handed.map((email) => email.to)).toEqual([to, ['"Desk" <c@d.ca>']]);
  expect(handed[1]?.messageId).toBe(handed[0]?.messageId);
  await outbox.close();
});
