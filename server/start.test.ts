import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { SiteManifest } from "../contract/site-manifest.ts";
import { PATIENCE_MS, temporaryFolder, waitUntil } from "../test/support/process.ts";
import { mail as recorded } from "../test/support/recorded-mail.ts";
import { startScriptedSmtp } from "../test/support/scripted-smtp.ts";
import { startSite } from "../test/support/site.ts";
import { fixtureBodies, writeSiteFixture } from "../test/support/site-fixture.ts";
import { postRequest, typed } from "../test/support/typed-request.ts";
import { openOutbox } from "./outbox/open-outbox.ts";

const [script = ""] = Object.keys(fixtureBodies).filter((path) => path.endsWith(".js"));

it("stores requests without a mail server, and sends them once a later start has one", async () => {
  const first = await startSite({ env: { SMTP_URL: "" } });
  expect((await postRequest(first.url)).status).toBe(200);
  const { mode } = statSync(join(first.dataDir, "outbox.sqlite"));
  expect(mode & 0o077, "for other users").toBe(0);
  await first.stop();
  await using second = await startSite({ env: { DATA_DIR: first.dataDir } });
  await vi.waitFor(async () => expect(await second.mails()).toHaveLength(1), PATIENCE_MS);
  await second.stop();
  expect(first.logs() + second.logs(), "no words of a visitor").not.toContain(typed.email);
});

it("greets a mail server with the domain of the sender, because strict servers refuse [127.0.0.1]", async () => {
  const greetings: string[] = [];
  await using strict = await startScriptedSmtp({
    onMailFrom({ address }, { hostNameAppearsAs }, callback) {
      greetings.push(`${hostNameAppearsAs} for ${address}`);
      callback();
    },
  });
  const mail = { SMTP_URL: strict.url, MAIL_TO: "to@clinic.test", MAIL_FROM: "site@clinic.test" };
  await using site = await startSite({ env: mail });
  await postRequest(site.url);
  await vi.waitFor(
    () => expect(greetings).toEqual(["clinic.test for site@clinic.test"]),
    PATIENCE_MS,
  );
});

it("starts on a public address without a mail server, and asks for attention", async () => {
  await using site = await startSite({ env: { SITE_URL: "https://www.clinic.ca", SMTP_URL: "" } });
  const readiness = await (await fetch(`${site.url}/readyz`)).json();
  expect(readiness).toMatchObject({ status: "attention" });
  expect(readiness.reasons).toEqual([
    expect.stringMatching(/^SITE_URL: the site was built for https:\/\/www\.northlight\.test\/: /),
    "SMTP_URL: is not set, and nobody reads the requests",
  ]);
  // An old browser's form, behind a proxy that sends another Host.
  const own = { origin: "https://www.clinic.ca" };
  expect((await postRequest(site.url, undefined, own)).status).toBe(200);
  const elsewhere = await fetch(`${site.url}/readyz`, {
    headers: { "x-forwarded-for": "1.1.1.1" },
  });
  expect(await elsewhere.json()).toEqual({ status: "attention" });
});

