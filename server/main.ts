import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Under load V8 would let short-lived objects fill 3 × 16 MB before it looks at them.
setFlagsFromString("--max-semi-space-size=4");

// Later starts read compiled, type-stripped modules: half the time, and 20 MB less of a compiler in memory.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { serve } = await import("./serve.ts");
await serve();
// At once: a process that is killed writes nothing at its end.
flushCompileCache();
