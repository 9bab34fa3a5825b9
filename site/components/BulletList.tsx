/** A list of sentences or short points. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="bullets stack">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
