type SectionLinksProps = {
  name: string;
  links: readonly { id: string; label: string }[];
};

/** A row of links to the sections of a long page. On wide screens it stays visible below the header. */
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
