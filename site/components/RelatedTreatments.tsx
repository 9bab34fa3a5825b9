import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { TextLink } from "./text-link/TextLink.tsx";

type RelatedTreatmentsProps = {
  related: readonly { name: string; path: string; reason: string }[];
  words: { heading: string };
};

/** Two or three treatments that a reader of this one would compare, each with the reason. */
export function RelatedTreatments({ related, words }: RelatedTreatmentsProps) {
  return (
    <Band tone="linen" labelledBy="related">
      <Intro {...words} id="related" size="subtitle" />
      <ul className="ruled-cards">
        {related.map(({ name, path, reason }) => (
          <li key={path}>
            <h3 className="text-card">
              <TextLink href={path} label={name} />
            </h3>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
