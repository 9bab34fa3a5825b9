/** The site's language, as a BCP 47 tag. */
export const LOCALE = "en-CA";
