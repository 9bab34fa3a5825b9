import { settingsOf } from "../server/settings/config.ts";

export type DescribedSetting = { name: string; example: string; meaning: string };

export const SETTINGS_PAGE = "docs/settings.md";

/** The settings of `.env.example`, each with the comment right above it. */
export function readExample(text: string): DescribedSetting[] {
  const described: DescribedSetting[] = [];
  let comment: string[] = [];
  for (const line of text.split("\n")) {
    const [, name, example = ""] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name) {
      described.push({ name, example, meaning: comment.join(" ") });
      comment = [];
    } else if (line.startsWith("# ")) comment.push(line.slice(2));
    else comment = [];
  }
  return described;
}

/** The server's settings. A default that comes from the content is named, not written out: it may change. */
const settings = settingsOf({ brandName: "{brand}", email: "{email}" });

/** The names the server knows. */
export function knownSettings(): string[] {
  return Object.keys(settings.shape);
}

/** `docs/settings.md`: names and defaults from the server's schema, meanings from `.env.example`. */
export function settingsPage(example: string): string {
  const defaults: Record<string, unknown> = settings.parse({});
  const rows = readExample(example).map(
    ({ name, meaning }) => `| \`${name}\` | ${shown(defaults[name])} | ${meaning} |`,
  );
  return `# Settings

Read once at the start and by the build, from the environment or from a file \`.env\` in the project's folder; the environment wins. A setting that cannot be used ends the start with one line that names it. To try the site, set nothing.

| Setting | Default | Meaning |
| --- | --- | --- |
${rows.join("\n")}

This page is written by \`npm run docs:settings\` from \`server/settings/config.ts\` and \`.env.example\`.
`;
}

function shown(value: unknown): string {
  if (value === undefined || value === "" || (value instanceof Set && value.size === 0)) return "";
  if (isAddress(value)) return `\`${value.name} <${value.address}>\``;
  return `\`${value}\``;
}

function isAddress(value: unknown): value is { name: string; address: string } {
  return typeof value === "object" && value !== null && "address" in value;
}
