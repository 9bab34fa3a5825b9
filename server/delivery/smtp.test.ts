import { generateKeyPairSync } from "node:crypto";
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
  const mailer = createSmtp(new URL(`${protocol}://${login}${host}:${server.port}`), {
    dkim: undefined,
  });
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
    expect(outcome).toEqual({ refused: [], isPermanent: false });
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

describe("a step that hangs", () => {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const signing = { domainName: "clinic.test", keySelector: "site", privateKey };

  it.each([
    ["unsigned", undefined],
    ["signed", signing],
  ])("before the mail is handed over is given up, and later mail goes out: %s", async (_, dkim) => {
    let hung = 0;
    await using server = await startScriptedSmtp({
      onMailFrom: (_address, _session, callback) => void (hung < 6 ? hung++ : callback()),
    });
    const mailer = createSmtp(new URL(server.url), { dkim, handOverWithinMs: 1000 });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => mailer.send(email)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
    expect(await mailer.send(email)).toEqual({ refused: [], isPermanent: false });
    mailer.close();
  });

  it.each([
    ["unsigned", undefined],
    ["signed", signing],
  ])("after it is not, as the mail may be accepted: %s", async (_, dkim) => {
    await using server = await startScriptedSmtp();
    server.behave({ kind: "take", afterMs: 2000 });
    const mailer = createSmtp(new URL(server.url), { dkim, handOverWithinMs: 1000 });
    expect(await mailer.send(email)).toEqual({ refused: [], isPermanent: false });
    expect(server.received).toHaveLength(1);
    mailer.close();
  });
});

it("sends after the mail library could not be loaded once", async () => {
  await using server = await startScriptedSmtp();
  const mailer = createSmtp(new URL(server.url), { dkim: undefined });
  vi.doMock("nodemailer", () => {
    throw new Error("EMFILE");
  });
  await expect(mailer.send(email)).rejects.toThrow(MailError);
  vi.doUnmock("nodemailer");
  expect(await mailer.send(email)).toEqual({ refused: [], isPermanent: false });
  mailer.close();
});

it.each([
  ["451 4.7.1 later", 451, false],
  ["550 5.1.1 unknown", 550, true],
])("says whether one of several is refused for good: %s", async (text, status, isPermanent) => {
  await using server = await startScriptedSmtp();
  server.behave({ kind: "refuse", at: "rcpt", to: "b@clinic.test", status, text });
  const mailer = createSmtp(new URL(server.url), { dkim: undefined });
  const outcome = await mailer.send({ ...email, to: ["a@clinic.test", "b@clinic.test"] });
  expect(outcome).toEqual({ refused: ["b@clinic.test"], isPermanent });
  mailer.close();
});

describe("a server that repeats the login", () => {
  // "a%b" and "Geheim+1" in base64, alone and as AUTH PLAIN sends them.
  const forms = ["Geheim+1", "R2VoZWltKzE=", "YSVi", "AGElYgBHZWhlaW0rMQ=="];

  it.each(["auth", "mail"])("does not get it into a reason: at %s", async (step) => {
    const text = `no ${forms.join(" ")} Geheim%2B1`;
    const { outcome } = await sendTo(
      LOOPBACK,
      {
        allowInsecureAuth: true,
        disabledCommands: ["STARTTLS"],
        onAuth: (_login, _session, callback) =>
          step === "auth" ? callback(new Error(text)) : callback(null, { user: "a" }),
        onMailFrom: (_address, _session, callback) =>
          callback(Object.assign(new Error(text), { responseCode: 550 })),
      },
      "a%25b:Geheim%2B1@",
    );
    expect(outcome).toBeInstanceOf(MailError);
    for (const form of [...forms, "Geheim"]) expect(String(outcome)).not.toContain(form);
  });
});
