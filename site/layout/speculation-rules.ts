const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/** A page that a link is about to lead to is rendered ahead: when the pointer rests on the link, or goes down. In the page itself, which saves a request; the policy knows this very text. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
