import { launch } from "chrome-launcher";
import lighthouse, { type Result, type TraceEvent } from "lighthouse";
import { chromiumOptions, needChromium, UNHINTED } from "../../../test/support/chromium.ts";

export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** The total work of the main thread. */
  workMs: number;
  /** The number of style recalculations, with those of the load. */
  recalculations: number;
  cls: number;
  requests: number;
  bytes: number;
} & Record<Kind, number>;

/** Transferred bytes by resource type. */
type Kind = "document" | "font" | "image" | "script";

export type Lighthouse = {
  measure: (url: string, throttling: Throttling) => Promise<Figures>;
  close: () => void;
};

/** `simulate` is computed from an unthrottled load, the default of Lighthouse; `devtools` is applied during the load. */
export type Throttling = "simulate" | "devtools";

/** Lighthouse's mobile profile: slow 4G, four times slower CPU. */
export async function startLighthouse(): Promise<Lighthouse> {
  const chrome = await launch({
    chromePath: needChromium(),
    // With the machine's fonts, a heading that waits for its web font would have another size.
    envVars: { ...chromiumOptions().env },
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      UNHINTED,
      // The benchmark's proxy has a self-signed certificate.
      "--ignore-certificate-errors",
    ],
  });
  return {
    measure: async (url, throttlingMethod) => {
      const options = { port: chrome.port, logLevel: "error", throttlingMethod } as const;
      const run = await lighthouse(url, options);
      if (!run || run.lhr.runtimeError) {
        throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse gave nothing"}`);
      }
      const recalculations = countRecalculations(run.artifacts.Trace.traceEvents);
      return { ...figuresOf(run.lhr), recalculations };
    },
    close: () => chrome.kill(),
  };
}

function figuresOf({ categories, audits }: Result): Omit<Figures, "recalculations"> {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = networkRequests(audits);
  const sum = (items: NetworkRequest[]) =>
    items.reduce((total, { transferSize }) => total + transferSize, 0);
  const ofKind = (kind: Kind) =>
    sum(requests.filter(({ resourceType }) => resourceType?.toLowerCase() === kind));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    workMs: value("mainthread-work-breakdown"),
    cls: value("cumulative-layout-shift"),
    requests: requests.length,
    bytes: sum(requests),
    document: ofKind("document"),
    font: ofKind("font"),
    image: ofKind("image"),
    script: ofKind("script"),
  };
}

/** Of the busiest renderer, because Lighthouse's blank page has a renderer as well. */
function countRecalculations(events: readonly TraceEvent[]): number {
  const byProcess = new Map<number, number>();
  for (const { name, pid } of events)
    if (name === "UpdateLayoutTree") byProcess.set(pid, (byProcess.get(pid) ?? 0) + 1);
  return Math.max(0, ...byProcess.values());
}

type NetworkRequest = { url: string; resourceType?: string; transferSize: number };

/** Excludes Lighthouse's requests, such as robots.txt, and the film. */
function networkRequests(audits: Result["audits"]): NetworkRequest[] {
  const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: unknown[] };
  return (items as NetworkRequest[]).filter(({ resourceType }) => resourceType !== "Media");
}
