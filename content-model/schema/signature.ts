/** The drawing of its own that a treatment's page has, made by the build from the treatment's figures. */
import { z } from "zod";
import { duration } from "./duration.ts";
import { choice, exactly, group, heading, isSample, list, text, wholeNumber } from "./fields.ts";

const WRITTEN = /^\D*(\d{1,3})(?:–(\d{1,3}))?\D*$/;
const TYPED = new RegExp(String.raw`^\{[a-z][A-Za-z\d]*\}$|${WRITTEN.source}`);
const EXPECTED = "a number or a span such as 6–8 sessions, or a variable such as {course}";

/** "6–8 sessions" is from 6 to 8. */
const span = (title: string) =>
  z
    .string()
    .regex(TYPED, { error: EXPECTED, abort: true })
    .transform((written, context) => {
      const [, from, to = from] = WRITTEN.exec(written) ?? [];
      if (from && Number(from) <= Number(to)) return { from: Number(from), to: Number(to) };
      context.addIssue({ code: "custom", message: EXPECTED, continue: false });
      return z.NEVER;
    })
    .meta({ title, patternMessage: EXPECTED });

const label = (title: string) => text(title, { max: 70 });
const words = <Shape extends z.ZodRawShape>(shape: Shape) => group("Words", shape);
const kind = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  group(title, shape, { isHidden: true }).optional();

const kinds = {
  weeks: kind("Weeks of a course, with fewer and fewer pimples", {
    first: duration("First results"),
    clear: duration("Clear"),
    labels: words({
      rise: label("The first weeks"),
      first: label("First results"),
      clear: label("Clear"),
      upkeep: label("What follows"),
    }),
  }),
  visits: kind("Visits, with less and less hair", {
    course: span("Visits"),
    labels: words({ gap: label("Between two visits"), growing: label("Which roots") }),
  }),
  clock: kind("Minutes of a visit on a dial", {
    minutes: list("Minutes of each step", wholeNumber("Minutes", 120), { min: 2 }),
    unit: label("The word minutes"),
    sample: isSample,
  }),
  spiral: kind("Steps of a visit on a spiral", { session: span("Minutes of a visit") }),
  calendar: kind("Weeks with their visits, then months", {
    perWeek: wholeNumber("Visits a week", 7),
    weeks: span("Weeks"),
    labels: words({
      week: label("The word week"),
      opening: label("Above the weeks"),
      upkeep: label("Above the months"),
      course: label("Below the months"),
    }),
  }),
  needles: kind("Section of the skin with needles", {
    depth: wholeNumber("Depth of the needles, in tenths of a millimetre", 40),
    layers: exactly(
      3,
      "Layers",
      group("Layer", {
        name: text("Name", { max: 24 }),
        thickness: wholeNumber("Drawn as thick as, in tenths of a millimetre", 40),
      }),
    ),
    labels: words({ now: label("Below the needles"), later: label("Below what follows") }),
  }),
  gel: kind("Section of the skin with gel", {
    layers: exactly(4, "Layers from the top", text("Name", { max: 16 })),
    placed: wholeNumber("Layer that holds the gel, counted from 0", 3),
    lasting: span("Months it lasts"),
    labels: words({ placed: label("What the gel does"), months: label("Above the months") }),
  }),
  pattern: kind("Points on a face", {
    depth: wholeNumber("Depth of the droplets, in hundredths of the section", 60),
    zones: list(
      "Zones",
      group("Zone", {
        zone: choice("Zone", ["forehead", "cheeks", "jaw", "chin"]),
        points: wholeNumber("Points on each side", 40),
      }),
      { min: 1 },
    ),
    labels: words({ shallow: label("Below the section"), fewer: label("On the pattern") }),
  }),
  motion: kind("Skin above its muscle through the months", {
    onset: duration("Onset"),
    full: duration("Full effect"),
    lasting: span("Months it lasts"),
    labels: words({
      before: label("Before"),
      onset: label("Onset"),
      full: label("Full effect"),
      fading: label("Fading"),
      muscle: label("At the muscle"),
    }),
  }),
  blade: kind("Blade on the skin, and what grows back", {
    angle: wholeNumber("Angle of the blade, in degrees", 60),
    regrowth: span("Weeks until it has grown back"),
    labels: words({
      angle: label("At the blade"),
      smooth: label("Behind it"),
      fuzz: label("Ahead of it"),
      regrowth: label("Below the weeks"),
    }),
  }),
  lift: kind("Lines of lift on a profile, and the months", {
    areas: list(
      "Areas",
      group("Area", {
        area: choice("Area", ["brow", "cheek", "jaw", "neck"]),
        name: text("Name", { max: 16 }),
      }),
      { min: 1, max: 4 },
    ),
    series: span("Sessions"),
    gap: span("Weeks apart"),
    touchUps: span("Months between touch-ups"),
    lasting: span("Months it lasts"),
    labels: words({ series: label("Above the sessions"), lasting: label("Below the months") }),
  }),
};

export type SignatureKind = keyof typeof kinds;
export const signatureKinds = Object.keys(kinds) as SignatureKind[];

export const signature = group(
  "Drawing of its own",
  {
    heading: heading(),
    alt: text("What the drawing shows, for those who cannot see it", { min: 40, max: 320 }),
    ...kinds,
  },
  { description: "Made from the figures of this treatment. What it draws is set in the file." },
);

export type Signature = z.infer<typeof signature>;
/** The data of one kind. */
export type SignatureData<Kind extends SignatureKind> = NonNullable<Signature[Kind]>;

type Drawn = { signature?: Signature | undefined; steps: readonly unknown[] };

/** Reports a drawing of no kind or of several, and a dial with more or fewer steps than the visit has. */
export function checkSignature({ signature, steps }: Drawn, context: z.RefinementCtx): void {
  if (!signature) return;
  const report = (path: string[], message: string) =>
    context.addIssue({ code: "custom", path: ["signature", ...path], message });
  const drawn = signatureKinds.filter((name) => signature[name]);
  if (drawn.length !== 1) report([], `one of ${signatureKinds.join(", ")}`);
  const { clock, needles } = signature;
  if (clock && clock.minutes.length !== steps.length)
    report(["clock", "minutes"], `${steps.length} numbers, one for each of the steps`);
  const skin = (needles?.layers ?? []).slice(0, 2).reduce((sum, one) => sum + one.thickness, 0);
  if (needles && needles.depth > skin)
    report(["needles", "depth"], "the needles stay within the first two layers");
}
