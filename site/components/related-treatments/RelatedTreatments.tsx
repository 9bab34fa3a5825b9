import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { InlineLink } from "../InlineLink.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

type RelatedTreatmentsProps = {
  related: readonly { name: string; path: string; reason: string }[];
  /** The comparison of all treatments of the same kind. */
  comparison: { href: string; label: string };
  concerns: readonly { name: string; path: string }[];
};

/** Treatments to compare, each with the reason, the comparison, and the concerns that the treatment may help with. */
export function RelatedTreatments({ related, comparison, concerns }: RelatedTreatmentsProps) {
  const { related: words } = useWords().treatmentPage;
  return (
    <Band tone="linen" labelledBy="related">
      <div className="thirds related-treatments">
        <Intro heading={words.heading} id="related" size="subtitle" />
        <div className="stack">
          <ul>
            {related.map(({ name, path, reason }) => (
              <li key={path}>
                <TextLink href={path} label={name} />
                <p className="text-small related-reason">{reason}</p>
              </li>
            ))}
          </ul>
          <TextLink {...comparison} />
          {concerns.length > 0 && (
            <p className="text-small wrap related-concerns">
              {words.concerns}
              {concerns.map(({ name, path }) => (
                <InlineLink key={path} href={path} label={name} />
              ))}
            </p>
          )}
        </div>
      </div>
    </Band>
  );
}
