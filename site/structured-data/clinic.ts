import type { AggregateRating, OpeningHoursSpecification } from "schema-dts";
import { getPhoto } from "../content/content-lookup.ts";
import { capitalized } from "../content/schema/fields.ts";
import { type Days, weekdays } from "../content/schema/place.ts";
import { singleDaysOf } from "../derived/hours.ts";
import type { SingleDays } from "../derived/open-state.ts";
import type { Site } from "../site.ts";
import { type Clinic, clinicId, personId } from "./graph.ts";

const CLINIC: Clinic["@type"] = ["MedicalBusiness", "HealthAndBeautyBusiness"];

/** The clinic with its rating, for the page that shows the rating: search engines require that marked-up data is visible. */
export function ratedClinic(site: Site): Clinic {
  const { rating, showRating, showTestimonials } = site.content.business;
  if (!rating || !showRating || !showTestimonials) return clinic(site);
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating.value,
    reviewCount: rating.reviewCount,
    bestRating: 5,
  };
  return { ...clinic(site), aggregateRating };
}

export function clinic(site: Site): Clinic {
  const { address, brand, email, holidays, phone, reviewsUrl, schedules, serviceAreas, social } =
    site.content.business;
  const elsewhere = [...social.map(({ url }) => url), ...(reviewsUrl ? [reviewsUrl] : [])];
  return {
    "@type": CLINIC,
    "@id": clinicId(site),
    name: brand.name,
    url: site.links.absolute("/"),
    logo: logo(site),
    image: clinicImage(site),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
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
    // A Place, because an area may be a town or a district.
    areaServed: serviceAreas.map((name) => ({ "@type": "Place" as const, name })),
    openingHoursSpecification: openingHours(schedules.opening.days),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: singleDaysOf(site.content.business).flatMap(specialHours),
    }),
    employee: site.content.pages.about.team.members.map(({ key }) => ({
      "@id": personId(site, key),
    })),
  };
}

function logo(site: Site): string {
  return site.links.absolute("/icon-512.png");
}

/** The photograph of the clinic or, while the photo is sample data, the logo. */
function clinicImage(site: Site): string {
  const { clinicPhoto } = site.content.business;
  if (getPhoto(site.content, clinicPhoto).sample) return logo(site);
  return site.links.absolute(site.media.pictures.photo(clinicPhoto).sourceSet("landscape").src);
}

/** Days with the same hours share one entry; closed days are left out. */
function openingHours(days: Days): OpeningHoursSpecification[] {
  const open = weekdays.flatMap((day) => days[day].map((hours) => ({ day, ...hours })));
  const byHours = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`);
  return [...byHours].map(([key, shared]) => {
    const [opens = "", closes = ""] = key.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: shared.map(({ day }) => capitalized(day)),
      opens,
      closes,
    };
  });
}

/** Search engines read a day that opens and closes at midnight as closed. */
const CLOSED = [{ opens: "00:00", closes: "00:00" }];

function specialHours({ from, to, times }: SingleDays): OpeningHoursSpecification[] {
  return (times.length > 0 ? times : CLOSED).map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  }));
}
