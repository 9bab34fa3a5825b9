const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/** Prerenders a linked page when the pointer rests on the link or presses it. Inline, which saves a request. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });

/** Chromium delays the first paint for preloaded fonts. On a network with this round-trip time in ms they come too late anyway. */
export const dropFontPreloadsOnSlowNetwork =
  'if(navigator.connection?.rtt>100)for(const face of document.querySelectorAll("[as=font]"))face.remove()';
