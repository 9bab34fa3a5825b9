import { Agent, get } from "node:http";
import { addresses as routes } from "../support/built-pages.ts";

const PAUSE_MS = 5;

export type PageLoad = {
  served: () => number;
  slowestMs: () => number;
  /** Address and what was wrong. */
  failures: string[];
  stop: () => Promise<void>;
};

/** Reads page after page over kept connections; a page counts when its status is 200 and all of it has come. */
export function startPageLoad(options: { url: string; connections: number }): PageLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const failures: string[] = [];
  let served = 0;
  let slowestMs = 0;
  let isStopped = false;
  const work = async (first: number) => {
    for (let count = first; !isStopped; count++) {
      const path = routes[count % routes.length] ?? "/";
      const startedAt = performance.now();
      const problem = await read(agent, options.url + path);
      if (problem) failures.push(`${path}: ${problem}`);
      else served++;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const workers = Array.from({ length: options.connections }, (_, index) => work(index));
  return {
    served: () => served,
    slowestMs: () => slowestMs,
    failures,
    async stop() {
      isStopped = true;
      await Promise.all(workers);
      agent.destroy();
    },
  };
}

/** Undefined for a whole page, otherwise what went wrong. */
function read(agent: Agent, url: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      let length = 0;
      answer.on("data", (chunk: Buffer) => {
        length += chunk.length;
      });
      answer.on("close", () => {
        const promised = Number(answer.headers["content-length"]);
        if (answer.statusCode !== 200) resolve(`status ${answer.statusCode}`);
        else resolve(length === promised ? undefined : `${length} of ${promised} bytes`);
      });
    });
    asked.on("error", (error) => resolve(error.message));
  });
}
