import { content } from "../../content/content.ts";
import mark from "../../content/media/marks/mark.svg?raw";

const { brand } = content.business;

type WordmarkProps = { size: "header" | "footer" };

/** The mark, drawn in the text's colour, with the brand in the display face. */
export function Wordmark({ size }: WordmarkProps) {
  return (
    <span className={`wordmark wordmark-${size}`}>
      <span
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from content/media.
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span>
        {brand.name}
        {size === "footer" && <small>{brand.descriptor}</small>}
      </span>
    </span>
  );
}
