/** `npm run edge -w lab`: tests the function in Deno with PostgreSQL, and a server that delivers its requests. The last line has the counts. */
import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  defaultPublicKey,
  functionPath,
  idempotencyHeader,
} from "../../contract/appointment-request.ts";
import { startPostgres } from "../../test/support/postgres.ts";
import { end, freePort, start, waitUntil } from "../../test/support/process.ts";
import { startSite } from "../../test/support/site.ts";
import { postRequest, typed } from "../../test/support/typed-request.ts";
import { runChecks, skipAll } from "../checks.ts";

const FUNCTION = resolve("supabase/functions/send-contact-email/index.ts");
const DENO = resolve("lab/edge/node_modules/.bin/deno");
/** Deno downloads the function's packages from the registry. */
const RESOLVED = ["--no-lock", "--node-modules-dir=none"];
const { sentPath } = JSON.parse(readFileSync("dist/function-content.json", "utf8"));
const ORIGIN = "https://www.clinic.test";
const TIMEOUT_MS = 30_000;

const request = {
  ...typed,
  lastName: "O’Neil <b>",
  message: "From the edge: 你好\nline two",
};

const postgres = await startPostgres().catch(skipAll("the function at the edge", 1));
const key = randomBytes(32).toString("base64");
const settings = { DATABASE_URL: postgres.url, OUTBOX_KEY: key };
const site = await startSite({ env: settings });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
// The platform sets this variable. Nothing listens on this port, so the function must prefer DATABASE_URL.
const SUPABASE_DB_URL = "postgres://postgres:secret@127.0.0.1:9/postgres";
await startEdge({ ...settings, SUPABASE_DB_URL, SITE_URL: ORIGIN });

const checks: Record<string, () => Promise<void>> = {
  async "compiles for Deno"() {
    execFileSync(DENO, ["check", "--quiet", ...RESOLVED, FUNCTION], { stdio: "pipe" });
  },
  async "accepts a request, and a server delivers its duplicates once"() {
    const idempotencyKey = randomUUID();
    const first = await post(request, idempotencyKey);
    equal(first.status, 200);
    equal(first.headers.get("access-control-allow-origin"), ORIGIN);
    const { id } = await first.json();
    deepEqual(await (await post(request, idempotencyKey)).json(), { ok: true, id });
    await waitUntil(async () => (await site.mails()).length > 0, TIMEOUT_MS, "the mail");
    await post(request, idempotencyKey);
    await site.stop();
    const mails = await site.mails();
    equal(mails.length, 1);
    match(mails[0] ?? "", /From the edge: 你好/);
  },
  async "prefers DATABASE_URL to the database of the platform"() {
    const before = await postgres.query("SELECT * FROM pgboss.job");
    equal((await post(request)).status, 200);
    equal((await postgres.query("SELECT * FROM pgboss.job")).length, before.length + 1);
  },
  async "treats an empty setting as unset"() {
    const settings = { DATABASE_URL: "", SUPABASE_DB_URL: postgres.url, OUTBOX_KEY: key };
    const others = { SITE_URL: "", PUBLIC_ANON_KEY: "", SUPABASE_ANON_KEY: "" };
    const other = await startEdge({ ...settings, ...others }, await freePort());
    await end(other.process, "SIGKILL");
  },
  async "names the invalid field"() {
    const answer = await post({ ...request, email: "nowhere" });
    equal(answer.status, 400);
    deepEqual(Object.keys((await answer.json()).fields), ["email"]);
  },
  async "accepts the form of a browser without script"() {
    const body = new URLSearchParams({ ...request, apikey: defaultPublicKey, website: "" });
    const answer = await fetch(url + functionPath, { method: "POST", body, redirect: "manual" });
    equal(answer.status, 303);
    equal(answer.headers.get("location"), ORIGIN + sentPath);
  },
  async "stores no readable text in the database"() {
    const rows = await postgres.query("SELECT * FROM pgboss.job");
    ok(
      rows.some(({ data }) => data),
      "a request waits",
    );
    equal(JSON.stringify(rows).includes("你好"), false);
  },
  async "answers 503 while the database is unreachable, and recovers by itself"() {
    await postgres.stopHard();
    equal((await post(request)).status, 503);
    await postgres.startAgain();
    const isAccepted = async () => (await post(request)).status === 200;
    await waitUntil(isAccepted, TIMEOUT_MS, "the function");
  },
  async "does not start without a database or a key"() {
    await rejects(startEdge({ OUTBOX_KEY: key }), /DATABASE_URL is not set/);
    await rejects(startEdge({ DATABASE_URL: postgres.url }), /OUTBOX_KEY is not/);
  },
};

await runChecks(Object.entries(checks).map(([name, run]) => ({ name, run })));

/** Runs Deno with the permissions of the platform: network, environment and reading files. */
function startEdge(env: Record<string, string>, listenOn = port) {
  const allowed = ["--allow-net", "--allow-env", "--allow-read", "--no-prompt", ...RESOLVED];
  const { PATH, HOME } = process.env;
  return start([DENO, "run", ...allowed, FUNCTION], {
    env: {
      PATH,
      HOME,
      DENO_TLS_CA_STORE: "system",
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${listenOn}`,
      ...env,
    },
    readyWords: "Listening on",
  });
}

function post(body: object, idempotencyKey: string = randomUUID()): Promise<Response> {
  return postRequest(url, body, { origin: ORIGIN, [idempotencyHeader]: idempotencyKey });
}
