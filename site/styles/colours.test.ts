import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder } from "../content/folder.ts";
import { createColours, TOKENS } from "./colours.ts";

const { colour, fillIn, names } = createColours(contentFolder);

/** Hex, or a function of numbers and of no token; names of the system's own colours are none of ours. */
const COLOUR = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from )/gi;

it("colours stand with the tokens alone", () => {
  const files = execFileSync("git", [
    "ls-files",
    "-co",
    "--exclude-standard",
    "site",
    "server",
    ":!site/content",
  ])
    .toString()
    .split("\n")
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const found = files
    .filter((file) => file !== `${contentFolder}/${TOKENS}`)
    .flatMap((file) => (readFileSync(file, "utf8").match(COLOUR) ?? []).map((it) => [file, it]));
  expect(found).toEqual([]);
});

it("a drawing takes its colours from the tokens", () => {
  const [name = ""] = names;
  expect(fillIn(`<path fill="var(--color-${name})"/>`)).toBe(`<path fill="${colour(name)}"/>`);
});

it("a token that is missing is named", () => {
  expect(() => colour("no-such-hue")).toThrow("--color-no-such-hue");
});
