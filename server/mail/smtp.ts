import { MailError } from "./mail-error.ts";
import type { Mailer } from "./mailer.ts";

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/** How many mails are on their way at a time; also the most a crash can repeat. */
export const CONCURRENT_MAILS = 3;

/** @param url smtp:// or smtps://, with user and password; `?socketTimeout=` in ms where a server needs other patience. */
export function createSmtp(url: URL, dkim?: Dkim): Mailer {
  let transport: ReturnType<typeof connect> | undefined;
  const ready = () => {
    transport ??= connect(url, dkim);
    return transport;
  };
  return {
    describe: `Mail is sent over ${url.hostname}${url.port && `:${url.port}`}.`,
    async send(email) {
      try {
        await (await ready()).sendMail(email);
      } catch (error) {
        throw asMailError(error);
      }
    },
    async verify() {
      try {
        await (await ready()).verify();
        return undefined;
      } catch (error) {
        return asMailError(error).message;
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** Loaded when the first mail goes: most of what the process needs besides is smaller than this library. */
async function connect(url: URL, dkim: Dkim | undefined) {
  const { createTransport } = await import("nodemailer");
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    pool: true,
    maxConnections: CONCURRENT_MAILS,
    // A mail the pool sent again by itself would go past the outbox, which alone knows what was accepted.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isSecure ? 465 : isLoopback ? 25 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback,
    ignoreTLS: isLoopback && !isSecure && url.searchParams.get("tls") !== "required",
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // Otherwise a server that offers no login would be used without one.
    forceAuth: user !== "",
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: Number(url.searchParams.get("socketTimeout")) || ANSWER_TIMEOUT_MS,
    ...(dkim && { dkim }),
  });
  // The pool reports here what its callbacks report too.
  transport.on("error", () => {});
  return transport;
}

/** A server may take this long to answer a finished mail (RFC 5321 §4.5.3.2.6); giving up earlier sends accepted mails twice. */
const ANSWER_TIMEOUT_MS = 600_000;

type SmtpFailure = Error & { code?: string; responseCode?: number };

function asMailError(cause: unknown): MailError {
  const { code = "", responseCode = 0, message } = cause as SmtpFailure;
  const isAboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  const retryable = !(isAboutThisMail && responseCode >= 500);
  return new MailError(`${code} ${message}`.trim(), { cause, retryable });
}
