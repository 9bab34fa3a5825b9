import mark from "#media/marks/mark.svg?raw";
import { content } from "../../content-model/content.ts";

const { brand } = content.business;

type WordmarkProps = { size: "header" | "footer" };

/** The mark, drawn in the text's colour, with the brand in the display face. */
export function Wordmark({ size }: WordmarkProps) {
  return (
    <span className={`wordmark wordmark-${size}`}>
      <span
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the clinic's own drawing.
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span>
        {brand.name}
        {size === "footer" && <small>{brand.descriptor}</small>}
      </span>
    </span>
  );
}
