import { buildFirst } from "../support/build-first.ts";
import { needChromium } from "../support/chromium.ts";

// Playwright takes its setup as the default export.
export default async function setUp(): Promise<void> {
  needChromium();
  await buildFirst();
}
