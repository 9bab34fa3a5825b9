import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readContent } from "../../site/content/read.ts";
import { createSite, type Site } from "../../site/site.ts";
import { temporaryFolder } from "./process.ts";

/** A fixed clinic; it has neither reviews nor promotion nor posts. */
const clinic = resolve("test/clinic");

/** A promotion in the fixed clinic's words. */
export const PROMOTION = `heading: Votre visite *est gratuite*
text: Une personne vous répond en moins de {responseHours} heures.
action: Réserver
close: Fermer
photo: cabine
`;

const POSTS = `items:
${[1, 2, 3].map(postOf).join("")}`;

const POSTS_AT_HOME = `social:
  heading: Nos publications *sur {socialProvider}*
  lead: Des notes sur la peau.
`;

/** What becomes of a file's text; undefined takes the file away. */
export type FileChange = (text: string) => string | undefined;

/** A copy of a fixed clinic's content with what it does without, its media excepted, which are the clinic's own. */
export function copyClinic(): string {
  const folder = temporaryFolder("content");
  cpSync(clinic, folder, {
    recursive: true,
    dereference: true,
    filter: (file) => !file.includes("media"),
  });
  symlinkSync(join(clinic, "media"), join(folder, "media"));
  changeFile(folder, "promotion", () => PROMOTION);
  changeFile(folder, "testimonials", () => "items: []\n");
  changeFile(folder, "posts", () => POSTS);
  changeFile(folder, "pages/home", (text) => text + POSTS_AT_HOME);
  return folder;
}

/** @param name a file's below the folder, without the ending; one that is not there is empty before the change */
export function changeFile(folder: string, name: string, change: FileChange): void {
  const file = join(folder, `${name}.yaml`);
  const after = change(readFileSync(file, { encoding: "utf8", flag: "a+" }));
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
}

/** The site of a folder's content. @throws ContentError */
export function siteOf(folder: string): Site {
  const settings = { PUBLIC_ANON_KEY: "", FUNCTIONS_URL: "", SITE_URL: "" };
  return createSite({ content: readContent(folder), folder, settings });
}

function postOf(number: number): string {
  return `  - postId: POST${number}
    postUrl: https://www.example.ca/post/${number}
    photo: cabine
    caption: Une note sur la peau.
    sample: true
`;
}
