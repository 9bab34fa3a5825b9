import type {
  AggregateRating,
  FAQPage,
  HealthAndBeautyBusiness,
  ImageGallery,
  MedicalBusiness,
  MedicalProcedure,
  MergeLeafTypes,
  OpeningHoursSpecification,
  Thing,
} from "schema-dts";
import {
  address,
  brand,
  type Day,
  email,
  phone,
  rating,
  schedules,
  serviceAreas,
  showRating,
  showTestimonials,
} from "../content/business.ts";
import { galleryImages } from "../content/gallery.ts";
import { galleryPage } from "../content/pages/gallery.ts";
import { homePage } from "../content/pages/home.ts";
import type { PhotoName } from "../content/photos.ts";
import type { PageMetadata, Treatment } from "../content/types.ts";
import { pictureSource } from "./media/pictures.ts";
import { treatmentCrumbs } from "./sections/Breadcrumbs.tsx";
import { publicSiteUrl } from "./settings.ts";

type Leaf<T, Name extends string> = Extract<T, { "@type": Name }>;
/** The clinic is both; the library's own union knows things of one type only. */
type Clinic = MergeLeafTypes<
  [
    Leaf<MedicalBusiness, "MedicalBusiness">,
    Leaf<HealthAndBeautyBusiness, "HealthAndBeautyBusiness">,
  ]
>;

type Item = Thing | Clinic;

/** What a page tells search engines: one `@graph`, whose text equals what the page shows. */
export type Graph = { "@context": "https://schema.org"; "@graph": readonly Item[] };

const CLINIC_ID = `${publicSiteUrl}/#clinic`;
const WEBSITE_ID = `${publicSiteUrl}/#website`;

export function homeGraph(): Graph {
  return graph(ratedClinic(), {
    "@type": "WebSite",
    "@id": WEBSITE_ID,
    url: absolute("/"),
    name: brand.name,
    description: homePage.metadata.description,
    publisher: { "@id": CLINIC_ID },
    inLanguage: "en-CA",
  });
}

export function treatmentGraph(treatment: Treatment): Graph {
  const procedure = { "@id": `${absolute(treatment.path)}#procedure` };
  return graph(
    procedureOf(treatment, procedure["@id"]),
    ...(treatment.hasFaqData ? [faqPage(treatment)] : []),
    ...(treatment.hasBreadcrumb ? [breadcrumbList(treatment)] : []),
  );
}

export function pageGraph(type: "AboutPage", path: string, metadata: PageMetadata): Graph {
  return graph({
    "@type": type,
    "@id": `${absolute(path)}#page`,
    url: absolute(path),
    name: metadata.title,
    description: metadata.description,
  });
}

/** A page about the clinic as a place: contact and location. */
export function clinicPageGraph(
  type: "ContactPage" | "WebPage",
  path: string,
  metadata: PageMetadata,
): Graph {
  return graph(
    {
      "@type": type,
      "@id": `${absolute(path)}#page`,
      url: absolute(path),
      name: metadata.title,
      description: metadata.description,
      mainEntity: { "@id": CLINIC_ID },
    },
    clinic(),
  );
}

export function galleryGraph(): Graph {
  const gallery: ImageGallery = {
    "@type": "ImageGallery",
    "@id": `${absolute("/gallery")}#gallery`,
    url: absolute("/gallery"),
    name: galleryPage.metadata.title,
    description: galleryPage.metadata.description,
    image: galleryImages.map(({ photo, alt, description }) => ({
      "@type": "ImageObject",
      contentUrl: pictureAddress(photo),
      name: description,
      description: alt,
    })),
  };
  return graph(gallery);
}

/** With its rating, for a page that shows it: what is marked up must be there to see. */
function ratedClinic(): Clinic {
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    reviewCount: rating.reviewCount,
    bestRating: rating.value,
  };
  return { ...clinic(), ...(showRating && showTestimonials && { aggregateRating }) };
}

function clinic(): Clinic {
  return {
    "@type": ["MedicalBusiness", "HealthAndBeautyBusiness"],
    "@id": CLINIC_ID,
    name: brand.name,
    url: absolute("/"),
    image: pictureAddress("exterior"),
    telephone: phone,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: address.latitude,
      longitude: address.longitude,
    },
    areaServed: serviceAreas.map((name) => ({ "@type": "City", name })),
    openingHoursSpecification: openingHours(),
  };
}

/** Days with the same hours share one entry; closed days are left out. */
function openingHours(): OpeningHoursSpecification[] {
  const byHours = new Map<string, Day[]>();
  for (const [day, time] of Object.entries(schedules.opening.days)) {
    if (!time) continue;
    const key = `${time.opens} ${time.closes}`;
    byHours.set(key, [...(byHours.get(key) ?? []), day as Day]);
  }
  return [...byHours].map(([key, days]) => {
    const [opens = "", closes = ""] = key.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => schemaDays[day]),
      opens,
      closes,
    };
  });
}

const schemaDays = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Day, string>;

function procedureOf(treatment: Treatment, id: string): MedicalProcedure {
  const { name, hero, steps, preparation, aftercare, procedure, path } = treatment;
  return {
    "@type": "MedicalProcedure",
    "@id": id,
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

function graph(...items: readonly Item[]): Graph {
  return { "@context": "https://schema.org", "@graph": items };
}

export function absolute(path: string): string {
  return publicSiteUrl + path;
}

function pictureAddress(photo: PhotoName): string {
  return absolute(pictureSource(photo, "landscape").src);
}
