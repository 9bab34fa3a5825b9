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
  const failures: string[] = [];
  let served = 0;
  let slowestMs = 0;
  let isStopped = false;
  const work = async (first: number) => {
    for (let count = first; !isStopped; count++) {
      const path = routes[count % routes.length] ?? "/";
      const startedAt = performance.now();
      const problem = await read(options.url + path);
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
    },
  };
}

/** Undefined for a whole page, otherwise what went wrong; a body that is cut short is an error. */
async function read(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    return answer.status === 200 ? undefined : `status ${answer.status}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}
