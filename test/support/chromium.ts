import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { needProgram } from "./process.ts";

const playwrightsOwn = chromium.executablePath();
const settings = [
  // Playwright's own, which would be lost: a mouse that can hover.
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  // The shell does not know its line; lazy pictures shall load as early as on 4G.
  "lazyLoadingImageMarginPxUnknown=1250",
].join();
/** Text is rendered with these settings of fontconfig, not with the machine's or the user's. */
const FONTS = join(import.meta.dirname, "fonts.conf");
/** As phones draw: hinted letters are as wide as whole pixels. */
export const UNHINTED = "--font-render-hinting=none";

/** Finds Chromium, or gets Playwright's own, or the system's package; says in a line which it is. */
export function needChromium(): string {
  const found = findChromium();
  if (found) return say(`Chromium: ${found}`, found);
  console.log("There is no Chromium here: downloading Playwright's own.");
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore" });
  const downloaded = findChromium();
  if (downloaded) return say(`Chromium: ${downloaded}`, downloaded);
  needProgram(() => findChromium() !== undefined, "chromium-headless-shell");
  return findChromium() ?? "";
}

/** @param more what this browser is told besides */
export function chromiumOptions(more: string[] = []): LaunchOptions {
  const found = findChromium();
  return {
    // Playwright starts the shell that came with its own.
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
    // The shell is Chromium without its windows: the same pages for half the processor time.
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

function say<T>(line: string, value: T): T {
  console.log(line);
  return value;
}
