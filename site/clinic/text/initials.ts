/** The initials of the first and the last name: "IC" for Ines Calder. */
export function initials(name: string): string {
  const [first = "", ...others] = name.split(" ").map((word) => word.slice(0, 1));
  return `${first}${others.at(-1) ?? ""}`;
}
