/** `npm run docs:settings`: names and defaults from the server's schema, meanings from `.env.example`. */
import { readFileSync, writeFileSync } from "node:fs";
import { settingsOf } from "./settings.ts";

export const SETTINGS_PAGE = "docs/settings.md";

/** The server's own. What the content gives them by default is named, not written out: it may change. */
export const settings = settingsOf({ brandName: "{brand}", email: "{email}" });

/** The settings of `.env.example`, each with the comment that stands right above it. */
export function readExample(text: string): { name: string; meaning: string }[] {
  const described = text.matchAll(/((?:^# .*\n)*)^#([A-Z_]+)=/gm);
  return Array.from(described, ([, comment = "", name = ""]) => ({
    name,
    meaning: comment.replace(/^# /gm, "").trimEnd().replaceAll("\n", " "),
  }));
}

export function settingsPage(example: string): string {
  const { MAIL_FROM, ALLOWED_ORIGINS, ...others } = settings.parse({});
  const defaults: Record<string, unknown> = {
    ...others,
    MAIL_FROM: `${MAIL_FROM.name} <${MAIL_FROM.address}>`,
    ALLOWED_ORIGINS: [...ALLOWED_ORIGINS].join(" "),
  };
  const shown = (value: unknown = "") => (String(value) === "" ? "" : `\`${value}\``);
  const rows = readExample(example).map(
    ({ name, meaning }) => `| \`${name}\` | ${shown(defaults[name])} | ${meaning} |`,
  );
  return `# Settings

Read once at the start and by the build, from the environment or from a file \`.env\` in the project's folder; the environment wins. Settings that cannot be used end the start with a line for each, which names it. \`npm run dev\` and the desk read the environment alone. To try the site, set nothing.

| Setting | Default | Meaning |
| --- | --- | --- |
${rows.join("\n")}

This page is written by \`npm run docs:settings\` from \`server/settings/settings.ts\` and \`.env.example\`.
`;
}

if (import.meta.main)
  writeFileSync(SETTINGS_PAGE, settingsPage(readFileSync(".env.example", "utf8")));
