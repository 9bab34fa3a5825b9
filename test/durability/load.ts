import { functionPath } from "../../contract/appointment-request.ts";
import { wait, waitUntil } from "../support/process.ts";
import type { ScriptedSmtp } from "../support/scripted-smtp.ts";
import { typed } from "../support/typed-request.ts";

const ANSWER_WITHIN_MS = 20_000;
/** How long to wait after the last mail for an unexpected duplicate. */
const QUIET_MS = 1500;

const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
let made = 0;

/** A unique idempotency key. */
export const newKey = () => `${run}-${made++}`;

export type Answer = { status: number; id: string; retryAfter: string | null; ms: number };

/** Posts one request. The status is 0 if the connection fails. */
export async function post(url: string, key = newKey(), values: object = {}): Promise<Answer> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await fetch(url + functionPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: "public-anon-key",
        "idempotency-key": key,
      },
      body: JSON.stringify({ ...typed, ...values }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const [, id = ""] = /"id":"([\w-]+)"/.exec(await answer.text()) ?? [];
    return { status: answer.status, id, retryAfter: answer.headers.get("retry-after"), ms: ms() };
  } catch {
    return { status: 0, id: "", retryAfter: null, ms: ms() };
  }
}

type LoadOptions = { urls: string[]; clients?: number; total?: number; pauseMs?: number };

/** Sends distinct requests of distinct clients concurrently and retries each with its key until the response is 200. */
export function startLoad({
  urls,
  clients = 4,
  total = Number.POSITIVE_INFINITY,
  pauseMs = 20,
}: LoadOptions) {
  const acknowledged = new Set<string>();
  const answers: Answer[] = [];
  let begun = 0;
  let isStopped = false;
  const work = async (url: string) => {
    while (!isStopped && begun < total) {
      begun++;
      const key = newKey();
      for (let isRecorded = false; !isRecorded && !isStopped; ) {
        const answer = await post(url, key, { email: `${key}@client.test` });
        answers.push(answer);
        isRecorded = answer.status === 200;
        if (isRecorded) acknowledged.add(answer.id);
        await wait(isRecorded ? pauseMs : 50);
      }
    }
  };
  const finished = Promise.all(
    Array.from({ length: clients }, (_, index) => work(urls[index % urls.length] ?? "")),
  );
  return {
    acknowledged,
    answers,
    finished,
    hasAcknowledged: (count: number) =>
      waitUntil(() => acknowledged.size >= count, `${count} requests to be accepted`),
    stop() {
      isStopped = true;
      return finished;
    },
  };
}

/** How often each mail was accepted, by request id, which is the local part of the Message-ID. */
export function mailsOf(smtp: ScriptedSmtp): Map<string, number> {
  const times = [...smtp.acceptedCounts()];
  return new Map(
    times.map(([messageId, count]) => [messageId.slice(1, messageId.indexOf("@")), count]),
  );
}

/** The clients that got an acknowledgement, once for each. */
export function clientsOf({ received }: ScriptedSmtp): string[] {
  return received.flatMap(({ rcptTo }) => rcptTo).filter((one) => one.endsWith("@client.test"));
}

export type Tally = { accepted: number; lost: number; duplicates: number };

/** Waits for the mail of each request, then QUIET_MS for duplicates. */
export async function tally(ids: Iterable<string>, smtp: ScriptedSmtp): Promise<Tally> {
  const accepted = [...ids];
  const missing = () => accepted.filter((id) => !mailsOf(smtp).has(id)).length;
  await waitUntil(() => missing() === 0, "every mail").catch(() => undefined);
  await wait(QUIET_MS);
  const times = mailsOf(smtp);
  const duplicates = accepted.reduce((sum, id) => sum + Math.max(0, (times.get(id) ?? 0) - 1), 0);
  return { accepted: accepted.length, lost: missing(), duplicates };
}
