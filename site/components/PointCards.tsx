import type { ReactNode } from "react";
import type { Point } from "../content/schema/parts.ts";
import { Band } from "./band/Band.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";
import { InlineDrawing } from "./signature/InlineDrawing.tsx";

type PointCardsProps = {
  heading: string;
  lead?: string;
  /** A point may contain a list of short points. */
  points: readonly (Point & { points?: readonly string[] })[];
  id: string;
  /** Shown beside the cards. */
  figure?: ReactNode;
  /** An SVG drawing beside the cards, below the figure. */
  drawing?: string | undefined;
  /** Shown below the cards. */
  children?: ReactNode;
};

/** A section of short texts side by side. */
export function PointCards(props: PointCardsProps) {
  const { heading, lead, points, id, figure, drawing, children } = props;
  const intro = <Intro heading={heading} id={id} {...(lead && { lead })} />;
  const cards = (
    <ul className="text-columns">
      {points.map((point) => (
        <li key={point.title}>
          <Heading level={3} size="card" text={point.title} />
          <p>{point.text}</p>
          {point.points && (
            <ul className="bullets stack text-small">
              {point.points.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Band tone="linen" labelledBy={id}>
      {figure || drawing ? (
        <div className="beside-drawing">
          <div className="stack">
            {intro}
            {figure}
            {drawing && <InlineDrawing svg={drawing} />}
          </div>
          {cards}
        </div>
      ) : (
        <>
          {intro}
          {cards}
        </>
      )}
      {children}
    </Band>
  );
}
