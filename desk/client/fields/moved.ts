/** The list with one of its entries at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const [entry] = entries.slice(from, from + 1) as [Entry];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
