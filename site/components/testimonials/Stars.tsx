const STAR = "m12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17l-5.5 3 1.2-6.2L3.1 9.5l6.2-.8z";

/** Five stars; the rating on every testimonial is five. */
export function Stars({ label }: { label: string }) {
  return (
    <svg className="stars" viewBox="0 0 128 24" role="img" aria-label={label}>
      {[0, 26, 52, 78, 104].map((left) => (
        <path key={left} d={STAR} transform={`translate(${left} 0)`} />
      ))}
    </svg>
  );
}
