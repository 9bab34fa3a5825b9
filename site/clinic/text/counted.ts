import { interpolate } from "../../../contract/interpolate.ts";

/** The singular, and the plural that contains `{count}`. */
type Counted = { one: string; other: string };

export function counted({ one, other }: Counted, count: number): string {
  return interpolate(count === 1 ? one : other, { count });
}
