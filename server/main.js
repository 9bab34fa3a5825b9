// This file is JavaScript because it runs before the compile cache is enabled. If it were TypeScript,
// Node would load its type stripper, which then keeps 15 MB of memory, for this file alone.
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// The kernel discards a signal that process 1 of a container does not handle. During the start nothing is
// in progress, so the process exits at once. SIGHUP, because a terminal or a connection that closes must
// not repeat the mails in progress.
let stop = () => process.exit();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGUSR2"])
  process.on(signal, () => stop(signal));

// Later starts load compiled modules without types from the cache, which halves the time to start.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { serve } = await import("./serve.ts");
stop = await serve();
// Flushed now, because a killed process does not flush at exit.
flushCompileCache();
