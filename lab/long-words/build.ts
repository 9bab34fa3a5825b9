import { buildLongWords } from "./long-words.ts";

// Playwright requires a default export for a global setup.
export default buildLongWords;
