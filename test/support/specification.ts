import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SPECIFIED } from "../../site/content/checking/specified.ts";
import { contentFolder } from "../../site/content/folder.ts";
import { pages } from "./built-pages.ts";

/** The last line of each commit that the desk makes (desk/publish/publish.ts). */
const OF_THE_DESK = "--grep=^Published-at: the desk$";

const log = ["log", OF_THE_DESK, "--format=", "--name-only", "--relative", "--", "."];
const { stdout } = spawnSync("git", log, { cwd: contentFolder, encoding: "utf8" });
const ofTheOwner = new Set(stdout?.split("\n"));
/** Whether the content is that of the specification. Tests of its words run on no other. */
export const isSpecified = existsSync(join(contentFolder, SPECIFIED));

/** Whether these content files have the specification's words: the owner has published none of them at the desk. */
export function hasSpecified(...files: string[]): boolean {
  return isSpecified && files.every((file) => !ofTheOwner.has(`${file}.yaml`));
}

/** The specified treatments in the menu's order: content file, address without the town, short address, value in the form. */
const TREATMENTS = [
  ["signature-facial", "/facial", "/signature-facial", "signature-facial"],
  ["laser-hair-removal", "/laser-hair-removal", "/laser-hair-removal", "laser-hair-removal"],
  ["hydra-facial", "/hydra-facial", "/hydra-facial", "hydra-facial"],
  ["acne-therapy", "/acne-therapy", "/acne-therapy", "acne-therapy"],
  ["dermaplaning", "/dermaplane", "/dermaplane", "dermaplane"],
  ["skin-tightening", "/skin-tightening", "/skin-tightening", "skin-tightening"],
  ["face-lift", "/face-lift", "/face-lift", "face-lift"],
  ["microneedling", "/microneedling", "/microneedling", "microneedling"],
  ["anti-wrinkle", "/anti-wrinkle", "/anti-wrinkle-service", "anti-wrinkle"],
  ["dermal-filler", "/dermal-filler", "/dermal-filler-service", "dermafillers"],
  ["injectable-facials", "/injectable-facial", undefined, "injectable-facials"],
] as const;

/** Those of the specified treatments that the content has. */
export const treatments = TREATMENTS.map(([name, begin, short, service]) => ({
  name,
  path: pages.find((path) => path.startsWith(`${begin}-near-me-`)) ?? "",
  short,
  service,
  isInvasive: ["anti-wrinkle", "dermal-filler", "injectable-facials"].includes(name),
})).filter(({ name }) => existsSync(join(contentFolder, `treatments/${name}.yaml`)));
