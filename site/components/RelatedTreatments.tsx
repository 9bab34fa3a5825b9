import { Band } from "./band/Band.tsx";
import { ConcernLinks } from "./concern-links/ConcernLinks.tsx";
import { Intro } from "./intro/Intro.tsx";
import { TextLink } from "./text-link/TextLink.tsx";

type RelatedTreatmentsProps = {
  related: readonly { name: string; path: string; reason: string }[];
  concerns: readonly { name: string; path: string }[];
  words: Record<"heading" | "concerns", string>;
};

/** What a reader of this treatment would compare, each with the reason, and the concerns it may help. */
export function RelatedTreatments({ related, concerns, words }: RelatedTreatmentsProps) {
  return (
    <Band tone="linen" labelledBy="related">
      <Intro heading={words.heading} id="related" size="subtitle" />
      <ul className="ruled-cards close">
        {related.map(({ name, path, reason }) => (
          <li key={path}>
            <h3 className="text-card">
              <TextLink href={path} label={name} />
            </h3>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      <ConcernLinks heading={words.concerns} concerns={concerns} />
    </Band>
  );
}
