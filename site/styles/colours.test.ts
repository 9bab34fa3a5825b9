import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT } from "../../test/support/clinic-folder.ts";
import { createColours } from "./colours.ts";

/** A hex colour, or a colour function that is not computed from a token. System colours such as CanvasText are allowed. */
const COLOUR = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from )/gi;

it("defines colours only in the tokens file", () => {
  const files = execFileSync("git", [
    "ls-files",
    "-co",
    "--exclude-standard",
    "site",
    "server",
    ":!site/content",
    // A command that writes into it.
    ":!site/styles/brand-colour.ts",
  ])
    .toString()
    .split("\n")
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    // Git still lists a deleted room of README's table until the deletion is staged.
    .filter((file) => existsSync(file));
  const found = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(COLOUR) ?? []).map((it) => [file, it]),
  );
  expect(found).toEqual([]);
});

it("replaces the tokens in a drawing by their colours", () => {
  const { fillIn } = createColours(FIXTURE_CONTENT);
  expect(fillIn('<path fill="var(--color-forest)"/>')).toBe('<path fill="#152a3d"/>');
});

it("names a missing token in its error", () => {
  const { colour } = createColours(FIXTURE_CONTENT);
  expect(() => colour("no-such-hue")).toThrow("--color-no-such-hue");
});
