import { content } from "../content-model/content.ts";
import { defaultPublicKey } from "../contract/appointment-request.ts";

const { siteUrl } = content.business;

/** The settings the build reads; the server compares them with its own at the start. */
const { CONTENT = "", PUBLIC_ANON_KEY = "", FUNCTIONS_URL = "", SITE_URL = "" } = process.env;
export const builtWith = { CONTENT, PUBLIC_ANON_KEY, FUNCTIONS_URL, SITE_URL };

/** Without a trailing slash. */
export const publicSiteUrl = (SITE_URL || siteUrl).replace(/\/$/, "");

/** An empty address is this site's own server. */
export const functionsService = {
  url: FUNCTIONS_URL.replace(/\/$/, ""),
  key: PUBLIC_ANON_KEY || defaultPublicKey,
};
