/** `npm run launch-check`: lists what must be done before the site goes live. Exits 1 while anything is open. */

import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";
import { readSettings } from "../../server/settings/settings.ts";
import { adviceLine, isLeftOver } from "../../site/content/advice.ts";
import { advise } from "../../site/content/checking/advise.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { read } from "../../site/content/read.ts";
import { functionContent } from "../../site/derived/appointment-form.ts";
import { reminders } from "./reminders.ts";
import { findSampleData } from "./sample-data.ts";
import { settingsProblems } from "./settings-problems.ts";

const MAX_VALUE_LENGTH = 60;

try {
  loadEnvironmentFile();
  const { content, sources } = read(contentFolder);
  const serverSettings = readSettings(process.env, functionContent(content));
  const { holidays, showTestimonials } = content.business;
  const samples = findSampleData(sources, {
    areReviewsShown: showTestimonials,
    folder: contentFolder,
  });
  const settings = settingsProblems(
    serverSettings,
    holidays.map(({ date }) => date),
    new Date(),
  );
  print("Settings (see .env.example)", settings);
  print("To decide, and to do elsewhere", reminders(content.business));
  for (const [file, found] of Map.groupBy(samples, ({ place }) => place.replace(/:.*/, ""))) {
    print(
      `Invented values in ${file}: ${found.length}`,
      found.map(({ place, value }) => `${place}: ${shortened(value)}`),
    );
  }
  const advice = advise({ sources }, contentFolder);
  const [leftOver = [], others = []] = [
    advice.filter(isLeftOver),
    advice.filter((one) => !isLeftOver(one)),
  ];
  const inLines = (found: typeof advice) => found.map((one) => adviceLine(one, contentFolder));
  print("Left of the former clinic", inLines(leftOver));
  print("To look at (advice, npm run check-content)", inLines(others));
  const open = samples.length + settings.length + leftOver.length;
  console.log(open === 0 ? "Ready to launch." : `${open} points are open.`);
  process.exitCode = open === 0 ? 0 : 1;
} catch (error) {
  console.error(`The check needs correct content and settings:\n${(error as Error).message}`);
  process.exitCode = 1;
}

function print(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`${heading}\n${lines.map((line) => `  - ${line}`).join("\n")}\n`);
}

function shortened(value: string): string {
  return value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
}
