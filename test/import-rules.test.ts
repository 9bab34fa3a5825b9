import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "./support/process.ts";

/** A file in each folder, what it must not import, and what it may. */
const folders: [file: string, forbidden: string[], allowed: string[]][] = [
  [
    "contract/fields.ts",
    ["../server/log.ts", "../site/clinic/hours/hours.ts", "../desk/draft.ts"],
    ["zod"],
  ],
  [
    "site/content/read.ts",
    ["../components/card/Card.tsx", "../../server/log.ts", "../../lab/bench.ts"],
    ["node:fs", "./source.ts"],
  ],
  ["site/content/schema/field.ts", ["../../clinic/hours.ts"], ["../source.ts"]],
  ["site/words/words.ts", ["../layout/Footer.tsx"], ["../content/schema/words.ts"]],
  [
    "site/components/card/Card.tsx",
    [
      "../../content/read.ts",
      "../../content/reading/read.ts",
      "../../pages/HomePage.tsx",
      "../../../server/log.ts",
      "../../../desk/draft.ts",
    ],
    ["../../content/schema/treatment.ts", "../../clinic/hours.ts"],
  ],
  [
    "site/components/card/Card.island.tsx",
    [
      "node:fs",
      "../../content/read.ts",
      "../../pages/HomePage.tsx",
      "../../build/render.tsx",
      "../../../server/log.ts",
      "../../../lab/bench.ts",
    ],
    ["react", "../../clinic/open-state.ts"],
  ],
  [
    "site/islands/wake.ts",
    ["node:fs", "../content/folder.ts", "../../server/log.ts", "../../desk/draft.ts"],
    ["react-dom/client"],
  ],
  ["site/browser.ts", ["node:path", "../server/log.ts"], ["./islands/wake.ts"]],
  ["site/layout/menu.ts", ["node:fs"], ["./call-bar.ts"]],
  [
    "site/pages/HomePage.tsx",
    ["../../desk/draft.ts", "../../lab/bench.ts"],
    ["../content/read.ts"],
  ],
  [
    "server/log.ts",
    ["../site/site.ts", "../desk/draft.ts"],
    ["../contract/form-fields.ts", "node:fs"],
  ],
  [
    "supabase/functions/send/index.ts",
    ["../../../site/site.ts"],
    ["../../../contract/form-fields.ts"],
  ],
  ["site/build/plugin.ts", ["../../lab/bench.ts"], ["../../server/requests.ts"]],
  ["deploy/build/build.ts", ["../../desk/draft.ts"], ["../../site/site.ts"]],
  [
    "site/components/card/Card.test.tsx",
    ["../../../desk/draft.ts"],
    ["node:fs", "../../content/read.ts"],
  ],
  ["server/log.test.ts", ["../lab/bench.ts"], ["../site/site.ts"]],
  ["desk/draft.ts", [], ["../site/content/read.ts", "../server/log.ts"]],
  ["lab/bench.test.ts", [], ["../site/site.ts"]],
];

const refused = new Set<string>();

beforeAll(() => {
  const folder = temporaryFolder("import-rules");
  cpSync("biome.json", join(folder, "biome.json"));
  for (const [file, forbidden, allowed] of folders) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const lines = [...forbidden, ...allowed].map(
      (name, line) => `export * as it${line} from "${name}";`,
    );
    writeFileSync(path, lines.join("\n"));
  }
  for (const [file, line] of lintedIn(folder)) refused.add(`${relative(folder, file)}:${line}`);
});

it.each(folders)(
  "%s imports what its folder allows, and nothing else",
  (file, forbidden, allowed) => {
    const isRefused = (_: string, line: number) => refused.has(`${file}:${line + 1}`);
    expect([...forbidden, ...allowed].filter(isRefused)).toEqual(forbidden);
  },
);

/** The file and the line of each import that Biome refuses. */
function lintedIn(folder: string): [file: string, line: number][] {
  const biome = resolve("node_modules/.bin/biome");
  const options = [
    "--only=style/noRestrictedImports",
    "--vcs-enabled=false",
    "--max-diagnostics=none",
    "--reporter=github",
  ];
  const output = run(biome, ["lint", ...options], folder);
  return Array.from(output.matchAll(/file=([^,]+),line=(\d+)/g), ([, file = "", line]) => [
    file,
    Number(line),
  ]);
}

function run(program: string, parameters: string[], cwd: string): string {
  try {
    return execFileSync(program, parameters, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
