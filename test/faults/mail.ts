import { readFileSync } from "node:fs";
import { makeCertificate } from "../support/certificate.ts";
import { wait } from "../support/process.ts";
import { type Behaviour, type ScriptedSmtp, startScriptedSmtp } from "../support/scripted-smtp.ts";
import { type Site, startSite } from "../support/site.ts";
import { drained, type Fault, hold, portOf, readiness, tally } from "./fault.ts";
import { startLoad } from "./load.ts";

const REQUESTS = 20;

export const mailFaults: Fault[] = [
  { name: "SMTP 451 for 8 s", run: deferredAWhile },
  { name: "SMTP silent in DATA", run: silentInData },
  {
    name: "SMTP accepts later than a lease lasts",
    run: ({ isShort }) => slowAcceptance(isShort ? 40_000 : 75_000),
  },
  { name: "SMTP with a certificate nobody knows", run: unknownCertificate },
  { name: "SMTP wrong credentials", run: wrongCredentials },
  { name: "SMTP that offers no login", run: noLoginOffered },
];

export async function setUp(smtp: ScriptedSmtp, query = "", credentials = "") {
  const SMTP_URL = `${smtp.url.replace("//", `//${credentials}`)}${query}`;
  const env = { SMTP_URL, MAIL_TO: "to@clinic.test", MAIL_FALLBACK_TO: "fallback@clinic.test" };
  return startSite({ env });
}

export async function send(site: Site, total = REQUESTS) {
  const load = startLoad({ ports: [portOf(site)], connections: 4, total });
  await load.finished;
  return load.acknowledged;
}

export async function deliveredOnce(site: Site, smtp: ScriptedSmtp, acknowledged: Set<string>) {
  await drained(site, acknowledged, smtp, 120_000);
  const { lost, duplicates } = tally(acknowledged, smtp);
  hold(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
}

async function deferredAWhile(): Promise<string> {
  const smtp = await startScriptedSmtp();
  const site = await setUp(smtp);
  smtp.behave({ kind: "refuse", status: 451, at: "data" });
  const acknowledged = await send(site);
  await wait(8000);
  const { waiting, failed } = await readiness(site);
  hold(waiting === REQUESTS && failed === 0, `${waiting} waited, ${failed} failed`);
  smtp.behave({ kind: "take" });
  const recoveredAt = performance.now();
  await deliveredOnce(site, smtp, acknowledged);
  const seconds = ((performance.now() - recoveredAt) / 1000).toFixed(1);
  await Promise.all([site.stop(), smtp.stop()]);
  return `${REQUESTS} of ${REQUESTS} deferred, delivered once each within ${seconds} s of recovery`;
}

async function silentInData(): Promise<string> {
  const smtp = await startScriptedSmtp();
  const site = await setUp(smtp, "?socketTimeout=2000");
  const silence: Behaviour = { kind: "silent in data" };
  smtp.behave(silence);
  const acknowledged = await send(site, 3);
  await wait(4000);
  smtp.behave({ kind: "take" });
  await deliveredOnce(site, smtp, acknowledged);
  await Promise.all([site.stop(), smtp.stop()]);
  return "3 timed out mid-DATA, deferred, then delivered once each";
}

async function slowAcceptance(afterMs: number): Promise<string> {
  const smtp = await startScriptedSmtp({ socketTimeout: 200_000 });
  const env = { SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const site = await startSite({ env });
  // A second process on the same outbox would take over a lease that ran out.
  const other = await startSite({ env: { ...env, DATA_DIR: site.dataDir } });
  smtp.behave({ kind: "take", afterMs });
  const acknowledged = await send(site, 3);
  await wait(afterMs + 3000);
  await deliveredOnce(site, smtp, acknowledged);
  hold(smtp.attempts() === 3, `${smtp.attempts()} attempts for 3 mails`);
  await Promise.all([site.stop(), other.stop(), smtp.stop()]);
  return `3 mails accepted after ${afterMs / 1000} s (a lease lasts 30 s), two processes: one attempt each`;
}

async function unknownCertificate(): Promise<string> {
  const { key, certificate } = makeCertificate("localhost");
  const pair = { key: readFileSync(key), cert: readFileSync(certificate) };
  const smtp = await startScriptedSmtp({ secure: true, ...pair });
  const env = { SMTP_URL: `smtps://127.0.0.1:${smtp.port}`, MAIL_TO: "to@clinic.test" };
  const site = await startSite({ env });
  await send(site, 3);
  await wait(3000);
  const { waiting, failed } = await readiness(site);
  hold(
    waiting === 3 && failed === 0 && smtp.received.length === 0,
    `${waiting} waited, ${failed} failed`,
  );
  await Promise.all([site.stop(), smtp.stop()]);
  return "nothing sent, 3 deferred and kept";
}

async function wrongCredentials(): Promise<string> {
  let isRight = false;
  const smtp = await startScriptedSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      isRight ? done(null, { user: "clinic" }) : done(new Error("Invalid username or password")),
  });
  const site = await setUp(smtp, "", "clinic:secret@");
  const acknowledged = await send(site, 3);
  await wait(3000);
  const { status, waiting, failed } = await readiness(site);
  // The alarm about them waits with them.
  hold(waiting === 4 && failed === 0, `${waiting} waited, ${failed} failed`);
  hold(status === "attention", `readiness said ${status}`);
  hold(site.logs().includes("mail cannot be sent yet"), "the start did not say so");
  isRight = true;
  await deliveredOnce(site, smtp, acknowledged);
  await Promise.all([site.stop(), smtp.stop()]);
  return "said at the start, 3 deferred; delivered once the credentials were right";
}

async function noLoginOffered(): Promise<string> {
  const smtp = await startScriptedSmtp({ disabledCommands: ["AUTH", "STARTTLS"] });
  const site = await setUp(smtp, "", "clinic:secret@");
  await send(site, 3);
  await wait(3000);
  hold(smtp.received.length === 0, "a mail went out without the login that was asked for");
  const { waiting } = await readiness(site);
  hold(waiting === 4, `${waiting} waited, of three and the alarm about them`);
  await Promise.all([site.stop(), smtp.stop()]);
  return "nothing sent without it, 3 deferred and kept";
}
