import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { copyClinic } from "../../../test/support/clinic-folder.ts";
import { edit } from "../../../test/support/edit.ts";
import { temporaryFolder } from "../../../test/support/process.ts";
import { adviceLine } from "../advice.ts";
import { readSources } from "../read.ts";
import { Source } from "../source.ts";
import { advise } from "./advise.ts";
import { lookAtFiles } from "./look-at-files.ts";

const folder = copyClinic();
const lines = () => advise(readSources(folder), folder).map((one) => adviceLine(one, ""));
/** What the fixture's own, shorter pages leave out. */
const usual = lines();
const added = () => lines().filter((line) => !usual.includes(line));

it("names the texts of a copied page, with the place that they were copied from", () => {
  let peel = "";
  edit(folder, "treatments/peel", (text) => {
    peel = text;
    return text;
  });
  edit(folder, "treatments/wrap", () => peel);
  const copied = added();
  expect(copied).toContainEqual(
    expect.stringMatching(
      /treatments\/wrap\.yaml:\d+ hero\.heading: stands word for word in treatments\/peel\.yaml:\d+, too/,
    ),
  );
  expect(copied.filter((line) => /wrap\.yaml:\d+ risks/.test(line))).toEqual([
    expect.stringMatching(/wrap\.yaml:\d+ risks: stands word for word in treatments\/peel\.yaml/),
  ]);
  edit(folder, "treatments/wrap", (text) =>
    text.replace(/(effects:\n {4}- )[^\n]*/, "$1Another effect"),
  );
  expect(added().filter((line) => /wrap\.yaml:\d+ risks/.test(line))).toEqual([]);
});

it("does not take a file that cannot be read for one that is missing", () => {
  edit(folder, "photos", (text) =>
    text.replace("items:\n", "items:\n  - name: old-room\n    alt: A room.\n    sample: true\n"),
  );
  edit(folder, "treatments/peel", (text) => `${text}photo: old-room: twice\n`);
  expect(added()).toEqual([]);
});

it("names a line that the desk would write otherwise", () => {
  edit(folder, "business", (text) => text.replace("latitude: 50.4452", "latitude: 50.44520"));
  expect(added()).toEqual([
    expect.stringMatching(/business\.yaml:\d+: is written “ {2}latitude: 50\.44520”, .* 50\.4452”/),
  ]);
});

it("names a picture that no file names", () => {
  edit(folder, "photos", (text) =>
    text.replace(
      "items:\n",
      "items:\n  - name: old-room\n    alt: A room as it was.\n    sample: true\n",
    ),
  );
  expect(added()).toEqual([
    expect.stringMatching(/photos\.yaml:2 items\[0\]\.name: no file names “old-room”/),
  ]);
});

it("names a file that nothing reads", () => {
  const file = join(folder, "room.png");
  writeFileSync(file, "");
  onTestFinished(() => rmSync(file));
  expect(added()).toEqual([expect.stringMatching(/^\/room\.png:1: is read by nothing/)]);
});

it("names a typeface without a fallback of its width", () => {
  const file = join(folder, "fonts.css");
  const face = (family: string, source: string) =>
    `@font-face {\n  font-family: "${family}";\n  src: ${source};\n}\n`;
  const own = `${face("Own", 'url("media/fonts/own.woff2")')}`;
  const roles = (families: string) => `:root {\n  --font-text: ${families}, serif;\n}\n`;
  onTestFinished(() => writeFileSync(file, roles('"Georgia"')));
  writeFileSync(file, own + roles('"Own", "Own stand-in 1"'));
  expect(added()).toEqual([expect.stringMatching(/^\/fonts\.css:1: “Own” has no fallback/)]);
  writeFileSync(
    file,
    own + face("Own stand-in 1", 'local("Arial")') + roles('"Own", "Own stand-in 1"'),
  );
  expect(added()).toEqual([]);
});

it("names a figure of a drawing that the treatment does not have, but not that of an axis", () => {
  const drawn = temporaryFolder("drawn-figures");
  mkdirSync(join(drawn, "media/signature"), { recursive: true });
  mkdirSync(join(drawn, "treatments"));
  const yaml = "facts:\n  number: 6–8 sessions\n";
  writeFileSync(join(drawn, "treatments/peel.yaml"), yaml);
  const texts = '<text>6–8 sessions</text><g class="scale"><text>1</text></g><text>3 weeks</text>';
  writeFileSync(join(drawn, "media/signature/peel.svg"), `<svg>${texts}</svg>`);
  const source = { name: "treatments/peel", source: new Source("treatments/peel.yaml", yaml) };
  expect(lookAtFiles([{ ...source, schema: z.any() }], drawn)).toEqual([
    {
      code: "drawn-figure",
      values: { figure: "3" },
      place: { file: "media/signature/peel.svg", line: 1, path: [] },
    },
  ]);
});

it("names what the privacy page does not say", () => {
  const unsaid = (lines: readonly string[]) => lines.filter((line) => /privacy/.test(line)).length;
  edit(folder, "pages/privacy", (text) =>
    text.replace(/(paragraphs:\n\s+- ).*/, "$1A request waits for at most ninety days."),
  );
  expect(unsaid(lines())).toBe(unsaid(usual) - 1);
});
