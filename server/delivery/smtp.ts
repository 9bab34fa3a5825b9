import { connect as connectSocket, type LookupFunction, type Socket } from "node:net";
import type { createTransport, SendMailOptions } from "nodemailer";
import type { SMTPError } from "nodemailer/lib/smtp-connection";
import { MAX_CONCURRENT_ATTEMPTS } from "../outbox/outbox.ts";
import { isLoopback } from "../settings/loopback.ts";
import { MailError, type Mailer } from "./mailer.ts";

/** The timeout from connecting to the last byte of a mail. A retry after this timeout cannot duplicate the mail. */
const TRANSFER_TIMEOUT_MS = 45_000;
/** RFC 5321 §4.5.3.2.6 allows a server this long to accept a mail. A shorter timeout could send a mail twice. */
const ACCEPT_TIMEOUT_MS = 600_000;
const IDLE_MS = 20_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** A reply to these commands can quote only the clinic's own addresses. A reply to AUTH could quote the password. */
const QUOTABLE_COMMANDS = /^(?:EHLO|HELO|STARTTLS|MAIL FROM|RCPT TO)$/;

type OutgoingMail = SendMailOptions & {
  /** Called when the connection has read the whole mail. */ onTransferred?: () => void;
};

type Options = {
  /** The host name in the greeting. Strict servers refuse nodemailer's default in a container, [127.0.0.1]. */
  name?: string;
  connections?: number;
  acceptTimeoutMs?: number;
};

/** @param url smtp:// or smtps://, with user and password; `?socketTimeout=` is in ms. */
export function createSmtp(url: URL, options: Options = {}): Mailer {
  // Imported now, not with the first mail: an update without Docker replaces the packages while the old
  // process runs, and Node remembers until its end that a package was not there.
  const first = import("nodemailer").catch(() => undefined);
  let transport: ReturnType<typeof connect> | undefined;
  return {
    async send(email) {
      const transfer = new AbortController();
      const timer = setTimeout(() => transfer.abort(), TRANSFER_TIMEOUT_MS);
      try {
        const { createTransport } = (await first) ?? (await import("nodemailer"));
        transport ??= connect(createTransport, url, options);
        const mail: OutgoingMail = { ...email, to: [...email.to], signal: transfer.signal };
        mail.onTransferred = () => clearTimeout(timer);
        const { rejected, rejectedErrors = [] } = await transport.sendMail(mail);
        const isPermanent = rejectedErrors.some(({ permanent }) => permanent);
        return { rejected: rejected.map(String), isPermanent };
      } catch (error) {
        if (transfer.signal.aborted) {
          throw new MailError(`the mail was not transferred within ${TRANSFER_TIMEOUT_MS} ms`);
        }
        const reason = reasonOf(error as SMTPError).replaceAll(credentialsPattern(url), "(login)");
        throw new MailError(reason, /^4\d\d/.test((error as SMTPError).response ?? ""));
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport?.close(),
  };
}

function connect(create: typeof createTransport, url: URL, options: Options) {
  const { name, connections = MAX_CONCURRENT_ATTEMPTS, acceptTimeoutMs } = options;
  const isHere = isLoopback(url.hostname);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const transport = create({
    name,
    pool: true,
    maxConnections: connections,
    idleTimeout: IDLE_MS,
    // The connection pool must not retry by itself: only the outbox knows what was accepted.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isSecure ? 465 : isHere ? 25 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    // A relay on this machine has a certificate of its own, and nobody is between it and this process.
    tls: { rejectUnauthorized: !isHere },
    getSocket,
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // Without `forceAuth`, nodemailer sends unauthenticated if the server does not offer AUTH.
    forceAuth: user !== "",
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: 30_000,
    socketTimeout:
      acceptTimeoutMs ?? (Number(url.searchParams.get("socketTimeout")) || ACCEPT_TIMEOUT_MS),
  });
  transport.on("error", () => {});
  transport.use("stream", ({ data, message }, next) => {
    const { onTransferred = () => {} } = data as OutgoingMail;
    const read = message.createReadStream.bind(message);
    message.createReadStream = (given) => read(given).once("end", onTransferred);
    next();
  });
  return transport;
}

/** Both loopback addresses, because some hosts files name one of them only. */
const lookUpLocalhost: LookupFunction = (_host, _options, done) =>
  done(null, [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
  ]);

/**
 * Connects as every other program of the machine does: by its hosts file, and to IPv6 and IPv4 addresses in
 * turn. nodemailer's own resolver asks DNS first, and ignores ::1 on a machine without public IPv6.
 */
function getSocket(
  { host = "", port }: { host?: string | undefined; port?: number | string | undefined },
  done: (error: Error | null, socket?: { connection: Socket }) => void,
): void {
  const lookup = host === "localhost" ? { lookup: lookUpLocalhost } : {};
  const socket = connectSocket({ host, port: Number(port), autoSelectFamily: true, ...lookup });
  const timer = setTimeout(
    () => socket.destroy(new Error(`no connection within ${CONNECT_TIMEOUT_MS} ms`)),
    CONNECT_TIMEOUT_MS,
  );
  socket.once("error", done).once("close", () => clearTimeout(timer));
  socket.once("connect", () => {
    clearTimeout(timer);
    socket.off("error", done);
    done(null, { connection: socket });
  });
}

function reasonOf({ code = "", command = "", message, response = "" }: SMTPError): string {
  const isQuotable = response === "" || QUOTABLE_COMMANDS.test(command);
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? "";
  return (isQuotable ? `${code} ${message}` : `${code} ${status} at ${command}`).trim();
}

/** Matches the credentials as a server may echo them: in plain text, or in base64 as AUTH sends them. */
function credentialsPattern({ username, password }: URL): RegExp {
  const [user, pass] = [username, password].map(decodeURIComponent);
  const sent = [`\0${user}\0${pass}`, `${user}\0${user}\0${pass}`, pass, user].map((text) =>
    Buffer.from(text ?? "")
      .toString("base64")
      .replace(/=+$/, ""),
  );
  const forms = [...sent, pass, password].filter(Boolean).map((form) => RegExp.escape(form ?? ""));
  return new RegExp(forms.join("|") || "(?!)", "gi");
}
