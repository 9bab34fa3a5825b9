/** `npm run test:image`: the Dockerfile built and started for real. The last line counts. */
import { equal, match } from "node:assert/strict";
import { freePort, NotHere, until } from "../support/process.ts";
import { postRequest } from "../support/typed-request.ts";
import { startWithBuildah } from "./buildah.ts";
import { engine, startWithEngine } from "./engine.ts";

/** The image, running. */
export type Container = {
  url: string;
  /** Runs a program in it; gives what it prints. */
  run: (...command: string[]) => string;
  stop: () => Promise<void>;
};

const PATIENCE_MS = 60_000;
const port = await freePort();

try {
  const builder = engine();
  console.log(`The image is built with ${builder ?? "buildah"}.`);
  const container = builder ? await startWithEngine(builder, port) : await startWithBuildah(port);
  try {
    const isHealthy = () =>
      fetch(`${container.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isHealthy, { timeoutMs: PATIENCE_MS, what: "the image to answer" });
    const page = await fetch(`${container.url}/`);
    equal(page.status, 200);
    match(await page.text(), /<h1[\s>]/);
    equal((await postRequest(container.url)).status, 200);
    equal(container.run("id", "-un").trim(), "node");
  } finally {
    await container.stop();
  }
  console.log("1 passed, 0 failed, 0 skipped");
} catch (problem) {
  const isNotHere = problem instanceof NotHere;
  console.log(`${isNotHere ? "skipped" : "FAILED"}  the image: ${(problem as Error).message}`);
  console.log(isNotHere ? "0 passed, 0 failed, 1 skipped" : "0 passed, 1 failed, 0 skipped");
  process.exitCode = isNotHere ? 0 : 1;
}
