import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { inputsHash } from "../../site/render/build-inputs.ts";
import { temporaryFolder } from "../../test/support/process.ts";
import { writeSiteFixture } from "../../test/support/site-fixture.ts";

const program = resolve("deploy/build/build-if-needed.ts");
const { CONTENT: _, DIST: __, SITE_URL: ___, ...env } = process.env;
const settings = { CONTENT: "clinic", SITE_URL: "https://www.clinic.test" };

/** A project whose build prints a word, with a build of its sources, its content and its `.env`. */
async function project() {
  const folder = temporaryFolder("build-if-needed");
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, "clinic"));
  write("clinic/business.yaml", "phone: before");
  write("package.json", JSON.stringify({ scripts: { build: "echo built" } }));
  write(".env", `CONTENT=${settings.CONTENT}\nSITE_URL=${settings.SITE_URL}\n`);
  const inputs = inputsHash(folder, join(folder, "clinic"));
  await writeSiteFixture(join(folder, "dist"), settings, { inputs });
  const run = () => spawnSync(process.execPath, [program], { cwd: folder, env, encoding: "utf8" });
  return { write, built: () => run().stdout.includes("built") };
}

it("does not build again what was built with the settings and the content of .env", async () => {
  const { built } = await project();
  expect(built()).toBe(false);
});

it.each([
  [".env", "CONTENT=clinic\nSITE_URL=https://other.test\n"],
  ["clinic/business.yaml", "phone: after"],
])("builds again after a change of %s", async (file, text) => {
  const { write, built } = await project();
  write(file, text);
  expect(built()).toBe(true);
});
