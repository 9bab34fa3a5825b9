import type { ReactNode } from "react";
import { content, treatmentNamed } from "../content-model/content.ts";
import type { Concern, PageMetadata } from "../content-model/schema/parts.ts";
import type { Treatment } from "../content-model/schema/treatment.ts";
import { sentPath } from "../contract/appointment-request.ts";
import { services } from "./clinic/appointment-form.ts";
import { listings, metConcerns, pageLinks, treatmentsOfKind } from "./clinic/navigation.ts";
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

const { gallery, pages, treatments } = content;

export type Route = {
  path: string;
  /** The content file that holds its words, below the content folder and without its ending. */
  file: string;
  metadata: PageMetadata;
  page: () => ReactNode;
  structuredData?: () => Graph;
  /** The address search engines are told, where it is not `path`. */
  canonicalPath?: string;
  /** The same page with one query answered: `/gallery?show=laser` works without script too. */
  variants?: readonly { query: string; page: () => ReactNode }[];
};

/** Every address of the site. Prerendering, the sitemap and the tests read this list. */
export const routes: readonly Route[] = [
  {
    path: "/",
    file: "pages/home",
    metadata: pages.home.metadata,
    page: () => <HomePage />,
    structuredData: homeGraph,
  },
  {
    path: pageLinks.about.path,
    file: "pages/about",
    metadata: pages.about.metadata,
    page: () => <AboutPage />,
    structuredData: () => pageGraph("AboutPage", pageLinks.about.path, pages.about.metadata),
  },
  ...treatments.flatMap(treatmentRoutes),
  ...listings.map(({ kind, path, page: content }): Route => {
    const page = (concern?: Concern) => (
      <ListingPage
        path={path}
        content={content}
        treatments={treatmentsOfKind(kind)}
        {...(concern && { concern })}
      />
    );
    return {
      path,
      file: `pages/${kind}-treatments`,
      metadata: content.metadata,
      page,
      variants: metConcerns.map((concern) => ({
        query: `concern=${concern}`,
        page: () => page(concern),
      })),
    };
  }),
  {
    path: pageLinks.contact.path,
    file: "pages/contact",
    metadata: pages.contact.metadata,
    page: () => <ContactPage />,
    structuredData: () =>
      clinicPageGraph("ContactPage", pageLinks.contact.path, pages.contact.metadata),
    variants: services.map(({ value }) => ({
      query: `service=${value}`,
      page: () => <ContactPage start={{ values: { service: value } }} />,
    })),
  },
  {
    path: pageLinks.location.path,
    file: "pages/location",
    metadata: pages.location.metadata,
    page: () => <LocationPage />,
    structuredData: () =>
      clinicPageGraph("WebPage", pageLinks.location.path, pages.location.metadata),
  },
  {
    path: pageLinks.gallery.path,
    file: "pages/gallery",
    metadata: pages.gallery.metadata,
    page: () => <GalleryPage />,
    structuredData: galleryGraph,
    variants: gallery.filters.map(({ value }) => ({
      query: `show=${value}`,
      page: () => <GalleryPage filter={value} />,
    })),
  },
  {
    path: pageLinks.privacy.path,
    file: "pages/privacy",
    metadata: pages.privacy.metadata,
    page: () => <PlainPage path={pageLinks.privacy.path} content={pages.privacy} />,
  },
  {
    path: pageLinks.accessibility.path,
    file: "pages/accessibility",
    metadata: pages.accessibility.metadata,
    page: () => <PlainPage path={pageLinks.accessibility.path} content={pages.accessibility} />,
  },
  {
    path: sentPath,
    file: "pages/thank-you",
    metadata: { ...pages["thank-you"].metadata, noIndex: true },
    page: () => <ThankYouPage />,
  },
];

/** A treatment's page, and the second address that shows it where it has one. */
function treatmentRoutes(treatment: Treatment): Route[] {
  const { path, alsoAt, slug, metadata } = treatment;
  const route: Route = {
    path,
    file: `treatments/${slug}`,
    metadata,
    page: () => <TreatmentPage treatment={treatment} />,
    structuredData: () => treatmentGraph(treatment),
  };
  return alsoAt ? [route, { ...route, path: alsoAt, canonicalPath: path }] : [route];
}

/** Answers every address that is in no list. */
export const notFoundRoute: Route = {
  path: "/404",
  file: "pages/not-found",
  metadata: { ...pages["not-found"].metadata, noIndex: true },
  page: () => <NotFoundPage />,
};

/** Short and old addresses, each to the page that took its place. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries([
  ...treatments.map(({ shortPath, path }) => [shortPath, path]),
  ...listings.flatMap(({ page }) =>
    page.extraCards.map(({ shortPath, leadsTo }) => [shortPath, treatmentNamed(leadsTo).path]),
  ),
]);
