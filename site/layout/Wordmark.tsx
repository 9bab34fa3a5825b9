import { useSite } from "../site-context.ts";

/** Longer names are set smaller in the header, in lines of whole words. */
const SHORT_NAME_LETTERS = 12;

type WordmarkProps = { size: "header" | "footer" };

/** The logo, drawn in the text's colour, with the brand in the display face. */
export function Wordmark({ size }: WordmarkProps) {
  const { content, logo } = useSite();
  const { brand } = content.business;
  const isLong = brand.name.length > SHORT_NAME_LETTERS;
  const looks = {
    header: isLong ? "wordmark wordmark-long" : "wordmark",
    footer: "wordmark wordmark-footer",
  };
  return (
    <span className={looks[size]}>
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
