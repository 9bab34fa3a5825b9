const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/** Prerenders a linked page when the pointer rests on the link or presses it. Inline, which saves a request. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
