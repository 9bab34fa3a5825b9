import { buildSecondClinic } from "./second-clinic.ts";

// Playwright takes its setup as the default export.
export default buildSecondClinic;
