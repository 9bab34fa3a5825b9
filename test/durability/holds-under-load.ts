import { expect } from "vitest";
import type { ScriptedSmtp } from "../support/scripted-smtp.ts";
import { startLoad, tally } from "./load.ts";
import type { ProxyServer } from "./proxy-servers.ts";

const CLIENTS = 20;
const RESTARTS = 3;
const A_WHILE = 30;

/** Expects a proxy to lose no acknowledged request while the sites behind it restart, and to refuse each client less than once for each restart. */
export async function holdsUnderLoad(
  proxy: ProxyServer,
  smtp: ScriptedSmtp,
  restart: (count: number) => Promise<void>,
): Promise<void> {
  const load = startLoad({ urls: [proxy.url], clients: CLIENTS, pauseMs: 300 });
  for (let count = 0; count < RESTARTS; count++) {
    await load.hasAcknowledged(load.acknowledged.size + A_WHILE);
    await restart(count);
  }
  await load.hasAcknowledged(load.acknowledged.size + A_WHILE);
  await load.stop();
  const figures = await tally(load.acknowledged, smtp);
  await proxy.stop();
  const others = load.answers.map(({ status }) => status).filter((status) => status !== 200);
  // On a slow machine a start may outlast the proxy's limits once for each client. A proxy that holds nothing
  // fails every client again and again, until the site has started.
  expect(others.length, `other than 200: ${others}`).toBeLessThan(CLIENTS * RESTARTS);
  expect(figures).toMatchObject({ lost: 0, duplicates: 0 });
}
