/** The treatment's own path, or one made of its file's name and the town: "/led-facial-near-me-st-johns". */
export function addressOf(
  slug: string,
  written: { path?: string | undefined },
  city: string,
): string {
  // "St. John’s" → "st-johns", "Lévis" → "levis"
  const letters = city
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");
  const town = letters.match(/[a-z\d]+/g)?.join("-");
  return written.path ?? `/${slug}-near-me-${town}`;
}

export function concernAddress(slug: string, { path }: { path?: string | undefined }): string {
  return path ?? `/concerns/${slug}`;
}
