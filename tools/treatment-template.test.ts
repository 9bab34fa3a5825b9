import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { constantName, TO_WRITE, treatmentSource, withTreatment } from "./treatment-template.ts";

const list = `import type { Treatment } from "../types.ts";
import { acneTherapy } from "./acne-therapy.ts";
import { microneedling } from "./microneedling.ts";

export const treatments: readonly Treatment[] = [
  microneedling,
  acneTherapy,
];
`;

it("puts a new treatment's import in its place and its line at the end", () => {
  expect(withTreatment(list, "led-facial")).toBe(`import type { Treatment } from "../types.ts";
import { acneTherapy } from "./acne-therapy.ts";
import { ledFacial } from "./led-facial.ts";
import { microneedling } from "./microneedling.ts";

export const treatments: readonly Treatment[] = [
  microneedling,
  acneTherapy,
  ledFacial,
];
`);
});

it("puts the last import by name last", () => {
  expect(withTreatment(list, "scalp-care")).toContain(
    'import { microneedling } from "./microneedling.ts";\nimport { scalpCare }',
  );
});

it.each([
  ["Shortest", "Wax"],
  ["Longest", "A Treatment of Thirty-Six Characters"],
  ["With quotes", `The "Glow" O'Clock \\ Facial`],
])("makes a treatment that fits menus, cards and search results: %s", async (_, name) => {
  const options = { slug: "glow-facial", name, kind: "invasive", photo: "towels" } as const;
  const file = join(mkdtempSync(join(tmpdir(), "treatment-")), "glow-facial.ts");
  writeFileSync(file, treatmentSource(options));
  const treatment = (await import(file))[constantName(options.slug)];
  expect(treatment.name).toBe(name);
  expect(treatment.metadata.title.length).toBeLessThanOrEqual(50);
  expect(treatment.tagline.length).toBeLessThanOrEqual(60);
  expect(treatment.summary.length).toBeGreaterThanOrEqual(80);
  expect(treatment.summary.length).toBeLessThanOrEqual(150);
  expect(treatment.metadata.description.length).toBeGreaterThanOrEqual(70);
  expect(treatment.metadata.description.length).toBeLessThanOrEqual(160);
  expect(treatment.faqs).toHaveLength(6);
  expect(treatment.summary).toContain(TO_WRITE);
});
