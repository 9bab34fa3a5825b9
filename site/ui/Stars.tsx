const STAR =
  "m12 3 2.700 5.700 6.200.8-4.600 4.300 1.200 6.200L12 17l-5.500 3 1.200-6.200L3.100 9.500l6.200-.8z";

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
