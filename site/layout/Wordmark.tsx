import { useSite } from "../site-context.ts";

/** A longer name has a smaller font in the header, and breaks only between words. */
const SHORT_NAME_LETTERS = 12;

/** The logo in the text's colour, and the brand name in the display font. */
export function Wordmark({ size }: { size: "header" | "footer" }) {
  const { content, media } = useSite();
  const { logo } = media;
  const { brand } = content.business;
  const inHeader = brand.name.length > SHORT_NAME_LETTERS ? "wordmark wordmark-long" : "wordmark";
  return (
    <span className={size === "footer" ? "wordmark wordmark-footer" : inHeader}>
      <span
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the clinic's folder.
        dangerouslySetInnerHTML={{ __html: logo }}
      />
      <span translate="no">
        {brand.name}
        {size === "footer" && <small translate="yes">{brand.descriptor}</small>}
      </span>
    </span>
  );
}
