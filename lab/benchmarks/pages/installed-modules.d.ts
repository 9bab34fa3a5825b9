/** The part of Lighthouse's types that is used here, because only the benchmarks install Lighthouse and `tsc` runs without it. */
declare module "lighthouse" {
  export type Audit = { numericValue?: number; details?: unknown };
  export type Result = {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
  };
  export type TraceEvent = { name: string; pid: number };
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; throttlingMethod: "simulate" | "devtools" },
  ): Promise<{ lhr: Result; artifacts: { Trace: { traceEvents: TraceEvent[] } } } | undefined>;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
    envVars: Record<string, string | undefined>;
  }): Promise<{ port: number; kill: () => void }>;
}
