import type { FAQPage, MedicalProcedure, Thing } from "schema-dts";
import type { Treatment } from "../../content-model/schema/treatment.ts";
import { treatmentCrumbs } from "../clinic/breadcrumb.ts";
import { absolute, type Graph, graph } from "./graph.ts";

export function treatmentGraph(treatment: Treatment): Graph {
  return graph(
    procedureOf(treatment),
    ...(treatment.hasFaqData ? [faqPage(treatment)] : []),
    ...(treatment.hasBreadcrumb ? [breadcrumbList(treatment)] : []),
  );
}

function procedureOf(treatment: Treatment): MedicalProcedure {
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

function faqPage({ faqs, path }: Treatment): FAQPage {
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

function breadcrumbList({ name, path }: Treatment): Thing {
  return {
    "@type": "BreadcrumbList",
    "@id": `${absolute(path)}#breadcrumb`,
    itemListElement: treatmentCrumbs(name).map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(href ?? path),
    })),
  };
}
