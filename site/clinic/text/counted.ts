import { interpolate } from "../../../contract/interpolate.ts";

/** Words with `{count}` in them, for one and for every other number. */
type Counted = { one: string; other: string };

export function counted({ one, other }: Counted, count: number): string {
  return interpolate(count === 1 ? one : other, { count });
}
