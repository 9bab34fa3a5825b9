import { type Node, typesOf, within } from "./graphs.ts";

/**
 * What each type must carry: Google's documented requirements for its rich
 * results (breadcrumb, FAQ, local business, organization, carousel, review snippet,
 * image), and for types without documented results, what the brief asks
 * of them. "item|url" is one or the other.
 */
const required: Record<string, readonly string[]> = {
  MedicalBusiness: [
    ...["name", "url", "image", "telephone", "address", "openingHoursSpecification"],
    ...["logo", "email", "areaServed", "employee"],
  ],
  HealthAndBeautyBusiness: ["name", "address"],
  PostalAddress: [
    ...["streetAddress", "addressLocality", "addressRegion"],
    ...["postalCode", "addressCountry"],
  ],
  GeoCoordinates: ["latitude", "longitude"],
  Place: ["name"],
  OpeningHoursSpecification: ["dayOfWeek|validFrom", "dayOfWeek|validThrough", "opens", "closes"],
  AggregateRating: ["ratingValue", "reviewCount", "bestRating"],
  WebSite: ["url", "name"],
  WebPage: ["url", "name"],
  AboutPage: ["url", "name"],
  ContactPage: ["url", "name"],
  MedicalWebPage: ["mainEntity", "reviewedBy", "lastReviewed", "citation"],
  MedicalProcedure: [
    ...["name", "description", "howPerformed", "preparation"],
    ...["followup", "bodyLocation", "procedureType"],
  ],
  Service: ["provider"],
  Person: ["name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item|url"],
};

/** One line for every type that is unknown here and every property that is missing, empty or of a wrong form. */
export function faultsOf(node: Node): string[] {
  return within(node).flatMap((part) => {
    if ("@id" in part && Object.keys(part).length === 1) return [];
    return typesOf(part).flatMap((type) => {
      const properties = required[type];
      if (!properties) return [`there is no list of properties for the type ${type}`];
      return [...missing(part, type, properties), ...malformed(part, type)];
    });
  });
}

function missing(part: Node, type: string, properties: readonly string[]): string[] {
  const isEmpty = (property: string) => [undefined, null, ""].includes(part[property] as undefined);
  return properties
    .filter((property) => property.split("|").every(isEmpty))
    .map((property) => `${type} has no ${property}`);
}

const forms: Record<string, RegExp> = {
  url: /^https:\/\/[^\s?#]+$/,
  contentUrl: /^https:\/\/\S+\.(jpg|png|svg)$/,
  logo: /^https:\/\/\S+\.(jpg|png)$/,
  sameAs: /^https:\/\/\S+$/,
  item: /^https:\/\/\S+$/,
  lastReviewed: /^\d{4}-\d\d-\d\d$/,
  telephone: /^\+1\d{10}$/,
  validFrom: /^\d{4}-\d\d-\d\d$/,
  validThrough: /^\d{4}-\d\d-\d\d$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  position: /^[1-9]\d*$/,
  addressCountry: /^[A-Z]{2}$/,
  procedureType: /^https:\/\/schema\.org\/(Noninvasive|Percutaneous|Surgical)Procedure$/,
};

function malformed(part: Node, type: string): string[] {
  return Object.entries(forms)
    .filter(([property, form]) => property in part && !form.test(String(part[property])))
    .map(([property]) => `${type}'s ${property} is ${String(part[property])}`);
}
