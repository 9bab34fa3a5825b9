import type {
  AggregateRating,
  HealthAndBeautyBusiness,
  MedicalBusiness,
  MergeLeafTypes,
  OpeningHoursSpecification,
} from "schema-dts";
import { getPhoto } from "../../../content-model/content-lookup.ts";
import type { Content } from "../../../content-model/content-schema.ts";
import { type Day, weekdays } from "../../../content-model/schema/business.ts";
import type { Site } from "../../site.ts";
import { pictureAddress } from "./graph.ts";

type Leaf<T, Name extends string> = Extract<T, { "@type": Name }>;
/** The clinic has two types; the library's union allows only one. */
export type Clinic = MergeLeafTypes<
  [
    Leaf<MedicalBusiness, "MedicalBusiness">,
    Leaf<HealthAndBeautyBusiness, "HealthAndBeautyBusiness">,
  ]
>;

export function clinicId({ absolute }: Site): string {
  return absolute("/#clinic");
}

/** The clinic with its rating, for a page that shows it: marked-up data must be visible. */
export function ratedClinic(site: Site): Clinic {
  const { rating, showRating, showTestimonials } = site.content.business;
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    reviewCount: rating.reviewCount,
    bestRating: 5,
  };
  return { ...clinic(site), ...(showRating && showTestimonials && { aggregateRating }) };
}

export function clinic(site: Site): Clinic {
  const { address, brand, email, phone, schedules, serviceAreas } = site.content.business;
  return {
    "@type": ["MedicalBusiness", "HealthAndBeautyBusiness"],
    "@id": clinicId(site),
    name: brand.name,
    url: site.absolute("/"),
    image: clinicImage(site),
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
    openingHoursSpecification: openingHours(schedules.opening.days),
  };
}

/** A rendered room is not a photograph of the clinic: until there is one, this is the logo. */
function clinicImage(site: Site): string {
  const { clinicPhoto } = site.content.business;
  const { sample } = getPhoto(site.content, clinicPhoto);
  return sample ? site.absolute("/icon-512.png") : pictureAddress(site, clinicPhoto);
}

type OpeningDays = Content["business"]["schedules"]["opening"]["days"];

/** Days with the same hours share one entry; closed days are left out. */
function openingHours(days: OpeningDays): OpeningHoursSpecification[] {
  const byHours = new Map<string, Day[]>();
  for (const day of weekdays) {
    for (const { opens, closes } of days[day]) {
      const key = `${opens} ${closes}`;
      byHours.set(key, [...(byHours.get(key) ?? []), day]);
    }
  }
  return [...byHours].map(([key, open]) => {
    const [opens = "", closes = ""] = key.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: open.map((day) => schemaDays[day]),
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
