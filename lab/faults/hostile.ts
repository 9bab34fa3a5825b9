import { deepEqual, equal, ok } from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { functionPath } from "../../contract/appointment-request.ts";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { wait, waitUntil } from "../../test/support/process.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { type Site, startSite } from "../../test/support/site.ts";
import { postRequest, typed } from "../../test/support/typed-request.ts";
import { type Fault, formatStatuses, portOf, settingsFor } from "./fault.ts";
import { Connection, requestText } from "./load.ts";

export const hostileFaults: Fault[] = [
  { name: "300 slow senders", run: slowSenders },
  {
    name: "10,000 requests from one address",
    run: ({ isShort }) => flood(isShort ? 2000 : 10_000),
  },
  { name: "1,000 idle connections", run: idleConnections },
  { name: "header injection in every field", run: injection },
];

/** Compares the time limits for two and for 300 slow senders: many of them must not get more time. */
async function slowSenders(): Promise<string> {
  await using site = await startSite();
  const few = await answersToSlow(site, 2);
  const many = answersToSlow(site, 300);
  const honest = await honestLatencies(site, 20);
  const { refused, slowestMs } = await many;
  equal(refused, 300, `${refused} of 300 were refused`);
  ok(
    slowestMs < few.slowestMs * MAX_TIMES_SLOWER,
    `the last of 300 was answered after ${slowestMs} ms, the last of two after ${few.slowestMs} ms`,
  );
  return `300 answered within ${seconds(slowestMs)} s, two alone within ${seconds(few.slowestMs)} s; honest requests meanwhile p50 ${honest.p50} ms, slowest ${honest.slowest} ms`;
}

const MAX_TIMES_SLOWER = 1.5;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Each sends one byte a second. Half never finish the headers, half never the body. */
async function answersToSlow(site: Site, total: number) {
  const answers: { text: string; ms: number }[] = [];
  const head = `POST ${functionPath} HTTP/1.1\r\nhost: a\r\ncontent-length: 500\r\n`;
  const startedAt = performance.now();
  const sockets = Array.from({ length: total }, (_, index) => {
    const socket = open(site, (text) => answers.push({ text, ms: performance.now() - startedAt }));
    socket.write(index % 2 === 0 ? head : `${head}\r\n{`);
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x");
  }, 1000);
  await waitUntil(() => answers.length === total, 60_000, `${total} answers`);
  clearInterval(drip);
  return {
    refused: answers.filter(({ text }) => /^HTTP\/1\.1 (408|400)/.test(text)).length,
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
  };
}

function open(site: Site, whenAnswered: (text: string) => void): Socket {
  const socket = connect(portOf(site), "127.0.0.1");
  socket.once("data", (chunk) => whenAnswered(chunk.toString("latin1")));
  socket.on("error", () => {});
  return socket;
}

let visitors = 1_000_000;

async function honestLatencies(site: Site, total: number, forwardedFor?: string) {
  const latencies: number[] = [];
  for (let sent = 0; sent < total; sent++) {
    const startedAt = performance.now();
    const connection = new Connection(portOf(site));
    const text = requestText(visitors++);
    const header = forwardedFor ? `x-forwarded-for: ${forwardedFor}${sent}\r\n` : "";
    const { status } = await connection.ask(text.replace("host:", `${header}host:`));
    connection.close();
    equal(status, 200, `an honest request was answered ${status}`);
    latencies.push(performance.now() - startedAt);
    await wait(50);
  }
  latencies.sort((a, b) => a - b);
  return {
    p50: Math.round(latencies[Math.floor(total / 2)] ?? 0),
    slowest: Math.round(latencies.at(-1) ?? 0),
  };
}

const A_MINUTE = 20;

/** A slow machine needs more than a minute, and the limit admits A_MINUTE requests in each. */
async function flood(total: number): Promise<string> {
  const env = { RATE_LIMIT_PER_MINUTE: `${A_MINUTE}`, TRUST_PROXY: "1" };
  await using site = await startSite({ env });
  const startedAt = performance.now();
  const statuses = new Map<number, number>();
  let begun = 0;
  const worker = async () => {
    const connection = new Connection(portOf(site));
    while (begun < total) {
      const text = requestText(2_000_000 + begun++).replace(
        "host:",
        "x-forwarded-for: 203.0.113.9\r\nhost:",
      );
      const { status } = await connection.ask(text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  const flooding = Promise.all(Array.from({ length: 20 }, worker));
  const honest = await honestLatencies(site, 20, "198.51.100.");
  await flooding;
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  const accepted = statuses.get(200) ?? 0;
  const isLimited = accepted >= A_MINUTE && accepted <= A_MINUTE * minutes;
  ok(isLimited && statuses.get(429) === total - accepted, formatStatuses(statuses));
  return `${formatStatuses(statuses)}; honest requests meanwhile p50 ${honest.p50} ms, slowest ${honest.slowest} ms`;
}

async function idleConnections(): Promise<string> {
  await using site = await startSite();
  const sockets = Array.from({ length: 1000 }, () => open(site, () => {}));
  await wait(1500);
  const honest = await honestLatencies(site, 20);
  const page = await fetch(`${site.url}/`);
  for (const socket of sockets) socket.destroy();
  equal(page.status, 200);
  return `honest requests meanwhile p50 ${honest.p50} ms, slowest ${honest.slowest} ms`;
}

async function injection(): Promise<string> {
  await using smtp = await startScriptedSmtp();
  await using site = await startSite({ env: settingsFor(smtp) });
  const lures = [
    "\r\nBcc: victim@example.com",
    "\nBcc: victim@example.com",
    "\r\n.\r\nMAIL FROM:<x@y.z>",
    "\u2028Bcc: victim@example.com",
    "%0d%0aBcc: victim@example.com",
    ", victim@example.com",
    '" <victim@example.com>, "',
    "=?utf-8?q?=0D=0ABcc:_victim@example.com?=",
  ];
  const statuses = new Map<number, number>();
  for (const field of Object.keys(typed) as (keyof typeof typed)[]) {
    for (const lure of lures) {
      const response = await postRequest(site.url, { ...typed, [field]: typed[field] + lure });
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  }
  const accepted = statuses.get(200) ?? 0;
  await waitUntil(() => smtp.received.length === accepted, 20_000, "the mails");
  for (const { rcptTo, from, source } of smtp.received) {
    const head = source.split(/\r\n\r\n/, 1)[0] ?? "";
    const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(":")[0]?.toLowerCase());
    deepEqual([from, ...rcptTo], [clinic.email, "to@clinic.test"]);
    equal(names.join(), "from,to,reply-to,subject,message-id,date,mime-version,content-type");
    const replyTo = /^reply-to: .*?<([^>]*)>\s*$/ims.exec(head)?.[1];
    equal(replyTo, "zoe@example.com");
  }
  return `${Object.keys(typed).length * lures.length} attempts (${formatStatuses(statuses)}): envelope and header names of all ${accepted} mails untouched`;
}
