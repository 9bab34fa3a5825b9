import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { certificate, key } from "../../test/support/certificate.ts";
import { email } from "../../test/support/recorded-mail.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { MailError } from "./mailer.ts";
import { createSmtp } from "./smtp.ts";

/** Connects to this machine, but is not a loopback address, so that the rules for remote servers apply. */
const REMOTE = "0.0.0.0";
const LOOPBACK = "127.0.0.1";

const trusted = getCACertificates();
afterEach(() => setDefaultCACertificates(trusted));

/** The options of a server with the certificate of REMOTE, which is added to the trusted ones if `isTrusted`. */
function secured(isTrusted: boolean): SMTPServerOptions {
  if (isTrusted) setDefaultCACertificates([...trusted, certificate]);
  return { key, cert: certificate };
}

/** Sends the mail to a server with these options. Returns the result or the error, and what the server got. */
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
  const mailer = createSmtp(new URL(`${protocol}://${login}${host}:${server.port}`));
  const outcome = await mailer.send(email).catch((error: unknown) => error);
  mailer.close();
  const sources = server.received.map(({ source }) => source);
  return { outcome, sources, commands };
}

describe("a remote server", () => {
  it("gets no mail if it does not offer TLS", async () => {
    const { outcome, sources } = await sendTo(REMOTE, { disabledCommands: ["STARTTLS"] });
    expect(outcome).toBeInstanceOf(MailError);
    expect(sources).toEqual([]);
  });

  it.each([false, true])("gets the mail over TLS; implicit TLS: %s", async (secure) => {
    const options = { ...secured(true), secure };
    const { outcome, sources, commands } = await sendTo(REMOTE, options, "site:word@");
    expect(outcome).toEqual({ rejected: [], isPermanent: false });
    expect(sources).toHaveLength(1);
    expect(commands).toEqual(["TLS", "login of site by word"]);
  });

  it("gets neither mail nor login if its certificate is not trusted", async () => {
    const options = secured(false);
    const { outcome, sources, commands } = await sendTo(REMOTE, options, "site:word@");
    expect(outcome).toBeInstanceOf(MailError);
    expect(sources).toEqual([]);
    expect(commands.filter((command) => command.startsWith("login"))).toEqual([]);
  });
});

describe("a server on loopback", () => {
  it("gets the mail without TLS", async () => {
    const { sources } = await sendTo(LOOPBACK, { disabledCommands: ["STARTTLS"] });
    expect(sources).toHaveLength(1);
  });

  it.each([false, true])(
    "gets mail and login over TLS with a certificate of its own; implicit TLS: %s",
    async (secure) => {
      const { sources, commands } = await sendTo(
        LOOPBACK,
        { ...secured(false), secure },
        "site:word@",
      );
      expect(sources).toHaveLength(1);
      expect(commands).toEqual(["TLS", "login of site by word"]);
    },
  );

  it("gets the decoded user and password of the URL", async () => {
    const options = { allowInsecureAuth: true, disabledCommands: ["STARTTLS"] };
    const { sources, commands } = await sendTo(LOOPBACK, options, "a%40b.ca:w%3Ard@");
    expect(commands).toEqual(["login of a@b.ca by w:rd"]);
    expect(sources).toHaveLength(1);
  });

  it.each([
    ["does not offer AUTH", { disabledCommands: ["STARTTLS", "AUTH"] }],
    ["rejects the login", { allowInsecureAuth: true, disabledCommands: ["STARTTLS"] }],
  ])("gets no mail without the configured login: it %s", async (_, options) => {
    const { outcome, sources } = await sendTo(LOOPBACK, options, "site:wrong@");
    expect(outcome).toBeInstanceOf(MailError);
    expect(sources).toEqual([]);
  });
});

describe("a server that echoes the login", () => {
  // "a%b" and "Geheim+1" in base64, alone and as AUTH PLAIN sends them.
  const forms = ["Geheim+1", "R2VoZWltKzE=", "YSVi", "AGElYgBHZWhlaW0rMQ=="];

  it.each(["auth", "mail"])("does not reveal it in the error: at %s", async (step) => {
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
