import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { needProgram } from "./process.ts";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The machine's own Chromium; on Debian it is installed when it is missing, elsewhere a sentence says what to install. */
export function needChromium(): string {
  needProgram(() => findChromium() !== undefined, "chromium");
  return findChromium() ?? "";
}

export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: needChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-gpu"],
    ...options,
  });
}

function findChromium(): string | undefined {
  return places.find((place) => place && existsSync(place));
}
