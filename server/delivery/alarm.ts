import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { interpolate } from "../../contract/interpolate.ts";
import { LATE_AFTER_MS, type Outbox } from "../outbox/outbox.ts";
import { withTimeout } from "../outbox/with-timeout.ts";
import type { Report } from "../report.ts";
import { type Addresses, domainOf, type Mailer } from "./mailer.ts";
import { createNotifier, type Problem, type ProblemKind } from "./notifier.ts";

const CHECK_INTERVAL_MS = 5000;
const CHECK_TIMEOUT_MS = 5000;
const WEBHOOK_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 1000;

export type Alarm = ReturnType<typeof createAlarm>;

/** The text contains {reason}. */
type Template = { subject: string; text: string };

type Notify = (reason: string) => Promise<void>;

type Parts = {
  outbox: Pick<Outbox, "summary">;
  /** Undefined without a mail server. */
  mailer: Mailer | undefined;
  addresses: Addresses;
  alertUrl: URL | undefined;
  template: Template;
  log: Logger;
  report: Report;
};

/**
 * Polls the outbox for problems. Each problem is notified once per channel (webhook and mail) until it
 * clears. The channels are independent: a slow one does not delay the other.
 */
export function createAlarm({ outbox, mailer, addresses, alertUrl, template, log, report }: Parts) {
  const problems = new Map<string, Problem>();
  /** @param about what is affected, such as a request's id. Each kind and `about` is a separate problem. */
  const raise = (kind: ProblemKind, reason: string, about = "") => {
    const key = `${kind} ${about}`;
    const now = Date.now();
    const since = problems.get(key)?.since;
    if (since === undefined) log.error({ problem: kind, reason }, "alarm raised");
    problems.set(key, { kind, about, reason, since: since ?? now, raisedAt: now });
  };
  const clear = (kind: ProblemKind, about = "") => void problems.delete(`${kind} ${about}`);
  const checkOutbox = async () => {
    try {
      const summary = await withTimeout(CHECK_TIMEOUT_MS, "the outbox", outbox.summary);
      const { waiting, late, erasureProblem } = summary;
      clear("unavailable");
      if (erasureProblem) raise("undeleted", erasureProblem);
      else clear("undeleted");
      for (const { kind, about, raisedAt } of problems.values()) {
        // Every failed attempt raises "rejected" and "undecryptable" again. Without a repetition for
        // LATE_AFTER_MS the problem is solved, or the request is late and therefore notified as such.
        const isOver =
          kind === "late" ? !late.includes(about) : raisedAt < Date.now() - LATE_AFTER_MS;
        if (isOver) clear(kind, about);
      }
      const reason = `${waiting} waiting, ${late.length} of them for more than an hour`;
      for (const id of late) raise("late", reason, id);
    } catch (error) {
      raise("unavailable", `new requests cannot be stored: ${(error as Error).message}`);
    }
  };
  const channels = [
    createNotifier("ALERT_URL", postTo(alertUrl, template), report),
    createNotifier("MAIL_FALLBACK_TO", mailFrom(mailer, addresses, template), report),
  ];
  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= checkOutbox().finally(() => {
      checking = undefined;
      for (const { notify } of channels) notify(problems);
    });
  }, CHECK_INTERVAL_MS);
  return {
    raise,
    clear,
    /** One sentence for each problem. */
    problems: () => [
      ...new Set([...problems.values()].map(({ kind, reason }) => `${kind}: ${reason}`)),
    ],
    async stop() {
      clearInterval(timer);
      const unfinished = [checking, ...channels.map(({ inProgress }) => inProgress())];
      await Promise.race([Promise.all(unfinished), wait(STOP_TIMEOUT_MS)]);
    },
  };
}

function postTo(url: URL | undefined, { subject, text }: Template): Notify {
  return async (reason) => {
    if (!url) return;
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: `${subject}: ${interpolate(text, { reason })}` }),
      // Following one would make a GET of the POST, and the page behind it would count as notified.
      redirect: "manual",
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the webhook responded with status ${response.status}`);
  };
}

function mailFrom(mailer: Mailer | undefined, addresses: Addresses, template: Template): Notify {
  const { from, fallbackTo: to } = addresses;
  return async (reason) => {
    if (!mailer || to.length === 0) return;
    await mailer.send({
      messageId: `<alarm-${Date.now()}@${domainOf(from)}>`,
      from,
      to,
      subject: template.subject,
      text: interpolate(template.text, { reason }),
      // RFC 3834: suppresses out-of-office replies.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
