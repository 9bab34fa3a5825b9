const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/** A page that a link is about to lead to is rendered ahead: when the pointer rests on the link, or goes down. In the page itself, which saves a request. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });

/** Chromium holds the first paint for the faces a page names. Over a line as slow as this, in ms, they come too late all the same: it need not wait. */
export const dropFontPreloadsOnSlowNetwork =
  'if(navigator.connection?.rtt>100)for(const face of document.querySelectorAll("[as=font]"))face.remove()';
