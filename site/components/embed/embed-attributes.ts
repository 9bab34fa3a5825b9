/** Attributes that connect a poster to the script that replaces it with a provider's frame. */
export const address = "data-embed";
export const title = "data-embed-title";
export const opener = "data-embed-open";
