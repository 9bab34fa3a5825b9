import { functionPath } from "../../contract/appointment-request.ts";
import { wait, waitUntil } from "../support/process.ts";
import type { ScriptedSmtp } from "../support/scripted-smtp.ts";
import { typed } from "../support/typed-request.ts";

const ANSWER_WITHIN_MS = 20_000;
const DELIVERED_WITHIN_MS = 60_000;
/** After the last mail, for one too many. */
const QUIET_MS = 1500;

const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
let made = 0;

/** A key of its own for each filled form. */
export const newKey = () => `${run}-${made++}`;

export type Answer = { status: number; id: string; retryAfter: string | null; ms: number };

/** Posts one request; a connection that breaks off answers 0. */
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
      body: JSON.stringify({ ...typed, message: unmistakableWords, ...values }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const [, id = ""] = /"id":"([\w-]+)"/.exec(await answer.text()) ?? [];
    return { status: answer.status, id, retryAfter: answer.headers.get("retry-after"), ms: ms() };
  } catch {
    return { status: 0, id: "", retryAfter: null, ms: ms() };
  }
}

/** What every request says, so that it can be looked for on the disk. */
export const unmistakableWords = "Quokkas adore unmistakable Zyzzyva blossoms";

type LoadOptions = { urls: string[]; clients?: number; total?: number; pauseMs?: number };

export type Load = ReturnType<typeof startLoad>;

/** Distinct requests, each sent again under its key until it is answered 200. */
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
        const answer = await post(url, key);
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
    hasTaken: (count: number) =>
      waitUntil(() => acknowledged.size >= count, 30_000, `${count} requests to be taken`),
    stop() {
      isStopped = true;
      return finished;
    },
  };
}

/** How often each request's mail was taken; a Message-ID's left side is the request's id. */
export function mailsOf(smtp: ScriptedSmtp): Map<string, number> {
  const times = [...smtp.timesTaken()];
  return new Map(
    times.map(([messageId, count]) => [messageId.slice(1, messageId.indexOf("@")), count]),
  );
}

export type Tally = { taken: number; lost: number; twice: number };

/** Waits until each mail of these has come, and a little for one too many. */
export async function tally(
  ids: Iterable<string>,
  smtp: ScriptedSmtp,
  withinMs = DELIVERED_WITHIN_MS,
): Promise<Tally> {
  const taken = [...ids];
  const missing = () => taken.filter((id) => !mailsOf(smtp).has(id)).length;
  await waitUntil(() => missing() === 0, withinMs, "every mail").catch(() => undefined);
  await wait(QUIET_MS);
  const times = mailsOf(smtp);
  const twice = taken.reduce((sum, id) => sum + Math.max(0, (times.get(id) ?? 0) - 1), 0);
  return { taken: taken.length, lost: missing(), twice };
}
