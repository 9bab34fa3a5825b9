import { buildLongWords } from "./long-words.ts";

// Playwright takes its setup as the default export.
export default buildLongWords;
