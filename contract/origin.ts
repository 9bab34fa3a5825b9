/** Says what an origin is instead, or nothing if the text is one. Paths are appended to an origin, so a slash at its end is refused. */
export function originProblem(text: string): string | undefined {
  const origin = URL.parse(text)?.origin ?? "null";
  if (origin === text) return undefined;
  return `"${text}" is not an origin such as ${origin === "null" ? "https://www.example.ca" : origin}`;
}
