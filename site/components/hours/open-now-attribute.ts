/** The JSON from which the script computes whether the clinic is open. */
export const openNowAttribute = "data-open-now";