it.each([
  [
    "warns once",
    0,
    ["TRUST_PROXY: is 0, but a proxy forwards requests, so all visitors together have"],
  ],
  ["does not warn", 1, []],
])("%s of a proxy if TRUST_PROXY is %i", async (_, proxies, expected) => {
  await using site = await startSite({ env: { TRUST_PROXY: String(proxies) } });
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
  for (const path of ["/about", "/", "/"]) await (await fetch(site.url + path, forwarded)).text();
  const { reasons } = await (await fetch(`${site.url}/readyz`)).json();
  expect(reasons).toEqual(expected.map((begin) => expect.stringMatching(`^${begin}`)));
  await site.stop();
  expect(site.logs().match(/"msg":"TRUST_PROXY/g)?.length ?? 0).toBe(expected.length);
});

it("does not start with another public key than the built form's", async () => {
  await expect(startSite({ env: { PUBLIC_ANON_KEY: "another" } })).rejects.toThrow(
    "PUBLIC_ANON_KEY: the site was built with another key",
  );
});

it.each([
  [
    "the first setting after a byte order mark",
    "\uFEFFLOG_LEVEL=loud\n",
    /LOG_LEVEL: is not one of/,
  ],
  ["a file in UTF-16", Buffer.from("\uFEFFLOG_LEVEL=loud\n", "utf16le"), /\.env: .* UTF-8\n$/],
])("reads from .env %s", async (_, text, problem) => {
  const DATA_DIR = temporaryFolder("start");
  writeFileSync(join(DATA_DIR, ".env"), text);
  await expect(startSite({ env: { DATA_DIR } })).rejects.toThrow(problem);
});

it("does not start without a page of the build, and says so in one sentence", async () => {
  const dist = join(temporaryFolder("incomplete"), "dist");
  await writeSiteFixture(dist);
  const page = readManifest(dist).files.find(({ path }) => path === "/about")?.file ?? "";
  rmSync(join(dist, "client", page));
  const started = startSite({ dist });
  await expect(started).rejects.toThrow(
    new RegExp(`ended \\(1\\): The build lacks ${page}: npm run build\n$`),
  );
});

it.each([
  ["there is no mail server behind a proxy", { TRUST_PROXY: "1" }, "SMTP_URL: is not set"],
  [
    "no key decrypts a waiting request",
    { OUTBOX_KEY: Buffer.alloc(32, 2).toString("base64") },
    "undecryptable: no known key decrypts a request: append the former key to OUTBOX_KEY",
  ],
])("warns at startup if %s", async (_, changed, sentence) => {
  const DATA_DIR = temporaryFolder("start");
  const OUTBOX_KEY = Buffer.alloc(32, 1).toString("base64");
  const mail = { MAIL_TO: "to@clinic.test", MAIL_FROM: "site@clinic.test" };
  const away = { ...mail, SMTP_URL: "smtp://127.0.0.1:9" };
  const keys = [new Uint8Array(32).fill(1)];
  const outbox = await openOutbox({ dataDir: DATA_DIR, databaseUrl: undefined, keys });
  await outbox.record("a1", recorded);
  await outbox.close();
  const SMTP_URL = "TRUST_PROXY" in changed ? "" : away.SMTP_URL;
  await using site = await startSite({
    env: { DATA_DIR, OUTBOX_KEY, ...mail, SMTP_URL, ...(changed as Record<string, string>) },
  });
  const { reasons } = await (await fetch(`${site.url}/readyz`)).json();
  expect(reasons).toContainEqual(expect.stringContaining(sentence));
  const line = sentence.replace(/^undecryptable: /, "");
  await waitUntil(() => site.logs().includes(line), line);
});

it("answers with the 404 page and keeps running if a file of the build is lost", async () => {
  const dist = join(temporaryFolder("gone"), "dist");
  await writeSiteFixture(dist);
  await using other = await startSite({ dist });
  const { files } = readManifest(dist);
  const page = files.find(({ path }) => path === "/about")?.file ?? "";
  for (const ending of ["", ".br", ".gz"]) rmSync(join(dist, `client/${page}${ending}`));
  const lost = await fetch(`${other.url}/about`);
  expect([lost.status, await lost.text()]).toEqual([404, fixtureBodies["/404"]]);
  const asset = files.find(({ path }) => path === script)?.file ?? "";
  for (const ending of ["", ".br", ".gz"]) rmSync(join(dist, `client/${asset}${ending}`));
  const gone = await fetch(other.url + script);
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-cache"]);
  await fetch(other.url + script);
  const expected = [`"msg":"${page} cannot be sent"`, `"msg":"${asset} cannot be sent"`];
  const logged = () => other.logs().match(/"msg":"[^"]* cannot be sent"/g);
  await vi.waitFor(() => expect(logged()).toEqual(expected), PATIENCE_MS);
  const { status, failures } = await (await fetch(`${other.url}/readyz`)).json();
  expect(status).toBe("ready");
  expect(failures).toEqual([
    expect.stringContaining(`${page} cannot be sent: ENOENT`),
    expect.stringContaining(`${asset} cannot be sent: ENOENT`),
  ]);
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
});

function readManifest(dist: string): SiteManifest {
  return JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
}
