import type {
  AggregateRating,
  HealthAndBeautyBusiness,
  MedicalBusiness,
  MergeLeafTypes,
  OpeningHoursSpecification,
} from "schema-dts";
import { content, photoNamed } from "../../content-model/content.ts";
import { type Day, weekdays } from "../../content-model/schema/business.ts";
import { absolute, pictureAddress } from "./graph.ts";

const {
  address,
  brand,
  clinicPhoto,
  email,
  phone,
  rating,
  schedules,
  serviceAreas,
  showRating,
  showTestimonials,
} = content.business;

type Leaf<T, Name extends string> = Extract<T, { "@type": Name }>;
/** The clinic is both; the library's own union knows things of one type only. */
export type Clinic = MergeLeafTypes<
  [
    Leaf<MedicalBusiness, "MedicalBusiness">,
    Leaf<HealthAndBeautyBusiness, "HealthAndBeautyBusiness">,
  ]
>;

export const clinicId = absolute("/#clinic");

/** With its rating, for a page that shows it: what is marked up must be there to see. */
export function ratedClinic(): Clinic {
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    reviewCount: rating.reviewCount,
    bestRating: 5,
  };
  return { ...clinic(), ...(showRating && showTestimonials && { aggregateRating }) };
}

export function clinic(): Clinic {
  return {
    "@type": ["MedicalBusiness", "HealthAndBeautyBusiness"],
    "@id": clinicId,
    name: brand.name,
    url: absolute("/"),
    image: clinicImage(),
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

/** A rendered room is no picture of the clinic: until a photograph takes its place, the mark stands here. */
function clinicImage(): string {
  return photoNamed(clinicPhoto).sample ? absolute("/icon-512.png") : pictureAddress(clinicPhoto);
}

/** Days with the same hours share one entry; closed days are left out. */
function openingHours(): OpeningHoursSpecification[] {
  const byHours = new Map<string, Day[]>();
  for (const day of weekdays) {
    for (const { opens, closes } of schedules.opening.days[day]) {
      const key = `${opens} ${closes}`;
      byHours.set(key, [...(byHours.get(key) ?? []), day]);
    }
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
