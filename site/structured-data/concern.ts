import type { MedicalWebPage, WebPage } from "schema-dts";
import { LOCALE } from "../../contract/locale.ts";
import type { Concern } from "../content/schema/concern.ts";
import type { Site } from "../site.ts";
import { breadcrumbId, breadcrumbList } from "./breadcrumb.ts";
import { clinicId, type Graph, graph } from "./graph.ts";
import { procedureId } from "./treatment.ts";

/** A page about a medical condition, such as acne, is a MedicalWebPage. Others, such as unwanted hair, are a WebPage. */
export function concernGraph(site: Site, concern: Concern): Graph {
  const { medicalCondition, metadata, path } = concern;
  const url = site.links.absolute(path);
  const page = {
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
  const webPage: WebPage | MedicalWebPage = medicalCondition
    ? {
        "@type": "MedicalWebPage",
        ...page,
        about: { "@type": "MedicalCondition", name: medicalCondition },
      }
    : { "@type": "WebPage", ...page };
  return graph(webPage, breadcrumbList(site, concern));
}
