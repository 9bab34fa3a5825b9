type ConcernLinksProps = {
  heading: string;
  concerns: readonly { path: string; name: string }[];
};

/** Links to the pages of concerns. Renders nothing if there are none. */
export function ConcernLinks({ heading, concerns }: ConcernLinksProps) {
  if (concerns.length === 0) return null;
  return (
    <nav aria-label={heading} className="concern-links no-print">
      <p>{heading}</p>
      <ul>
        {concerns.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
