import type { MedicalWebPage, WebPage } from "schema-dts";
import type { Concern } from "../content/schema/concern.ts";
import type { Site } from "../site.ts";
import { breadcrumbId, breadcrumbList } from "./breadcrumb.ts";
import { clinicId, type Graph, graph } from "./graph.ts";
import { procedureId } from "./treatment.ts";

/** Acne is a medical condition and unwanted hair is none: a page about the latter is a plain one. */
export function concernGraph(site: Site, concern: Concern): Graph {
  const { medicalCondition, metadata, path } = concern;
  const url = site.links.absolute(path);
  const page = {
    "@id": `${url}#page`,
    url,
    name: metadata.title,
    description: metadata.description,
    inLanguage: site.clinic.locale,
    breadcrumb: { "@id": breadcrumbId(site, path) },
    publisher: { "@id": clinicId(site) },
    mentions: site.links.treatmentsFor(concern).map((treatment) => ({
      "@id": procedureId(site, treatment),
    })),
  };
  const told: WebPage | MedicalWebPage = medicalCondition
    ? {
        "@type": "MedicalWebPage",
        ...page,
        about: { "@type": "MedicalCondition", name: medicalCondition },
      }
    : { "@type": "WebPage", ...page };
  return graph(told, breadcrumbList(site, concern));
}
