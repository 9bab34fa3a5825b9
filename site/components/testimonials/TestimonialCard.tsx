import { Stars } from "./Stars.tsx";

type TestimonialCardProps = { name: string; weeksAgo: string; text: string; stars?: string };

export function TestimonialCard({ name, weeksAgo, text, stars }: TestimonialCardProps) {
  return (
    <figure className="testimonial-card">
      {stars && <Stars label={stars} />}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption className="wrap">
        <strong>{name}</strong>
        <span>{weeksAgo}</span>
      </figcaption>
    </figure>
  );
}
