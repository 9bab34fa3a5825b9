import type { FAQPage, MedicalProcedure, Thing } from "schema-dts";
import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { treatmentCrumbs } from "../../clinic/breadcrumb.ts";
import type { Site } from "../../site.ts";
import { type Graph, graph } from "./graph.ts";

export function treatmentGraph(site: Site, treatment: Treatment): Graph {
  return graph(
    procedureOf(site, treatment),
    ...(treatment.hasFaqData ? [faqPage(site, treatment)] : []),
    ...(treatment.hasBreadcrumb ? [breadcrumbList(site, treatment)] : []),
  );
}

function procedureOf({ absolute }: Site, treatment: Treatment): MedicalProcedure {
  const { name, hero, steps, preparation, aftercare, procedure, path } = treatment;
  return {
    "@type": "MedicalProcedure",
    "@id": `${absolute(path)}#procedure`,
    name,
    description: hero.lead,
    url: absolute(path),
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
