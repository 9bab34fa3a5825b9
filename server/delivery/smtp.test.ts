import { readFileSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { pino } from "pino";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it, vi } from "vitest";
import { makeCertificate } from "../../test/support/certificate.ts";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { type Behaviour, startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { readConfig } from "../settings/config.ts";
import type { Email } from "./email.ts";
import { MailError } from "./mail-error.ts";
import { readableMail } from "./readable-mail.ts";
import { createSmtp } from "./smtp.ts";

// The mail library is loaded by the first mail, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });
const cleanUp: (() => unknown)[] = [];
afterEach(() => vi.useRealTimers());
afterEach(() => Promise.all(cleanUp.splice(0).map((end) => end())));

const email: Email = {
  messageId: "<a@clinic.test>",
  from: { name: "Site", address: "site@clinic.test" },
  to: "to@clinic.test",
  subject: "Botox for Zoë",
  date: new Date(0),
  text: "words",
  html: "<p>words",
};

async function setUp(behaviour: Behaviour, options: SMTPServerOptions = {}, before = "smtp://") {
  const smtp = await startScriptedSmtp(options);
  smtp.behave(behaviour);
  const logged: string[] = [];
  const log = pino({}, { write: (line) => void logged.push(line) });
  const mailer = createSmtp(new URL(smtp.url.replace("smtp://", before)), undefined, log);
  cleanUp.push(mailer.close, smtp.stop);
  return { smtp, logged, send: (to = email.to) => mailer.send({ ...email, to }) };
}

it("sends one mail to all whom MAIL_TO names, as it names them", async () => {
  const { smtp, logged, send } = await setUp({ kind: "take" });
  const MAIL_TO = 'a@clinic.test, Front Desk <b@clinic.test>, "Day, Zoë" <c@clinic.test>';
  await send(readConfig({ MAIL_TO }, clinic).mail.addresses.to);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.rcptTo).toEqual(["a@clinic.test", "b@clinic.test", "c@clinic.test"]);
  expect(await readableMail(smtp.received[0]?.source ?? "")).toMatch(
    /^To: a@clinic\.test, "?Front Desk"? <b@clinic\.test>, "?Day, Zoë"? <c@clinic\.test>$/m,
  );
  expect(logged).toEqual([]);
});

it("says that one of several recipients was refused, without the address", async () => {
  const to = "b@clinic.test";
  const { smtp, logged, send } = await setUp({ kind: "refuse", status: 550, at: "rcpt", to });
  await send(`a@clinic.test, ${to}`);
  expect(smtp.received.map(({ rcptTo }) => rcptTo)).toEqual([["a@clinic.test"]]);
  expect(logged).toEqual([expect.stringMatching(/"level":50.*550.*one of several recipients/)]);
  expect(logged.join()).not.toContain(to);
});

it.each([
  [550, "rcpt", "setting"],
  [450, "rcpt", "time"],
  [550, "data", "unknown"],
  [451, "data", "time"],
] as const)("takes %i at %s for what only a %s can mend", async (status, at, remedy) => {
  const { send } = await setUp({ kind: "refuse", status, at });
  await expect(send()).rejects.toMatchObject({ remedy });
});

const certificate = makeCertificate("localhost");
it.each<[string, string, string, SMTPServerOptions]>([
  [
    "with a certificate that nobody knows",
    "time",
    "smtps://",
    {
      secure: true,
      key: readFileSync(certificate.key),
      cert: readFileSync(certificate.certificate),
    },
  ],
  [
    "that refuses the password",
    "setting",
    "smtp://clinic:secret@",
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("Invalid username or password")),
    },
  ],
  [
    "that offers no login",
    "setting",
    "smtp://clinic:secret@",
    { disabledCommands: ["AUTH", "STARTTLS"] },
  ],
])("sends nothing to a server %s, which a %s mends", async (_, remedy, before, options) => {
  const { smtp, send } = await setUp({ kind: "take" }, options, before);
  await expect(send()).rejects.toMatchObject({ remedy });
  expect(smtp.received).toEqual([]);
});

it("keeps no control character of what a server says, which a database would refuse", () => {
  const { message } = new MailError("450 later\0\u001b", { cause: undefined, remedy: "time" });
  expect(message).toBe("450 later ");
});

it("keeps nothing of what a server says once it has seen the mail but the status", async () => {
  const text = "5.7.1 Rejected: Subject 'Botox for Zoë' looks like spam, ask desk@clinic.test";
  const { send } = await setUp({ kind: "refuse", status: 554, at: "data", text });
  const error = await send().catch((failure: Error) => failure);
  expect(error).toMatchObject({ message: "EMESSAGE 554 5.7.1 at DATA" });
});

it("keeps what a server says of the clinic's own address, without the address", async () => {
  const text = "5.1.1 <to@clinic.test>: no such user";
  const { send } = await setUp({ kind: "refuse", status: 550, at: "rcpt", text });
  await expect(send()).rejects.toThrow(/550 5\.1\.1 \(address\) no such user/);
});

it("closes a connection that has been idle for half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const closed = Promise.withResolvers<void>();
  const { send } = await setUp({ kind: "take" }, { onClose: () => closed.resolve() });
  await send();
  // The connection is given back a turn after its mail was taken.
  await turn();
  await vi.advanceTimersByTimeAsync(30_000);
  await closed.promise;
});
