/** `npm run image -w lab`: builds the Dockerfile and starts the image. The last line has the counts. */
import { equal, match } from "node:assert/strict";
import { freePort, waitUntil } from "../../test/support/process.ts";
import { postRequest } from "../../test/support/typed-request.ts";
import { runChecks } from "../checks.ts";
import { startWithBuildah } from "./buildah.ts";
import { engine, startWithEngine } from "./engine.ts";

const PATIENCE_MS = 60_000;
const port = await freePort();

await runChecks([{ name: "the image", run: buildAndAsk }]);

async function buildAndAsk(): Promise<string> {
  const builder = engine();
  const container = builder ? await startWithEngine(builder, port) : await startWithBuildah(port);
  try {
    const isHealthy = () =>
      fetch(`${container.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(isHealthy, PATIENCE_MS, "the image to answer");
    const page = await fetch(`${container.url}/`);
    equal(page.status, 200);
    match(await page.text(), /<h1[\s>]/);
    equal((await postRequest(container.url)).status, 200);
    equal(container.run("id", "-un").trim(), "node");
  } finally {
    await container.stop();
  }
  return `built with ${builder ?? "buildah"}`;
}
