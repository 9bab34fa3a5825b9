import { LOCALE } from "../../contract/locale.ts";
import type { PageMetadata } from "../content/schema/parts.ts";
import type { Site } from "../site.ts";
import { clinic, ratedClinic } from "./clinic.ts";
import { clinicId, type Graph, graph } from "./graph.ts";
import { teamMember } from "./people.ts";

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
