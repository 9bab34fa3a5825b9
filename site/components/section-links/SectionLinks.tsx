type SectionLinksProps = {
  name: string;
  links: readonly { id: string; label: string }[];
};

/** A slim row of links to a long page's sections, which stays below the header. */
export function SectionLinks({ name, links }: SectionLinksProps) {
  return (
    <nav aria-label={name} className="section-links no-print">
      <ul className="page">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
