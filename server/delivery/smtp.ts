import type { SMTPError } from "nodemailer/lib/smtp-connection";
import { AT_ONCE } from "../outbox/outbox.ts";
import { MailError, type Mailer } from "./mailer.ts";

/** RFC 5321 §4.5.3.2.6 lets a server take this long to accept a mail; giving up earlier would send it twice. */
const ANSWER_TIMEOUT_MS = 600_000;
const IDLE_MS = 20_000;
/** Until these commands a server has seen only the clinic's own addresses. */
const ENVELOPE_COMMANDS = /^(?:EHLO|HELO|STARTTLS|AUTH.*|MAIL FROM|RCPT TO)$/;

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/** @param url smtp:// or smtps://, with user and password; `?socketTimeout=` is in ms. */
export function createSmtp(url: URL, dkim: Dkim | undefined): Mailer {
  let transport: ReturnType<typeof connect> | undefined;
  return {
    describe: `Mail is sent over ${url.hostname}${url.port && `:${url.port}`}.`,
    async send(email) {
      try {
        transport ??= connect(url, dkim);
        const { rejected } = await (await transport).sendMail({ ...email, to: [...email.to] });
        return { refused: rejected.map(String) };
      } catch (error) {
        throw new MailError(reasonOf(error as SMTPError));
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** The library is loaded on first use, as it is larger than most of the server. */
async function connect(url: URL, dkim: Dkim | undefined) {
  const { createTransport } = await import("nodemailer");
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    pool: true,
    maxConnections: AT_ONCE,
    idleTimeout: IDLE_MS,
    // The pool must not resend by itself: only the outbox knows what was accepted.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isSecure ? 465 : isLoopback ? 25 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback,
    ignoreTLS: isLoopback && !isSecure,
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // Without it, a server that offers no login is used without one.
    forceAuth: user !== "",
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: Number(url.searchParams.get("socketTimeout")) || ANSWER_TIMEOUT_MS,
    ...(dkim && { dkim }),
  });
  transport.on("error", () => {});
  return transport;
}

function reasonOf({ code = "", command = "", message, response = "" }: SMTPError): string {
  const isQuotable = response === "" || ENVELOPE_COMMANDS.test(command);
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? "";
  return (isQuotable ? `${code} ${message}` : `${code} ${status} at ${command}`).trim();
}
