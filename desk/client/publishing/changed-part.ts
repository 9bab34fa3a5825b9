/** A text in three: alike at the start, changed, alike at the end; cut between words. */
export type Parts = readonly [start: string, changed: string, end: string];

export function changedPart(before: string, after: string): { before: Parts; after: Parts } {
  const one = before.split(/(?<=\s)/);
  const other = after.split(/(?<=\s)/);
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const parts = (words: string[]): Parts => [
    words.slice(0, start).join(""),
    words.slice(start, words.length - end).join(""),
    words.slice(words.length - end).join(""),
  ];
  return { before: parts(one), after: parts(other) };
}
