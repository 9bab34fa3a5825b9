import { describe, expect, it } from "vitest";
import type { Signature } from "../../../content-model/schema/signature.ts";
import { secondClinic } from "../../../lab/second-clinic/second-clinic.ts";
import { content } from "../../../test/clinic-under-test.ts";
import { createColours } from "../../styles/colours.ts";
import { createFonts } from "../fonts.ts";
import { drawSignature } from "./draw-signature.tsx";
import { outlineTexts } from "./outline-texts.ts";

const fonts = createFonts(content);
const line = () => "M0 0h9";
/** Kept files have the colours of the clinic that does not change with the owner's. */
const { fillIn } = createColours(secondClinic.CONTENT);
const steps = ["First", "Second", "Third"].map((title) => ({ title, text: title }));
const common = { heading: "A *drawing*", alt: "A drawing" };
const week = (from: number, to: number) => ({ from, to, unit: "week" }) as const;
const span = (from: number, to: number) => ({ from, to });

/** A drawing of each kind, and the same with one figure changed. */
const pairs: Record<string, [Omit<Signature, "heading" | "alt">, object]> = {
  weeks: [
    {
      weeks: {
        first: week(1, 2),
        clear: week(5, 8),
        labels: { rise: "Rise", first: "First", clear: "Clear", upkeep: "Upkeep" },
      },
    },
    { clear: week(5, 9) },
  ],
  visits: [
    { visits: { course: span(3, 5), labels: { gap: "A week", growing: "Roots" } } },
    { course: span(3, 6) },
  ],
  clock: [
    { clock: { minutes: [5, 10, 15], unit: "min", sample: false } },
    { minutes: [5, 15, 10] },
  ],
  spiral: [{ spiral: { session: span(20, 30) } }, { session: span(25, 30) }],
  calendar: [
    {
      calendar: {
        perWeek: 2,
        weeks: span(2, 3),
        labels: { week: "Week", opening: "Opening", upkeep: "Upkeep", course: "Course" },
      },
    },
    { perWeek: 3 },
  ],
  needles: [
    {
      needles: {
        depth: 8,
        layers: ["One", "Two", "Three"].map((name) => ({ name, thickness: 8 })),
        labels: { now: "Now", later: "Later" },
      },
    },
    { depth: 12 },
  ],
  gel: [
    {
      gel: {
        layers: ["One", "Two", "Three", "Four"],
        placed: 2,
        lasting: span(4, 9),
        labels: { placed: "Placed", months: "Months" },
      },
    },
    { placed: 1 },
  ],
  pattern: [
    {
      pattern: {
        depth: 20,
        zones: [{ zone: "cheeks", points: 6 }],
        labels: { shallow: "Shallow", fewer: "Fewer" },
      },
    },
    { zones: [{ zone: "cheeks", points: 7 }] },
  ],
  motion: [
    {
      motion: {
        onset: week(1, 1),
        full: week(2, 2),
        lasting: span(3, 4),
        labels: {
          before: "Before",
          onset: "Onset",
          full: "Full",
          fading: "Fading",
          muscle: "Rest",
        },
      },
    },
    { full: week(3, 3) },
  ],
  blade: [
    {
      blade: {
        angle: 30,
        regrowth: span(2, 3),
        labels: { angle: "Angle", smooth: "Smooth", fuzz: "Fuzz", regrowth: "Weeks" },
      },
    },
    { angle: 45 },
  ],
  lift: [
    {
      lift: {
        areas: [{ area: "jaw", name: "Jaw" }],
        series: span(2, 4),
        gap: span(1, 2),
        touchUps: span(3, 6),
        lasting: span(5, 12),
        labels: { series: "Series", lasting: "Months" },
      },
    },
    { lasting: span(6, 12) },
  ],
};

describe.each(Object.entries(pairs))("a drawing of the kind %s", (kind, [written, change]) => {
  const signature = { ...common, ...written };
  const changed = {
    ...common,
    [kind]: { ...(written as Record<string, object>)[kind], ...change },
  };

  it.each(["wide", "narrow"] as const)("follows its figures: %s", (shape) => {
    const drawing = drawSignature({ steps, signature }, shape, line);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawSignature({ steps, signature }, shape, line)).toBe(drawing);
    expect(drawSignature({ steps, signature: changed as Signature }, shape, line)).not.toBe(
      drawing,
    );
  });

  it.each(["wide", "narrow"] as const)("looks as it did: %s", async (shape) => {
    const drawing = fillIn(drawSignature({ steps, signature }, shape, line));
    const kept = `../../../test/looks/drawings/${kind}-${shape}.svg`;
    await expect(drawing.replaceAll("><", ">\n<")).toMatchFileSnapshot(kept);
  });

  it.each(["wide", "narrow"] as const)(
    "has its words as outlines within its paper: %s",
    async (shape) => {
      const svg = await outlineTexts(drawSignature({ steps, signature }, shape, line), fonts);
      expect(svg).not.toContain("<text");
      expect(svg).toContain("<use");
    },
  );
});

it("breaks words into lines of about one length", () => {
  const [{ motion } = {}] = pairs.motion ?? [];
  if (!motion) throw new Error("There is no drawing of a muscle.");
  const labels = { ...motion.labels, muscle: "aaa aaaaaa aaaaa, aaa aaaa aaaa aaaa" };
  const signature = { ...common, motion: { ...motion, labels } };
  const svg = drawSignature({ steps, signature }, "narrow", line);
  const lines = Array.from(svg.matchAll(/>(a[a, ]+)</g), ([, words = ""]) => words);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toContain(" ");
});

it("keeps the words of the clinic's drawings on their paper", async () => {
  const shapes = ["wide", "narrow"] as const;
  const drawings = content.treatments.flatMap(({ slug, steps, signature }) =>
    shapes.flatMap((shape) =>
      signature
        ? [{ name: `${slug}, ${shape}`, svg: drawSignature({ steps, signature }, shape, line) }]
        : [],
    ),
  );
  for (const { name, svg } of drawings) {
    const [, width = 0] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
    for (const { left, right } of await textExtents(svg)) {
      expect.soft(left, name).toBeGreaterThanOrEqual(0);
      expect.soft(right, name).toBeLessThanOrEqual(Number(width));
    }
  }
});

/** Where each text of a drawing begins and ends, in its units. */
async function textExtents(svg: string) {
  const { measureFont } = await import("../measure-font.ts");
  const texts = svg.matchAll(
    /<text x="([^"]+)".*?font-size="([^"]+)" font-family="(\w+)[^"]*" text-anchor="(\w+)"[^>]*>([^<]*)/g,
  );
  return Promise.all(
    Array.from(texts, async ([, x, size, role, anchor, text = ""]) => {
      const font = fonts.find((one) => one.role === role);
      if (!font) throw new Error(role);
      const width = (await measureFont({ ...font, weight: 500 })).width([text]) * Number(size);
      const left = Number(x) - width * ({ start: 0, middle: 0.5, end: 1 }[String(anchor)] ?? 0);
      return { left, right: left + width };
    }),
  );
}
