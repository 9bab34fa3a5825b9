/** Named by a header of every page, because the policy lets no inline script through. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** A page that a link is about to lead to is rendered ahead: when the pointer rests on the link, or goes down. */
export function speculationRules(): string {
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
