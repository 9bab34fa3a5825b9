const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/** Prerenders a linked page when the pointer hovers over the link or presses it. Inlined to save a request. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
