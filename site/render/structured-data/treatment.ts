import type { FAQPage, Thing } from "schema-dts";
import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { treatmentCrumbs } from "../../clinic/breadcrumb.ts";
import type { Site } from "../../site.ts";
import { type Graph, graph, type OfferedProcedure } from "./graph.ts";
import { person, reviewedPage } from "./people.ts";

export function treatmentGraph(site: Site, treatment: Treatment): Graph {
  return graph(
    procedureOf(site, treatment),
    reviewedPage(site, treatment),
    ...(treatment.hasFaqData ? [faqPage(site, treatment)] : []),
    ...(treatment.hasBreadcrumb ? [breadcrumbList(site, treatment)] : []),
  );
}

function procedureOf(site: Site, treatment: Treatment): OfferedProcedure {
  const { absolute } = site;
  const { name, hero, steps, preparation, aftercare, procedure, provenance, path } = treatment;
  return {
    "@type": ["MedicalProcedure", "Service"],
    "@id": `${absolute(path)}#procedure`,
    name,
    description: hero.lead,
    url: absolute(path),
    howPerformed: steps.map(({ text }) => text).join(" "),
    preparation: preparation.join(" "),
    followup: aftercare.join(" "),
    bodyLocation: procedure.bodyLocation,
    provider: provenance.givenBy.map(({ member }) => person(site, member)),
    procedureType: `https://schema.org/${procedure.type}Procedure`,
  };
}

function faqPage({ absolute }: Site, { faqs, path }: Treatment): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${absolute(path)}#questions`,
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function breadcrumbList({ absolute, content }: Site, { name, path }: Treatment): Thing {
  const { labels } = content.interface;
  return {
    "@type": "BreadcrumbList",
    "@id": `${absolute(path)}#breadcrumb`,
    itemListElement: treatmentCrumbs(name, labels).map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(href ?? path),
    })),
  };
}
