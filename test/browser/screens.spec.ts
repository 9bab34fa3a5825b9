import { content } from "../clinic-under-test.ts";
import { expect, phone, test } from "./visits.ts";

const [treatment] = content.treatments;
if (!treatment) throw new Error("There is no treatment.");
const { risks: words } = content.words.treatmentPage;

for (const [device, options] of Object.entries({ "a phone": phone, "a laptop": {} }))
  test(`the risks are folded on ${device}, and begin with the urgent signs`, async ({ read }) => {
    const { page } = await read(treatment.path, options);
    const urgent = page.getByRole("heading", { name: words.urgent });
    const effects = page.getByRole("heading", { name: words.effects });
    await expect(urgent).toBeHidden();
    await page.getByText(words.heading, { exact: true }).click();
    await expect(urgent).toBeInViewport();
    const places = await Promise.all([urgent, effects].map((heading) => heading.boundingBox()));
    expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0);
  });
