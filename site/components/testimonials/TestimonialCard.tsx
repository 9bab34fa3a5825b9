import { useSite } from "../../site-context.ts";
import { Stars } from "./Stars.tsx";

type TestimonialCardProps = { name: string; date: string; text: string; stars?: string };

export function TestimonialCard({ name, date, text, stars }: TestimonialCardProps) {
  return (
    <figure className="testimonial-card">
      {stars && <Stars label={stars} />}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <time dateTime={date}>{useShownDate(date)}</time>
      </figcaption>
    </figure>
  );
}

/** "September 14, 2026": how long ago that is would be false a week later. */
function useShownDate(date: string): string {
  const { locale } = useSite();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}
