import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeCertificate } from "../../test/support/certificate.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { type Email, MailError } from "./mailer.ts";
import { createSmtp } from "./smtp.ts";

// The mail library is loaded by the first mail, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

/** Leads to this machine, and is none of the names by which it is known as loopback. */
const ELSEWHERE = "0.0.0.0";
const LOOPBACK = "127.0.0.1";

const email: Email = {
  messageId: "<a1@clinic.test>",
  from: { name: "Site", address: "site@clinic.test" },
  to: ["to@clinic.test"],
  subject: "New",
  date: new Date(1_800_000_000_000),
  text: "words",
};

const trusted = getCACertificates();
afterEach(() => setDefaultCACertificates(trusted));

/** A certificate that this process trusts, or does not. */
function certificateFor(host: string, isTrusted: boolean): SMTPServerOptions {
  const made = makeCertificate(host);
  const certificate = readFileSync(made.certificate, "utf8");
  if (isTrusted) setDefaultCACertificates([...trusted, certificate]);
  return { key: readFileSync(made.key), cert: certificate };
}

/** Sends the mail to a server with these options; tells what came of it. */
async function sendTo(host: string, options: SMTPServerOptions, login = "") {
  const commands: string[] = [];
  await using server = await startScriptedSmtp({
    onSecure: (_socket, _session, callback) => {
      commands.push("TLS");
      callback();
    },
    onAuth: ({ username, password }, _session, callback) => {
      commands.push(`login of ${username} by ${password}`);
      if (password === "wrong") callback(new Error("no"));
      else callback(null, { user: username });
    },
    ...options,
  });
  const protocol = options.secure ? "smtps" : "smtp";
  const mailer = createSmtp(new URL(`${protocol}://${login}${host}:${server.port}`), undefined);
  const outcome = await mailer.send(email).catch((error: unknown) => error);
  mailer.close();
  const taken = server.received.map(({ source }) => source);
  return { outcome, taken, commands };
}

describe("to another machine", () => {
  it("sends nothing where the server offers no TLS", async () => {
    const { outcome, taken } = await sendTo(ELSEWHERE, { disabledCommands: ["STARTTLS"] });
    expect(outcome).toBeInstanceOf(MailError);
    expect(taken).toEqual([]);
  });

  it.each([false, true])("sends over TLS, from the first byte: %s", async (secure) => {
    const options = { ...certificateFor(ELSEWHERE, true), secure };
    const { outcome, taken, commands } = await sendTo(ELSEWHERE, options, "site:word@");
    expect(outcome).toEqual({ refused: [] });
    expect(taken).toHaveLength(1);
    expect(commands).toEqual(["TLS", "login of site by word"]);
  });

  it("sends nothing, its login neither, where nobody vouches for the certificate", async () => {
    const options = certificateFor(ELSEWHERE, false);
    const { outcome, taken, commands } = await sendTo(ELSEWHERE, options, "site:word@");
    expect(outcome).toBeInstanceOf(MailError);
    expect(taken).toEqual([]);
    expect(commands.filter((command) => command.startsWith("login"))).toEqual([]);
  });
});

describe("on this machine", () => {
  it("needs no TLS", async () => {
    const { taken } = await sendTo(LOOPBACK, { disabledCommands: ["STARTTLS"] });
    expect(taken).toHaveLength(1);
  });

  it("logs in as the address says", async () => {
    const options = { allowInsecureAuth: true, disabledCommands: ["STARTTLS"] };
    const { taken, commands } = await sendTo(LOOPBACK, options, "a%40b.ca:w%3Ard@");
    expect(commands).toEqual(["login of a@b.ca by w:rd"]);
    expect(taken).toHaveLength(1);
  });

  it.each([
    ["offers none", { disabledCommands: ["STARTTLS", "AUTH"] }],
    ["refuses it", { allowInsecureAuth: true, disabledCommands: ["STARTTLS"] }],
  ])("sends nothing without the login that was asked for: the server %s", async (_, options) => {
    const { outcome, taken } = await sendTo(LOOPBACK, options, "site:wrong@");
    expect(outcome).toBeInstanceOf(MailError);
    expect(taken).toEqual([]);
  });
});
