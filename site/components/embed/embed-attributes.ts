/** What ties a poster to the script that puts a provider's frame in its place. */
export const address = "data-embed";
export const title = "data-embed-title";
export const opener = "data-embed-open";
