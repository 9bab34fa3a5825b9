import type { Plugin } from "vite";

/** In the editor's own English a page is an entry and a picture an asset. */
const words: readonly [RegExp, string][] = [
  [/\ban (?=entry|asset)/g, "a "],
  [/(?<!\$)\bentry\b/g, "page"],
  [/\bEntry\b/g, "Page"],
  [/\bentries\b/g, "pages"],
  [/\bEntries\b/g, "Pages"],
  [/\basset(s?)\b/g, "picture$1"],
  [/\bAsset(s?)\b/g, "Picture$1"],
  [/\bslug\b/g, "address"],
  [/\bSlug\b/g, "Address"],
];

/** What it would say in a way that misleads an owner, by its place in the editor's file. */
const sentences: Readonly<Record<string, string>> = {
  collections: "Your website",
  global_assets: "Pictures",
  "assets_dialog.folder.global": "Pictures of the website",
  restore_backup_title: "Unsaved words",
  restore_backup_description:
    "You left this page on {$datetime} without saving. Do you want those words back?",
  draft_backup_saved: "What you typed is kept on this computer until you save it.",
  draft_backup_restored: "Your words are back. They are not saved yet.",
  draft_backup_deleted: "The unsaved words are gone.",
  "saving_entry.error.title": "Not saved",
  "saving_entry.error.description":
    "The website is as it was, and your words are still here. The reason:",
  "save_conflict.title": "Somebody else has changed this page",
  "save_conflict.modified": "It has been changed since you opened it.",
  "save_conflict.overwrite_warning":
    "If you save now, their change is lost. Otherwise cancel, copy your own words, open the page again and put them in.",
};

/** Sveltia CMS 0.221, which package.json pins, as it is, but in the words above, and altered where it would mislead. */
export function adaptEditor(): Plugin {
  return {
    name: "adapt-editor",
    enforce: "pre",
    transform(code, id) {
      const [, file] = /\/@sveltia\/cms\/([^?]+)/.exec(id) ?? [];
      if (file === "locales/en-CA.json") {
        return { code: JSON.stringify(inPlainWords(JSON.parse(code))), map: null };
      }
      if (file === "npm/index.js") return { code: altered(code), map: null };
    },
  };
}

function inPlainWords(text: unknown, place = ""): unknown {
  if (typeof text === "string") {
    const changed = () => words.reduce((said, [from, to]) => said.replace(from, to), text);
    return sentences[place] ?? changed();
  }
  const parts = Object.entries(text as object).map(([name, part]) => [
    name,
    inPlainWords(part, place ? `${place}.${name}` : name),
  ]);
  return Object.fromEntries(parts);
}

/** What the editor does that the desk does not want, each with what stands in its place. */
const alterations: readonly [RegExp, string][] = [
  // It asks another host for fonts it brings along.
  [/@font-face \{[^}]*cdn\.jsdelivr[^}]*\}/g, ""],
  // It invites to try it on a phone and in other languages.
  [/await [\w$]+\(`(?:newLanguageCta|mobileCta)`\)/g, "true"],
  // It measures {session} as nine characters: such a text is measured when it is saved.
  [
    /(\w=\w&&(\w)<\w),(\w=\w&&\2>\w)(?=,\w=!1;if\(\w===`string`&&(\w)\))/g,
    "$1&&!$4?.includes(`{`),$3&&!$4?.includes(`{`)",
  ],
];

/** @throws where another version of the editor is written otherwise */
function altered(code: string): string {
  return alterations.reduce((changed, [from, to]) => {
    if (changed.search(from) === -1) throw new Error(`The editor holds no ${from} any more.`);
    return changed.replaceAll(from, to);
  }, code);
}
