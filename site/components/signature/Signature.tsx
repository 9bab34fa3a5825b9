import type { Signature as SignatureContent } from "../../../content-model/schema/signature.ts";
import type { SignatureFiles } from "../../media/signature/signature-files.ts";
import { Heading } from "../heading/Heading.tsx";

type SignatureProps = { signature: SignatureContent; files: SignatureFiles };

/** The drawing that is this treatment's alone. */
export function Signature({ signature, files: { wide, narrow } }: SignatureProps) {
  return (
    <section className="band" aria-labelledby="drawing">
      <div className="page signature">
        <Heading level={2} size="subtitle" text={signature.heading} id="drawing" />
        <picture>
          <source
            media="(width < 48rem)"
            srcSet={narrow.address}
            width={narrow.width}
            height={narrow.height}
          />
          <img
            src={wide.address}
            width={wide.width}
            height={wide.height}
            alt={signature.alt}
            loading="lazy"
          />
        </picture>
      </div>
    </section>
  );
}
