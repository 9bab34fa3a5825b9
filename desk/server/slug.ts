/** A name as an address or a file has it: "IMG 2041" is "img-2041", "Éclat" is "eclat"; it begins with a letter. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
}
