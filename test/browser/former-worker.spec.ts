import { createServer, get, type Server } from "node:http";
import { listenOnLoopback } from "../support/loopback.ts";
import { expect, test } from "./visits.ts";

/** Answers every visit from its store, as the worker of a former site does. */
const WORKER = `
  addEventListener("install", (event) => event.waitUntil(caches.open("old").then((store) => store.add("/"))));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
  });`;

for (const address of ["/sw.js", "/service-worker.js"])
  test(`a visitor to whom a former site left a worker at ${address} sees this one`, async ({
    browser,
    site,
  }) => {
    const { server, origin, moveHere } = await formerSite(site.url, address);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(origin);
    await page.evaluate(() => navigator.serviceWorker.ready);
    moveHere();
    await page.goto(origin);
    await expect(page.getByRole("banner")).toBeVisible();
    const left = page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      stores: await caches.keys(),
    }));
    expect(await left).toEqual({ workers: 0, stores: [] });
    await context.close();
    server.closeAllConnections();
    server.close();
  });

/** An origin at which a site with a worker stands until `moveHere` is called, and then this one. */
async function formerSite(url: string, address: string) {
  let isFormer = true;
  const server: Server = createServer((request, response) => {
    if (!isFormer) {
      get(url + request.url, { headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      return;
    }
    const isWorker = request.url === address;
    response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
    const page = `<title>Former</title><script>navigator.serviceWorker.register("${address}")</script>`;
    response.end(isWorker ? WORKER : page);
  });
  const origin = await listenOnLoopback(server);
  const moveHere = () => {
    isFormer = false;
  };
  return { server, origin, moveHere };
}
