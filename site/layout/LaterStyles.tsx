/** A build replaces this with the address of one sheet, which all pages share that ask for it; see `inline-styles.ts`. */
export const laterStylesPlaceholder = "/later-styles.css";

/**
 * Stands behind a page's opening and brings the styles of all that follows: a long page would be
 * over ten packets with them. Browsers show the opening while they wait. Low: its picture comes
 * first. Development has all styles in the head.
 */
export function LaterStyles() {
  if (import.meta.env.DEV) return null;
  return <link rel="stylesheet" href={laterStylesPlaceholder} fetchPriority="low" />;
}
