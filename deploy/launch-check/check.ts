/** `npm run launch-check`: lists what must be done before the site goes live. Exits 1 while anything is open. */

import { loadEnvironmentFile } from "../../server/settings/environment-file.ts";
import { readSettings } from "../../server/settings/settings.ts";
import { adviceLine, isLeftOver } from "../../site/content/advice.ts";
import { advise } from "../../site/content/checking/advise.ts";
import { contentHash } from "../../site/content/files/content-files.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { read } from "../../site/content/read.ts";
import { functionContent } from "../../site/derived/appointment-form.ts";
import { dist } from "../../site/render/dist.ts";
import { publicFaceProblems } from "./public-face.ts";
import { readPublicFace } from "./read-public-face.ts";
import { reminders } from "./reminders.ts";
import { findSampleData } from "./sample-data.ts";
import { settingsProblems } from "./settings-problems.ts";

const MAX_VALUE_LENGTH = 60;
/** How many the home page has room for. */
const POSTS = 3;
const NOT_BUILT =
  "run npm run build with the settings of the launch, and then this check again: it reads the sharing previews, the structured data, the sitemap and robots.txt of the build";

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
  const origin = serverSettings.siteUrl?.origin ?? new URL(content.business.siteUrl).origin;
  const face = readPublicFace(dist, { content: contentHash(contentFolder), origin });
  const refused = face ? publicFaceProblems(face) : [];
  const posts = content.posts.items.length;
  if (posts > 0 && posts < POSTS)
    refused.push(`/: ${posts} of ${POSTS} posts: give three, or none`);
  print("Settings (see .env.example)", settings);
  print("What search engines and social networks would refuse, or visitors miss", refused);
  print("To decide, and to do elsewhere", [
    ...reminders(content.business),
    ...(face ? [] : [NOT_BUILT]),
  ]);
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
  const open = samples.length + settings.length + refused.length + leftOver.length;
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
