import type { ReactNode } from "react";
import type { Concern } from "../content-model/schema/concern.ts";
import type { PageMetadata } from "../content-model/schema/parts.ts";
import type { Treatment } from "../content-model/schema/treatment.ts";
import { sentPath } from "../contract/appointment-request.ts";
import type { Listing } from "./clinic/navigation.ts";
import { AboutPage } from "./pages/AboutPage.tsx";
import { ConcernPage } from "./pages/ConcernPage.tsx";
import { ContactPage } from "./pages/ContactPage.tsx";
import { GalleryPage } from "./pages/GalleryPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { ListingPage } from "./pages/ListingPage.tsx";
import { LocationPage } from "./pages/LocationPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { PlainPage } from "./pages/PlainPage.tsx";
import { ThankYouPage } from "./pages/ThankYouPage.tsx";
import { TreatmentPage } from "./pages/TreatmentPage.tsx";
import { concernGraph } from "./render/structured-data/concern.ts";
import type { Graph } from "./render/structured-data/graph.ts";
import {
  aboutGraph,
  clinicPageGraph,
  galleryGraph,
  homeGraph,
  listingGraph,
} from "./render/structured-data/pages.ts";
import { treatmentGraph } from "./render/structured-data/treatment.ts";
import type { Site } from "./site.ts";

export type Route = {
  path: string;
  /** The content file that holds its words, below the content folder and without its ending. */
  file: string;
  metadata: PageMetadata;
  page: () => ReactNode;
  structuredData?: () => Graph;
  /** The canonical path, if it is not `path`. */
  canonicalPath?: string;
  /** The same page with one query answered: `/gallery?show=laser` works without script too. */
  variants?: readonly { query: string; page: () => ReactNode }[];
};

export type Routes = {
  /** Every address of the site. Prerendering, the sitemap and the tests read this list. */
  routes: readonly Route[];
  /** The page for every unknown address. */
  notFoundRoute: Route;
  /** Short and old addresses, each to the page that took its place. */
  redirects: Readonly<Record<string, string>>;
};

export function createRoutes(site: Site): Routes {
  const { gallery, pages, treatments } = site.content;
  const { pageLinks } = site;
  const { about, contact, location } = pageLinks;
  const notFound = pages["not-found"];
  const named = (name: keyof typeof pageLinks, route: Pick<Route, "page"> & Partial<Route>) => ({
    path: pageLinks[name].path,
    file: `pages/${name}`,
    metadata: pages[name].metadata,
    ...route,
  });
  const routes: Route[] = [
    {
      path: "/",
      file: "pages/home",
      metadata: pages.home.metadata,
      page: () => <HomePage />,
      structuredData: () => homeGraph(site),
    },
    named("about", {
      page: () => <AboutPage />,
      structuredData: () => aboutGraph(site, { ...about, ...pages.about }),
    }),
    ...treatments.flatMap((treatment) => treatmentRoutes(site, treatment)),
    ...site.listings.map((listing) => listingRoute(site, listing)),
    ...site.concerns.map((concern) => concernRoute(site, concern)),
    named("contact", {
      page: () => <ContactPage />,
      structuredData: () => clinicPageGraph(site, "ContactPage", { ...contact, ...pages.contact }),
      variants: site.form.form.services.map(({ value }) => ({
        query: `service=${value}`,
        page: () => <ContactPage start={{ values: { service: value } }} />,
      })),
    }),
    named("location", {
      page: () => <LocationPage />,
      structuredData: () => clinicPageGraph(site, "WebPage", { ...location, ...pages.location }),
    }),
    named("gallery", {
      page: () => <GalleryPage />,
      structuredData: () => galleryGraph(site),
      variants: gallery.filters.map(({ value }) => ({
        query: `show=${value}`,
        page: () => <GalleryPage filter={value} />,
      })),
    }),
    named("privacy", { page: () => <PlainPage name="privacy" /> }),
    named("accessibility", { page: () => <PlainPage name="accessibility" /> }),
    {
      path: sentPath,
      file: "pages/thank-you",
      metadata: { ...pages["thank-you"].metadata, noIndex: true },
      page: () => <ThankYouPage />,
    },
  ];
  return {
    routes,
    notFoundRoute: {
      path: "/404",
      file: "pages/not-found",
      metadata: { ...notFound.metadata, noIndex: true },
      page: () => <NotFoundPage />,
    },
    redirects: Object.fromEntries([
      ...treatments.map(({ shortPath, path }) => [shortPath, path]),
      ...site.listings.flatMap(({ page }) =>
        page.extraCards.map(({ shortPath, leadsTo }) => [
          shortPath,
          site.getTreatment(leadsTo).path,
        ]),
      ),
    ]),
  };
}

/** A treatment's page, and the second address that shows it where it has one. */
function treatmentRoutes(site: Site, treatment: Treatment): Route[] {
  const { path, alsoAt, slug, metadata } = treatment;
  const route: Route = {
    path,
    file: `treatments/${slug}`,
    metadata,
    page: () => <TreatmentPage treatment={treatment} />,
    structuredData: () => treatmentGraph(site, treatment),
  };
  return alsoAt ? [route, { ...route, path: alsoAt, canonicalPath: path }] : [route];
}

function listingRoute(site: Site, listing: Listing): Route {
  return {
    path: listing.path,
    file: `pages/${listing.kind}-treatments`,
    metadata: listing.page.metadata,
    page: () => <ListingPage listing={listing} />,
    structuredData: () => listingGraph(site, listing),
    variants: site.concerns.map(({ slug }) => ({
      query: `concern=${slug}`,
      page: () => <ListingPage listing={listing} concern={slug} />,
    })),
  };
}

function concernRoute(site: Site, concern: Concern): Route {
  return {
    path: concern.path,
    file: `concerns/${concern.slug}`,
    metadata: concern.metadata,
    page: () => <ConcernPage concern={concern} />,
    structuredData: () => concernGraph(site, concern),
  };
}
