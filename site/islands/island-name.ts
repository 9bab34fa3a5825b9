/** When an island hydrates: as it is touched or focused, as it comes within 600 px, or once the page is at rest. */
export type Wake = "touch" | "near" | "later";

/** "…/promotion/Promotion.island.tsx" → "Promotion". */
export function islandName(file: string): string {
  return /([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? "";
}
