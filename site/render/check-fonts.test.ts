import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { temporaryFolder } from "../../test/support/process.ts";

// The files that follow in this process read their own clinic.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("names file, line and font of a character that no font has", async () => {
  const folder = temporaryFolder("content");
  cpSync(contentFolder, folder, { recursive: true });
  const file = join(folder, "pages/about.yaml");
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => / heading: [A-Z]/.test(line));
  writeFileSync(file, lines.with(index, `${lines[index]} 光`).join("\n"));
  vi.stubEnv("CONTENT", folder);
  vi.resetModules();
  const { openSite } = await import("../open-site.ts");
  const { checkFonts } = await import("./check-fonts.ts");
  const site = openSite();
  const error = checkFonts(site);
  await expect(error).rejects.toThrow(`${file}:${index + 1}`);
  await expect(error).rejects.toThrow(`“光”, which the font ${site.content.fonts.display} lacks`);
});
