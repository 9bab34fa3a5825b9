import { labels } from "../../content/interface.ts";

export type Crumb = { label: string; href?: string };

/** Home, Services, then this page, which is no link. */
export function treatmentCrumbs(name: string): readonly Crumb[] {
  return [
    { label: labels.home, href: "/" },
    { label: labels.services, href: "/#services" },
    { label: name },
  ];
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={labels.breadcrumb} className="breadcrumbs no-print">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
