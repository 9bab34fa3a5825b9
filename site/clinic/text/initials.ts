/** The first letters of the first name and of the last: "IC" for Ines Calder. */
export function initials(name: string): string {
  const [first = "", ...others] = name.split(" ").map((word) => word.slice(0, 1));
  return `${first}${others.at(-1) ?? ""}`;
}
