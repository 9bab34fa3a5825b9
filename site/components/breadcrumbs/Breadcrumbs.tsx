import type { Crumb } from "../../derived/navigation.ts";

export type BreadcrumbsProps = { name: string; crumbs: readonly Crumb[] };

/** The path to the page. The last step is the page itself, without a link. */
export function Breadcrumbs({ name, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={name} className="breadcrumbs no-print">
      <ol className="wrap">
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
