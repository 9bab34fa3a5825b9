import { Band } from "../../components/band/Band.tsx";
import { FactList } from "../../components/fact-list/FactList.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PairLabels } from "../../components/pair-labels/PairLabels.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import type { ConcernPageProps } from "./load-concern-page.ts";

/** The treatments that may help with a concern, each with the reason and its facts. */
export function ConcernOptions({ content, change, treatments, note }: ConcernPageProps["options"]) {
  return (
    <Band labelledBy="may-help">
      <div className={change && "concern-change"}>
        <Intro heading={content.heading} lead={content.lead} id="may-help" />
        {change && (
          <figure>
            <Photo photo={change.photo} sizes="(max-width: 63.99rem) 90vw, min(46vw, 650px)" />
            <figcaption>
              <PairLabels pair={change.pair} />
              <span className="note narrow">{change.caption}</span>
            </figcaption>
          </figure>
        )}
      </div>
      <ul className="ruled concern-options">
        {treatments.map(({ path, name, facts, reason }) => (
          <li key={path}>
            <div className="stack tight">
              <h3 className="text-card">
                <TextLink href={path} label={name} />
              </h3>
              <p>{reason}</p>
            </div>
            <FactList className="concern-facts" facts={facts} />
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </Band>
  );
}
