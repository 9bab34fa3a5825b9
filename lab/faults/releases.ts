import { equal, ok } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { checkBuild } from "../../deploy/release/check-build.ts";
import { loadBuild } from "../../server/build.ts";
import { readBuiltSite } from "../../server/settings/built-site.ts";
import { freePort } from "../../test/support/process.ts";
import { pagesOf, releasing } from "../../test/support/release.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { startSite } from "../../test/support/site.ts";
import { mixtureIn, startPageLoad } from "../nodes/page-load.ts";
import { type Fault, formatStatuses, tally, waitForDelivery } from "./fault.ts";
import { startLoad } from "./load.ts";

const KILL_HOOK = join(import.meta.dirname, "kill-at.ts");
/** As many are kept beside the live one. */
const MOST_BACK = 4;
/** More than a release has. */
const MOST_STEPS = 40;

export const releaseFaults: Fault[] = [
  { name: "releases under load", run: ({ isShort }) => underLoad(isShort ? 2 : MOST_BACK) },
  { name: "release killed in every step", run: killedInEveryStep },
];

/** Releases, then goes back as often; every second release is followed by one that fails. */
async function underLoad(times: number): Promise<string> {
  const port = await freePort();
  const clinic = releasing(port);
  clinic.rename("Release 0");
  await clinic.run();
  const smtp = await startScriptedSmtp();
  const env = { PORT: String(port), SMTP_URL: smtp.url, MAIL_TO: "to@clinic.test" };
  const mail = { MAIL_FROM: "site@clinic.test" };
  const site = await startSite({ dist: clinic.dist, env: { ...env, ...mail } });
  const addresses = pagesOf(clinic);
  const pages = startPageLoad({ url: site.url, connections: 4, addresses });
  const requests = startLoad({ ports: [port], connections: 2, pauseMs: 20 });
  const seconds: number[] = [];
  for (let count = 1; count <= times; count++) {
    clinic.rename(`Release ${count}`);
    const startedAt = performance.now();
    const { code, lines } = await clinic.run();
    seconds.push((performance.now() - startedAt) / 1000);
    equal(code, 0, lines.join("\n"));
    const page = await (await fetch(site.url)).text();
    ok(page.includes(`Release ${count}`), `Release ${count} is not live`);
    if (count % 2 === 0) continue;
    const failing = await clinic.run({ env: { PUBLIC_ANON_KEY: "another" } });
    equal(failing.code, 1, "a release that the server refuses did not fail");
  }
  for (let count = 0; count < times; count++) {
    const { code, lines } = await clinic.run({ words: ["--back"] });
    equal(code, 0, lines.join("\n"));
  }
  await Promise.all([pages.stop(), requests.stop()]);
  await waitForDelivery(site, requests.acknowledged, smtp);
  const { lost, duplicates } = tally(requests.acknowledged, smtp);
  await Promise.all([site.stop(), smtp.stop()]);
  clinic.remove();
  const failures = pages.failures.slice(0, 5).join("; ");
  equal(pages.failures.length, 0, `${pages.failures.length} failed: ${failures}`);
  ok([...requests.statuses.keys()].join() === "200", formatStatuses(requests.statuses));
  ok(lost === 0 && duplicates === 0, `lost ${lost}, duplicates ${duplicates}`);
  const took = seconds.map((each) => each.toFixed(1)).join(", ");
  return `${times} releases, as many back: ${pages.served()} pages and files, 0 failed, requests ${formatStatuses(requests.statuses)}, lost 0; live after ${took} s`;
}

async function killedInEveryStep(): Promise<string> {
  const port = await freePort();
  const clinic = releasing(port);
  clinic.rename("Release 0");
  await clinic.run();
  const site = await startSite({ dist: clinic.dist, env: { PORT: String(port) } });
  const before = ["--import", KILL_HOOK];
  const steps: string[] = [];
  for (let at = 1; at < MOST_STEPS; at++) {
    const was = readBuiltSite(clinic.dist).manifest.built.version;
    clinic.rename(`Release ${at}`);
    const { code, lines } = await clinic.run({ before, env: { KILL_AT: String(at) } });
    if (code === 0) break;
    equal(code, undefined, lines.join("\n"));
    const { version } = checkBuild(clinic.dist);
    loadBuild(clinic.dist, {});
    const page = await (await fetch(site.url)).text();
    ok(!mixtureIn(page), `after ${lines.at(-1)} the page is ${mixtureIn(page)}`);
    steps.push(`${lines.at(-1)}: ${version === was ? "the one before" : "the new one"}`);
  }
  const left = readdirSync(`${clinic.dist}.releases`);
  await site.stop();
  clinic.remove();
  ok(steps.length < MOST_STEPS - 1, "no release came to its end");
  const isTidy = left.every((name) => name === "lock" || /^\d+-/.test(name));
  ok(isTidy && left.length <= 7, `left over: ${left.join(", ")}`);
  return `${steps.length} kills, what is served is whole after each\n${steps.map((step) => `  ${step}`).join("\n")}`;
}
