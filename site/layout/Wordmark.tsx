import type { Layout } from "./load-layout.ts";

/** A longer name has a smaller font in the header, and breaks only between words. */
const SHORT_NAME_LETTERS = 12;

type WordmarkProps = Pick<Layout["header"], "brand"> & { size: "header" | "footer" };

/** The logo in the text's colour, and the brand name in the display font. */
export function Wordmark({ brand, size }: WordmarkProps) {
  const inHeader = brand.name.length > SHORT_NAME_LETTERS ? "wordmark wordmark-long" : "wordmark";
  return (
    <span className={size === "footer" ? "wordmark wordmark-footer" : inHeader}>
      <span
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the clinic's folder.
        dangerouslySetInnerHTML={{ __html: brand.logo }}
      />
      <span translate="no">
        {brand.name}
        {size === "footer" && <small translate="yes">{brand.descriptor}</small>}
      </span>
    </span>
  );
}
