import { useSite } from "../site-context.ts";

/** Longer names are set smaller in the header, in lines of whole words. */
const SHORT_NAME_LETTERS = 12;

/** The logo, drawn in the text's colour, with the brand in the display face. */
export function Wordmark({ size }: { size: "header" | "footer" }) {
  const { content, media } = useSite();
  const { logo } = media;
  const { brand } = content.business;
  const inHeader = brand.name.length > SHORT_NAME_LETTERS ? "wordmark wordmark-long" : "wordmark";
  return (
    <span className={size === "footer" ? "wordmark wordmark-footer" : inHeader}>
      <span
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the clinic's own drawing.
        dangerouslySetInnerHTML={{ __html: logo }}
      />
      <span>
        {brand.name}
        {size === "footer" && <small>{brand.descriptor}</small>}
      </span>
    </span>
  );
}
