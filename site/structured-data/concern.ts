import type { WebPage } from "schema-dts";
import { LOCALE } from "../../contract/locale.ts";
import type { Concern } from "../content/schema/concern.ts";
import type { Site } from "../site.ts";
import { breadcrumbId, breadcrumbList } from "./breadcrumb.ts";
import { clinicId, type Graph, graph } from "./graph.ts";
import { procedureId } from "./treatment.ts";

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
