import type { FAQPage, MedicalProcedure } from "schema-dts";
import type { Treatment } from "../../../content-model/schema/treatment.ts";
import type { Site } from "../../site.ts";
import { breadcrumbList } from "./breadcrumb.ts";
import { type Graph, graph } from "./graph.ts";

export function treatmentGraph(site: Site, treatment: Treatment): Graph {
  return graph(
    procedureOf(site, treatment),
    ...(treatment.hasFaqData ? [faqPage(site, treatment)] : []),
    ...(treatment.hasBreadcrumb ? [breadcrumbList(site, treatment)] : []),
  );
}

export function procedureId({ absolute }: Site, { path }: Treatment): string {
  return `${absolute(path)}#procedure`;
}

function procedureOf(site: Site, treatment: Treatment): MedicalProcedure {
  const { name, hero, steps, preparation, aftercare, procedure, path } = treatment;
  return {
    "@type": "MedicalProcedure",
    "@id": procedureId(site, treatment),
    name,
    description: hero.lead,
    url: site.absolute(path),
    howPerformed: steps.map(({ text }) => text).join(" "),
    preparation: preparation.join(" "),
    followup: aftercare.join(" "),
    bodyLocation: procedure.bodyLocation,
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
