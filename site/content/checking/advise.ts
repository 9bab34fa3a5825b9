import { type Mistake, sortMistakes } from "../mistakes.ts";
import type { Read } from "../read.ts";
import { adviseOnWords } from "./check-text.ts";

/** Advice on the choice of words, for `npm run check-content`. Advice never fails a build. */
export function advise({ sources }: Pick<Read, "sources">): Mistake[] {
  const advice: Mistake[] = [];
  for (const { source, schema } of sources)
    adviseOnWords({ data: source.data, schema }, source.reportTo(advice));
  return sortMistakes(advice);
}
