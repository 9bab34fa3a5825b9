/** A name for an address or a file, which begins with a letter: "IMG 2041" → "img-2041", "Éclat" → "eclat". */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
}
