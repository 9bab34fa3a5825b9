import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { needProgram } from "./process.ts";

/** Finds Chromium, or gets Playwright's own, or the system's package; says in a line which it is. */
export function needChromium(): string {
  const found = findChromium();
  if (found) return say(`Chromium: ${found}`, found);
  console.log("There is no Chromium here: downloading Playwright's own.");
  spawnSync("playwright", ["install", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
  const downloaded = findChromium();
  if (downloaded) return say(`Chromium: ${downloaded}`, downloaded);
  needProgram(() => findChromium() !== undefined, "chromium");
  return findChromium() ?? "";
}

export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-gpu"],
  };
}

export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...chromiumOptions(), ...options });
}

function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    chromium.executablePath(),
  ];
  return places.find((place) => place && existsSync(place));
}

function say<T>(line: string, value: T): T {
  console.log(line);
  return value;
}
