import type { WebPage } from "schema-dts";
import { LOCALE } from "../../contract/locale.ts";
import type { Concern } from "../content/schema/concern.ts";
import type { PageMetadata } from "../content/schema/parts.ts";
import type { Site } from "../site.ts";
import { clinic, ratedClinic } from "./clinic.ts";
import { breadcrumbId, breadcrumbList, clinicId, type Graph, graph, teamMember } from "./graph.ts";
import { procedureId } from "./treatment.ts";

type Page = { path: string; metadata: PageMetadata };

export function homeGraph(site: Site): Graph {
  const { content } = site;
  const { absolute } = site.links;
  const { path } = content.pages.home;
  return graph(ratedClinic(site), {
    "@type": "WebSite",
    "@id": absolute(`${path}#website`),
    url: absolute(path),
    name: content.business.brand.name,
    description: content.pages.home.metadata.description,
    publisher: { "@id": clinicId(site) },
    inLanguage: LOCALE,
  });
}

/** The about page with the team. */
export function aboutGraph(site: Site, { path, metadata }: Page): Graph {
  const { content } = site;
  const { absolute } = site.links;
  return graph(
    {
      "@type": "AboutPage",
      "@id": `${absolute(path)}#page`,
      url: absolute(path),
      name: metadata.title,
      description: metadata.description,
    },
    ...content.pages.about.team.members.map(({ key }) => teamMember(site, key)),
  );
}

/** A page about the clinic as a place: contact and location. */
export function clinicPageGraph(
  site: Site,
  type: "ContactPage" | "WebPage",
  { path, metadata }: Page,
): Graph {
  const url = site.links.absolute(path);
  return graph(
    {
      "@type": type,
      "@id": `${url}#page`,
      url,
      name: metadata.title,
      description: metadata.description,
      mainEntity: { "@id": clinicId(site) },
    },
    clinic(site),
  );
}

export function concernGraph(site: Site, concern: Concern): Graph {
  const { metadata, path } = concern;
  const url = site.links.absolute(path);
  const page: WebPage = {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: metadata.title,
    description: metadata.description,
    inLanguage: LOCALE,
    breadcrumb: { "@id": breadcrumbId(site, path) },
    publisher: { "@id": clinicId(site) },
    mentions: site.links.treatmentsFor(concern).map((treatment) => ({
      "@id": procedureId(site, treatment),
    })),
  };
  return graph(page, breadcrumbList(site, concern));
}
