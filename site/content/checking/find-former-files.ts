import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Advice } from "../advice.ts";
import { formerClinic } from "./former-clinic.ts";
import { SPECIFIED } from "./specified.ts";

/** Finds files and drawings of the former clinic. */
export function findFormerFiles(folder: string): Advice[] {
  const whole = (file: string) => ({ file, line: 1, path: [] });
  const drawings = globSync("media/{marks,stills}/*.svg", { cwd: folder }).toSorted();
  const found = drawings.flatMap((file): Advice[] => {
    const svg = readFileSync(join(folder, file), "utf8");
    const drawn = Object.entries(formerClinic.drawings)
      .filter(([, paths]) => paths.some((path) => svg.includes(path)))
      .map(([what]) => what);
    if (drawn.length === 0) return [];
    return [
      { code: "former-drawing", values: { drawn: drawn.join(" and the ") }, place: whole(file) },
    ];
  });
  if (existsSync(join(folder, SPECIFIED)))
    found.push({ code: "former-file", values: {}, place: whole(SPECIFIED) });
  return found;
}
