import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { needProgram } from "./process.ts";

const playwrightsOwn = chromium.executablePath();
const settings = [
  // Playwright's own defaults (a mouse that can hover), which this option would otherwise overwrite.
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  // The headless shell reports no connection type. Lazy images load at the same distance as on 4G.
  "lazyLoadingImageMarginPxUnknown=1250",
].join();
/** Fixed fontconfig settings, so that text renders the same on every machine. */
const FONTS = join(import.meta.dirname, "fonts.conf");
/** Disables font hinting, as on phones, because hinting rounds the width of letters to whole pixels. */
export const UNHINTED = "--font-render-hinting=none";

/** Installs Playwright's Chromium or the system's package if there is none. Returns the path. */
export function needChromium(): string {
  if (!findChromium()) {
    console.log("There is no Chromium here: downloading Playwright's own.");
    spawnSync("playwright", ["install", "chromium"], { stdio: "ignore" });
  }
  needProgram(() => findChromium() !== undefined, "chromium-headless-shell");
  const found = findChromium() ?? "";
  console.log(`Chromium: ${found}`);
  return found;
}

/** @param more additional command-line arguments */
export function chromiumOptions(more: string[] = []): LaunchOptions {
  const found = findChromium();
  return {
    // Playwright finds the headless shell of its own Chromium by itself.
    ...(found && found !== playwrightsOwn && { executablePath: found }),
    env: { ...process.env, FONTCONFIG_FILE: FONTS, XDG_CACHE_HOME: tmpdir() },
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-gpu",
      `--blink-settings=${settings}`,
      ...more,
    ],
  };
}

export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...chromiumOptions(), ...options });
}

function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM,
    // The headless shell renders the same pages in half the processor time.
    "/usr/bin/chromium-headless-shell",
    playwrightsOwn,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return places.find((place) => place && existsSync(place));
}
