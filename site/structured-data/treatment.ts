import type { FAQPage, MedicalWebPage } from "schema-dts";
import type { Treatment } from "../content/schema/treatment.ts";
import type { Site } from "../site.ts";
import { breadcrumbList, type Graph, graph, type OfferedProcedure, person } from "./graph.ts";

export function treatmentGraph(site: Site, treatment: Treatment): Graph {
  return graph(
    procedureOf(site, treatment),
    reviewedPage(site, treatment),
    ...(treatment.hasFaqData ? [faqPage(site, treatment)] : []),
    ...(treatment.hasBreadcrumb ? [breadcrumbList(site, treatment)] : []),
  );
}

export function procedureId({ links }: Site, { path }: Treatment): string {
  return `${links.absolute(path)}#procedure`;
}

function procedureOf(site: Site, treatment: Treatment): OfferedProcedure {
  const { name, hero, steps, preparation, aftercare, procedure, provenance, path } = treatment;
  return {
    "@type": ["MedicalProcedure", "Service"],
    "@id": procedureId(site, treatment),
    name,
    description: hero.lead,
    url: site.links.absolute(path),
    howPerformed: steps.map(({ text }) => text).join(" "),
    preparation: preparation.join(" "),
    followup: aftercare.join(" "),
    bodyLocation: procedure.bodyLocation,
    provider: provenance.givenBy.map(({ member }) => person(site, member)),
    procedureType: `https://schema.org/${procedure.type}Procedure`,
  };
}

function reviewedPage(site: Site, treatment: Treatment): MedicalWebPage {
  const { path, provenance } = treatment;
  return {
    "@type": "MedicalWebPage",
    "@id": `${site.links.absolute(path)}#page`,
    mainEntity: { "@id": procedureId(site, treatment) },
    reviewedBy: person(site, provenance.reviewedBy),
    lastReviewed: provenance.reviewed,
    citation: provenance.sources.map((source) => source.url),
  };
}

function faqPage({ links }: Site, { faqs, path }: Treatment): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${links.absolute(path)}#questions`,
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
