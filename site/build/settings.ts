/** The settings the build reads; the server compares them with its own at the start. */
const { CONTENT = "", PUBLIC_ANON_KEY = "", FUNCTIONS_URL = "", SITE_URL = "" } = process.env;
export const builtWith = { CONTENT, PUBLIC_ANON_KEY, FUNCTIONS_URL, SITE_URL };

/** What a site takes from them; empty where the content's own or the default holds. */
export type SiteSettings = Omit<typeof builtWith, "CONTENT">;
