import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from "smtp-server";
import { wait } from "./process.ts";

/** The SMTP step at which the server rejects: the greeting, the sender, a recipient or the message. */
type Step = "connect" | "mail" | "rcpt" | "data";

/** The server's response to a mail: accept, reject with a status (optionally only for one address). */
export type Behaviour =
  | { kind: "accept"; afterMs?: number }
  | { kind: "reject"; status: number; at: Step; to?: string; text?: string };

export type ReceivedMail = { messageId: string; source: string; rcptTo: string[]; from: string };

export type ScriptedSmtp = Awaited<ReturnType<typeof startScriptedSmtp>>;

/** Starts an in-process mail server whose failures are scripted. */
export async function startScriptedSmtp(
  options: SMTPServerOptions & { listenOn?: number; host?: string } = {},
) {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = { kind: "accept" };
  const rejectionAt = (at: Step, to?: string) => rejectionOf(behaviour, at, to);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => callback(rejectionAt("connect")),
    onMailFrom: (_address, _session, callback) => callback(rejectionAt("mail")),
    onRcptTo: ({ address }, _session, callback) => callback(rejectionAt("rcpt", address)),
    onData(stream, session, callback) {
      void (async () => {
        const source = await readAll(stream);
        // The client disconnected before the end of the message.
        if (source === undefined) return;
        const rejection = rejectionAt("data", session.envelope.rcptTo[0]?.address);
        if (rejection) return callback(rejection);
        if (behaviour.kind === "accept" && behaviour.afterMs) await wait(behaviour.afterMs);
        const messageId = /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? "";
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({ messageId, source, from, rcptTo: rcptTo.map(({ address }) => address) });
        callback();
      })();
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(options.listenOn ?? 0, options.host ?? "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** Every mail that was answered with 250, in order. */
    received,
    /** How often each mail was accepted, by Message-ID. */
    acceptedCounts() {
      const times = new Map<string, number>();
      for (const { messageId } of received) times.set(messageId, (times.get(messageId) ?? 0) + 1);
      return times;
    },
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function rejectionOf(behaviour: Behaviour, at: Step, to?: string): Error | undefined {
  if (behaviour.kind !== "reject" || behaviour.at !== at) return undefined;
  if (behaviour.to !== undefined && behaviour.to !== to) return undefined;
  const error = new Error(behaviour.text ?? "as scripted");
  return Object.assign(error, { responseCode: behaviour.status });
}

async function readAll(stream: SMTPServerDataStream): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}
