/** The settings of a build. The server compares them with its own when it starts. */
const { CONTENT = "", PUBLIC_ANON_KEY = "", FUNCTIONS_URL = "", SITE_URL = "" } = process.env;
export const builtWith = { CONTENT, PUBLIC_ANON_KEY, FUNCTIONS_URL, SITE_URL };

/** The settings that change the site. An empty one means the value of the content, or the default. */
export type SiteSettings = Omit<typeof builtWith, "CONTENT">;
