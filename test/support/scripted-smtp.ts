import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from "smtp-server";
import { wait } from "./process.ts";

/** Where a mail server may refuse: at its greeting, of the sender, of a recipient, of the mail. */
type Step = "connect" | "mail" | "rcpt" | "data";

/** What the server does with a mail: takes it, refuses it (or those to one address, or that say something) with a status, or goes silent. */
export type Behaviour =
  | { kind: "take"; afterMs?: number }
  | { kind: "refuse"; status: number; at: Step; to?: string; text?: string; saying?: string }
  | { kind: "silent in data" };

export type ReceivedMail = { messageId: string; source: string; rcptTo: string[]; from: string };

export type ScriptedSmtp = AsyncDisposable & {
  url: string;
  port: number;
  /** Every mail it answered 250 for, in order. */
  received: ReceivedMail[];
  /** How often each Message-ID was taken. */
  timesTaken: () => Map<string, number>;
  /** How many transactions were begun. */
  attempts: () => number;
  /** How often it refused, or went silent. */
  refused: () => number;
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
};

/** A mail server in this process that misbehaves as scripted. */
export async function startScriptedSmtp(
  options: SMTPServerOptions & { listenOn?: number } = {},
): Promise<ScriptedSmtp> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = { kind: "take" };
  let attempts = 0;
  let refused = 0;
  const refusalAt = (at: Step, to?: string, source = "") => {
    if (behaviour.kind === "refuse" && !source.includes(behaviour.saying ?? "")) return undefined;
    const refusal = refusalOf(behaviour, at, to);
    if (refusal) refused++;
    return refusal;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => callback(refusalAt("connect")),
    onMailFrom: (_address, _session, callback) => callback(refusalAt("mail")),
    onRcptTo({ address }, _session, callback) {
      attempts++;
      callback(refusalAt("rcpt", address));
    },
    onData(stream, session, callback) {
      void (async () => {
        const source = await readAll(stream);
        // The sender broke off before the end of the mail.
        if (source === undefined) return;
        if (behaviour.kind === "silent in data") return void refused++;
        const refusal = refusalAt("data", session.envelope.rcptTo[0]?.address, source);
        if (refusal) return callback(refusal);
        if (behaviour.kind === "take" && behaviour.afterMs) await wait(behaviour.afterMs);
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
    server.listen(options.listenOn ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    timesTaken() {
      const times = new Map<string, number>();
      for (const { messageId } of received) times.set(messageId, (times.get(messageId) ?? 0) + 1);
      return times;
    },
    attempts: () => attempts,
    refused: () => refused,
    behave: (next) => {
      behaviour = next;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function refusalOf(behaviour: Behaviour, at: Step, to?: string): Error | undefined {
  if (behaviour.kind !== "refuse" || behaviour.at !== at) return undefined;
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
