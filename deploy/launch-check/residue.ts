import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../site/content/content-schema.ts";
import type { SourceWithSchema } from "../../site/content/source.ts";
import { textsIn } from "../../site/content/texts.ts";
import type { SampleData } from "./sample-data.ts";

/** What the clinic that this site came with offers, and the towns it speaks of. */
const sampleTreatments = [
  ...["signature facial", "laser hair removal", "hydrafacial", "acne therapy", "dermaplaning"],
  ...["skin tightening", "face lift", "microneedling", "anti-wrinkle treatment", "dermal filler"],
  "injectable facial",
];
const sampleTowns = ["Vaughan", "Woodbridge", "Concord", "Maple", "Thornhill"];
const sampleLanguages = "English and Italian";
const sampleFilm = "media/film/window-light.mp4";

/** Laws and offices of one province, which a clinic elsewhere does not name. */
const lawsOf: Readonly<Record<string, RegExp>> = {
  ON: /\bPHIPA\b|Personal Health Information Protection Act|Commissioner of Ontario|\bAODA\b/gi,
  QC: /\b(?:Law|Loi) 25\b|Commission d[’']accès à l[’']information/gi,
  BC: /\bPIPA\b[^.]*British Columbia|Commissioner for British Columbia/gi,
  AB: /Health Information Act\b|Commissioner of Alberta/gi,
};

type Clinic = Pick<Content, "business" | "treatments">;

/** What is left of the sample clinic in texts: treatments and towns it alone has, another province's law, its languages, its film. */
export function findResidue(
  { business, treatments }: Clinic,
  sources: readonly SourceWithSchema[],
  folder: string,
): SampleData[] {
  const { city, region: ownRegion } = business.address;
  const own = [
    city,
    ...business.serviceAreas,
    ...treatments.flatMap(({ name, inSentence }) => [name, inSentence]),
  ]
    .join("\n")
    .toLowerCase();
  const gone = [...sampleTreatments, ...sampleTowns].filter(
    (name) => !own.includes(name.toLowerCase()),
  );
  const patterns = [
    ...[...gone, sampleLanguages].map(
      (name) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}`, "giu"),
    ),
    ...Object.entries(lawsOf).flatMap(([region, law]) => (region === ownRegion ? [] : [law])),
  ];
  const found: SampleData[] = [];
  for (const { name, source } of sources) {
    if (name === "business") continue;
    for (const { text, path } of textsIn(source.data)) {
      const said = patterns.flatMap((pattern) => text.match(pattern) ?? []);
      const { file, line, field } = source.mistake(path, "");
      for (const value of new Set(said)) found.push({ place: `${file}:${line} ${field}`, value });
    }
  }
  const film = join(folder, sampleFilm);
  return existsSync(film) ? [...found, { place: film, value: "the film of the sample" }] : found;
}
