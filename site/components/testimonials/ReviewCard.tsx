import { weeksAgo } from "../../derived/weeks-ago.ts";
import { WholeWords } from "../../whole-words/WholeWords.tsx";

const STAR = "m12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17l-5.5 3 1.2-6.2L3.1 9.5l6.2-.8z";
const STAR_WIDTH = 26;

export type ReviewCardProps = {
  review: Record<"name" | "text" | "date" | "shownDate" | "weeksAgo", string> & { rating: number };
  /** The current time in ms. Without it the age is that of the build. */
  now?: number | undefined;
  /** The accessible name of the stars. Without it no stars are shown. */
  stars?: string;
};

export function ReviewCard({ review, now, stars }: ReviewCardProps) {
  const { name, text, date, shownDate, rating } = review;
  const ago = now === undefined ? review.weeksAgo : weeksAgo(date, now);
  return (
    <figure className="testimonial-card">
      {stars && <Stars label={stars} rating={rating} />}
      <blockquote>
        <p>
          <WholeWords text={text} />
        </p>
      </blockquote>
      <figcaption className="wrap">
        <strong>{name}</strong>{" "}
        <time dateTime={date} title={shownDate}>
          {ago}
        </time>
      </figcaption>
    </figure>
  );
}

function Stars({ label, rating }: { label: string; rating: number }) {
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${(rating - 1) * STAR_WIDTH + 24} 24`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: rating }, (_, star) => star * STAR_WIDTH).map((left) => (
        <path key={left} d={STAR} transform={`translate(${left} 0)`} />
      ))}
    </svg>
  );
}
