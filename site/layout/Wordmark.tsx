import { useSite } from "../site-context.ts";

type WordmarkProps = { size: "header" | "footer" };

/** The mark, drawn in the text's colour, with the brand in the display face. */
export function Wordmark({ size }: WordmarkProps) {
  const { content, mark } = useSite();
  const { brand } = content.business;
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
