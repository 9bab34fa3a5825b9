import type { AggregateRating, OpeningHoursSpecification, Organization } from "schema-dts";
import { getPhoto } from "../../../content-model/content-lookup.ts";
import { type Day, type Days, weekdays } from "../../../content-model/schema/places.ts";
import type { Place } from "../../clinic/places.ts";
import type { Site } from "../../site.ts";
import { type Clinic, pictureAddress } from "./graph.ts";
import { personId } from "./people.ts";

const CLINIC: Clinic["@type"] = ["MedicalBusiness", "HealthAndBeautyBusiness"];

type Whole = Extract<Organization, { "@type": "Organization" }>;
type ClinicNodes = readonly [Clinic | Whole, ...Clinic[]];

export function clinicId({ absolute }: Site): string {
  return absolute("/#clinic");
}

/** The clinic with its rating, for a page that shows it: marked-up data must be visible. */
export function ratedClinic(site: Site): ClinicNodes {
  const { rating, showRating, showTestimonials } = site.content.business;
  const [whole, ...places] = clinic(site);
  if (!rating || !showRating || !showTestimonials) return [whole, ...places];
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    reviewCount: rating.reviewCount,
    bestRating: 5,
  };
  return [{ ...whole, aggregateRating }, ...places];
}

/** The clinic; where it has several places, the organization and then each of them. */
export function clinic(site: Site): ClinicNodes {
  const { places } = site;
  const [first] = places;
  if (places.length === 1 && first)
    return [{ "@type": CLINIC, ...organizationFacts(site, placeFacts(site, first)) }];
  const whole: Whole = { "@type": "Organization", ...organizationFacts(site) };
  const each = places.map((place, index): Clinic => {
    const { brand, phone } = site.content.business;
    return {
      "@type": CLINIC,
      "@id": site.absolute(`/#place-${index + 1}`),
      name: `${brand.name}, ${place.name}`,
      url: site.absolute("/"),
      image: clinicImage(site),
      parentOrganization: { "@id": clinicId(site) },
      telephone: place.ownPhone ?? phone,
      ...placeFacts(site, place),
    };
  });
  return [whole, ...each];
}

/** @param ofPlace the only place's */
function organizationFacts(site: Site, ofPlace: Partial<ReturnType<typeof placeFacts>> = {}) {
  const { brand, email, phone, serviceAreas, social } = site.content.business;
  const { openingHoursSpecification, ...where } = ofPlace;
  return {
    "@id": clinicId(site),
    name: brand.name,
    url: site.absolute("/"),
    logo: logo(site),
    image: clinicImage(site),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    telephone: phone,
    email,
    ...where,
    // Towns and districts of towns alike.
    areaServed: serviceAreas.map((name) => ({ "@type": "Place" as const, name })),
    ...(openingHoursSpecification && { openingHoursSpecification }),
    employee: site.content.pages.about.team.members.map(({ key }) => ({
      "@id": personId(site, key),
    })),
  };
}

function placeFacts({ content }: Site, { postalAddress, days }: Place) {
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: postalAddress.street,
      addressLocality: postalAddress.city,
      addressRegion: postalAddress.region,
      postalCode: postalAddress.postalCode,
      addressCountry: postalAddress.country,
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: postalAddress.latitude,
      longitude: postalAddress.longitude,
    },
    openingHoursSpecification: [
      ...openingHours(days),
      ...content.business.holidays.map(({ date }) => closedOn(date)),
    ],
  } satisfies Partial<Clinic>;
}

function logo(site: Site): string {
  return site.absolute("/icon-512.png");
}

/** A rendered room is not a photograph of the clinic: until there is one, this is the logo. */
function clinicImage(site: Site): string {
  const { clinicPhoto } = site.content.business;
  const { sample } = getPhoto(site.content, clinicPhoto);
  return sample ? logo(site) : pictureAddress(site, clinicPhoto);
}

/** Days with the same hours share one entry; closed days are left out. */
function openingHours(days: Days): OpeningHoursSpecification[] {
  const open = weekdays.flatMap((day) => days[day].map((hours) => ({ day, ...hours })));
  const byHours = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`);
  return [...byHours].map(([key, shared]) => {
    const [opens = "", closes = ""] = key.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: shared.map(({ day }) => schemaDay(day)),
      opens,
      closes,
    };
  });
}

/** Opening and closing at midnight is how search engines are told of a closed day. */
function closedOn(date: string): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  };
}

function schemaDay(day: Day): Capitalize<Day> {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Day>;
}
