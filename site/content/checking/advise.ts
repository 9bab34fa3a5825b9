import { type Mistake, sortMistakes } from "../mistakes.ts";
import type { Read } from "../read.ts";
import { adviseOnWords } from "./check-text.ts";
import { adviseOnSentences } from "./sentences.ts";

/** Advice on the choice of words and the length of sentences, for `npm run check-content`. Advice never fails a build. */
export function advise({ content, sources }: Read): Mistake[] {
  const advice: Mistake[] = [];
  for (const { source, schema } of sources)
    adviseOnWords({ data: source.data, schema }, (path, message) =>
      advice.push(source.mistake(path, message)),
    );
  for (const { name, message } of adviseOnSentences(content)) {
    const written = sources.find((one) => one.name === name);
    if (written) advice.push(written.source.mistake([], message));
  }
  return sortMistakes(advice);
}
