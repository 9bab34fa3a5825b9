import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Advice } from "../advice.ts";
import { isContentFile } from "../files/content-files.ts";
import { formatYaml, type SourceWithSchema } from "../source.ts";
import { SPECIFIED } from "./specified.ts";

/** A number, a decimal number or a range: "6–8" is one figure, and so is "1.5". */
const FIGURES = /\d+(?:[.,]\d+)?(?:–\d+(?:[.,]\d+)?)?/g;

const whole = (file: string, line = 1) => ({ file, line, path: [] });

/** Finds files that nothing reads, lines that the desk would write otherwise, figures that only a drawing has, and typefaces without a fallback. */
export function lookAtFiles(sources: readonly SourceWithSchema[], folder: string): Advice[] {
  const fonts = join(folder, "fonts.css");
  const css = existsSync(fonts) ? readFileSync(fonts, "utf8") : "";
  const names = sources.map(({ name }) => name);
  const isRead = (file: string) => {
    const [, drawing] = /^media\/signature\/(.+?)(?:-areas)?\.svg$/.exec(file) ?? [];
    if (drawing) return names.includes(`treatments/${drawing}`);
    return file.endsWith(".woff2") ? css.includes(`"${file}"`) : isContentFile(file);
  };
  const unread = globSync("**/*.*", { cwd: folder }).filter(
    (file) => file !== SPECIFIED && !isRead(file),
  );
  return [
    ...unread.map((file): Advice => ({ code: "unread-file", values: {}, place: whole(file) })),
    ...sources.flatMap(({ source: { file } }) => formatOf(file, folder)),
    ...sources.flatMap((source) => figuresOfDrawing(source, folder)),
    ...standIns(css),
  ];
}

/** The first line of a file that the desk would write in another way. */
function formatOf(file: string, folder: string): Advice[] {
  const text = readFileSync(join(folder, file), "utf8");
  const [written, expected] = [text, formatYaml(parse(text))].map((one) => one.split("\n"));
  const line = written?.findIndex((one, index) => one !== expected?.[index]) ?? -1;
  if (line === -1) return [];
  const values = { found: written?.[line] ?? "", expected: expected?.[line] ?? "" };
  return [{ code: "other-format", values, place: whole(file, line + 1) }];
}

function figuresOfDrawing({ name, source: { data } }: SourceWithSchema, folder: string): Advice[] {
  const [kind, slug = ""] = name.split("/");
  const file = `media/signature/${slug}.svg`;
  if (kind !== "treatments" || !existsSync(join(folder, file))) return [];
  const known = JSON.stringify([data.facts, data.variables]).match(FIGURES) ?? [];
  return figuresIn(readFileSync(join(folder, file), "utf8"))
    .filter((figure) => !known.some((one) => one === figure))
    .map((figure) => ({ code: "drawn-figure", values: { figure }, place: whole(file) }));
}

/** The figures in the drawing's texts, without the groups of the class "scale", which only number an axis. */
function figuresIn(svg: string): string[] {
  const words =
    svg.replace(/<g class="scale[ "][\s\S]*?<\/g>/g, "").match(/>[^<]+<|aria-label="[^"]+"/g) ?? [];
  return words.join(" ").match(FIGURES) ?? [];
}

/** A typeface that is loaded needs a local one of the same width, so that the page keeps its place when it arrives. */
function standIns(css: string): Advice[] {
  return ["display", "text"].flatMap((role): Advice[] => {
    const [, family = "", standIn] =
      new RegExp(`--font-${role}:\\s+"(.+?)"(?:, "(.+?)")?`).exec(css) ?? [];
    const hasFace = (name = "", source: string) =>
      css.includes(`@font-face {\n  font-family: "${name}";\n  src: ${source}`);
    if (!hasFace(family, "url(") || hasFace(standIn, "local(")) return [];
    return [{ code: "no-stand-in", values: { family }, place: whole("fonts.css") }];
  });
}
