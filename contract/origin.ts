/** Returns why a text is not an origin, or undefined if it is. A slash at the end is refused, because paths are appended to an origin. */
export function originProblem(text: string): string | undefined {
  const origin = URL.parse(text)?.origin ?? "null";
  if (origin === text) return undefined;
  return `"${text}" is not an origin such as ${origin === "null" ? "https://www.example.ca" : origin}`;
}
