const PAUSE_MS = 5;
const HASHED = /\/(?:assets|pictures)\/[\w.-]+/g;

export type PageLoad = {
  served: () => number;
  slowestMs: () => number;
  /** The address and the problem of each page that failed. */
  failures: string[];
  stop: () => Promise<void>;
};

type Options = { url: string; connections: number; addresses: readonly string[] };

/**
 * Reads pages over keep-alive connections, and after each page a hashed file of an earlier one, like a
 * page that is still open. A page counts if its status is 200 and all of it comes from one build.
 */
export function startPageLoad({ url, connections, addresses }: Options): PageLoad {
  const failures: string[] = [];
  const hashed = new Set<string>();
  let served = 0;
  let slowestMs = 0;
  let isStopped = false;
  const visit = async (path: string) => {
    const startedAt = performance.now();
    const { body, problem } = await read(url + path);
    if (problem) failures.push(`${path}: ${problem}`);
    else served++;
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    return body;
  };
  const work = async (first: number) => {
    for (let count = first; !isStopped; count++) {
      const page = await visit(addresses[count % addresses.length] ?? "/");
      for (const [file] of page.matchAll(HASHED)) hashed.add(file);
      await visit([...hashed][(count * 7) % hashed.size] ?? "/");
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const workers = Array.from({ length: connections }, (_, index) => work(index));
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

/** A truncated body is an error. */
async function read(url: string): Promise<{ body: string; problem?: string | undefined }> {
  try {
    const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
    const body = await answer.text();
    if (answer.status !== 200) return { body, problem: `status ${answer.status}` };
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    return { body, problem: isPage ? mixtureIn(body) : undefined };
  } catch (error) {
    return { body: "", problem: String((error as Error).cause ?? error) };
  }
}

/** Each build of three-nodes.ts has its name on every page. */
function mixtureIn(page: string): string | undefined {
  const names = new Set(page.match(/Build \d+/g));
  if (names.size > 1) return `of several builds: ${[...names].join(", ")}`;
  return page.endsWith("</html>") ? undefined : "not whole";
}
