import type { ShownChange } from "../../publishing.ts";

/** Changes under the name of their page, in order. */
export function byPage(changes: readonly ShownChange[]): [page: string, changes: ShownChange[]][] {
  return [...Map.groupBy(changes, ({ page }) => page)];
}

export function placeOf({ page, field }: ShownChange): string {
  return field ? `${page} › ${field}` : page;
}
