import { buildLongWords } from "./long-words.ts";
import { buildSecondClinic } from "./second-clinic.ts";

// Playwright takes its setup as the default export.
export default async function buildClinics(): Promise<void> {
  await Promise.all([buildSecondClinic(), buildLongWords()]);
}
