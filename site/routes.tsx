import type { ReactNode } from "react";
import { galleryFilters } from "../content/gallery.ts";
import { notFoundPage, thankYouPage } from "../content/interface.ts";
import { aboutPage } from "../content/pages/about.ts";
import { accessibilityPage } from "../content/pages/accessibility.ts";
import { contactPage } from "../content/pages/contact.ts";
import { galleryPage } from "../content/pages/gallery.ts";
import { homePage } from "../content/pages/home.ts";
import { invasivePage } from "../content/pages/invasive-treatments.ts";
import { locationPage } from "../content/pages/location.ts";
import { nonInvasivePage } from "../content/pages/non-invasive-treatments.ts";
import { privacyPage } from "../content/pages/privacy.ts";
import { antiWrinkle } from "../content/treatments/anti-wrinkle.ts";
import { treatments } from "../content/treatments/index.ts";
import {
  type Concern,
  concerns,
  type ListingPageContent,
  type PageMetadata,
} from "../content/types.ts";
import { sentPath } from "../contract/appointment-request.ts";
import { services } from "./clinic/appointment-words.ts";
import { listings, pageLinks, treatmentsOfKind } from "./clinic/navigation.ts";
import { AboutPage } from "./pages/AboutPage.tsx";
import { ContactPage } from "./pages/ContactPage.tsx";
import { GalleryPage } from "./pages/GalleryPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { ListingPage } from "./pages/ListingPage.tsx";
import { LocationPage } from "./pages/LocationPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { PlainPage } from "./pages/PlainPage.tsx";
import { ThankYouPage } from "./pages/ThankYouPage.tsx";
import { TreatmentPage } from "./pages/TreatmentPage.tsx";
import type { Graph } from "./structured-data/graph.ts";
import { clinicPageGraph, galleryGraph, homeGraph, pageGraph } from "./structured-data/pages.ts";
import { treatmentGraph } from "./structured-data/treatment.ts";

export type Route = {
  path: string;
  metadata: PageMetadata;
  page: () => ReactNode;
  structuredData?: () => Graph;
  /** The address search engines are told, where it is not `path`. */
  canonicalPath?: string;
  /** The same page with one query answered: `/gallery?show=laser` works without script too. */
  variants?: readonly { query: string; page: () => ReactNode }[];
};

const listingContent: Record<(typeof listings)[number]["kind"], ListingPageContent> = {
  "non-invasive": nonInvasivePage,
  invasive: invasivePage,
};

/** Every address of the site. Prerendering, the sitemap and the tests read this list. */
export const routes: readonly Route[] = [
  {
    path: "/",
    metadata: homePage.metadata,
    page: () => <HomePage />,
    structuredData: homeGraph,
  },
  {
    path: pageLinks.about.path,
    metadata: aboutPage.metadata,
    page: () => <AboutPage />,
    structuredData: () => pageGraph("AboutPage", pageLinks.about.path, aboutPage.metadata),
  },
  ...treatments.map(
    (treatment): Route => ({
      path: treatment.path,
      metadata: treatment.metadata,
      page: () => <TreatmentPage treatment={treatment} />,
      structuredData: () => treatmentGraph(treatment),
    }),
  ),
  {
    path: "/non-invasive-treatment",
    canonicalPath: antiWrinkle.path,
    metadata: antiWrinkle.metadata,
    page: () => <TreatmentPage treatment={antiWrinkle} />,
    structuredData: () => treatmentGraph(antiWrinkle),
  },
  ...listings.map(({ kind, path }): Route => {
    const page = (concern?: Concern) => (
      <ListingPage
        path={path}
        content={listingContent[kind]}
        treatments={treatmentsOfKind(kind)}
        {...(concern && { concern })}
      />
    );
    return {
      path,
      metadata: listingContent[kind].metadata,
      page,
      variants: concerns.map((concern) => ({
        query: `concern=${concern}`,
        page: () => page(concern),
      })),
    };
  }),
  {
    path: pageLinks.contact.path,
    metadata: contactPage.metadata,
    page: () => <ContactPage />,
    structuredData: () =>
      clinicPageGraph("ContactPage", pageLinks.contact.path, contactPage.metadata),
    variants: services.map(({ value }) => ({
      query: `service=${value}`,
      page: () => <ContactPage start={{ values: { service: value } }} />,
    })),
  },
  {
    path: pageLinks.location.path,
    metadata: locationPage.metadata,
    page: () => <LocationPage />,
    structuredData: () =>
      clinicPageGraph("WebPage", pageLinks.location.path, locationPage.metadata),
  },
  {
    path: pageLinks.gallery.path,
    metadata: galleryPage.metadata,
    page: () => <GalleryPage />,
    structuredData: galleryGraph,
    variants: galleryFilters.map(({ value }) => ({
      query: `show=${value}`,
      page: () => <GalleryPage filter={value} />,
    })),
  },
  {
    path: pageLinks.privacy.path,
    metadata: privacyPage.metadata,
    page: () => <PlainPage path={pageLinks.privacy.path} content={privacyPage} />,
  },
  {
    path: pageLinks.accessibility.path,
    metadata: accessibilityPage.metadata,
    page: () => <PlainPage path={pageLinks.accessibility.path} content={accessibilityPage} />,
  },
  {
    path: sentPath,
    metadata: { ...thankYouPage.metadata, noIndex: true },
    page: () => <ThankYouPage />,
  },
];

/** Answers every address that is in no list. */
export const notFoundRoute: Route = {
  path: "/404",
  metadata: { ...notFoundPage.metadata, noIndex: true },
  page: () => <NotFoundPage />,
};

/** Short and old addresses, each to the page that took its place. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries([
  ...treatments.map(({ shortPath, path }) => [shortPath, path]),
  ...Object.values(listingContent).flatMap(({ extraCards }) =>
    extraCards.map(({ shortPath, leadsTo }) => [shortPath, leadsTo]),
  ),
]);
