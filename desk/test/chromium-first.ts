import { needChromium } from "../../test/support/chromium.ts";

/** Vitest calls it before the files of the project. */
export function setup(): void {
  needChromium();
}
