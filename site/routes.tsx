import type { ReactNode } from "react";
import type { PlacedPage } from "./content/content-schema.ts";
import type { Concern } from "./content/schema/concern.ts";
import type { PageMetadata } from "./content/schema/parts.ts";
import type { Treatment } from "./content/schema/treatment.ts";
import { AboutPage } from "./pages/about/AboutPage.tsx";
import { loadAboutPage } from "./pages/about/load-about-page.ts";
import { ConcernPage } from "./pages/concern/ConcernPage.tsx";
import { loadConcernPage } from "./pages/concern/load-concern-page.ts";
import { ContactPage } from "./pages/contact/ContactPage.tsx";
import { loadContactPage } from "./pages/contact/load-contact-page.ts";
import { GalleryPage, loadGalleryPage } from "./pages/gallery/GalleryPage.tsx";
import { HomePage } from "./pages/home/HomePage.tsx";
import { loadHomePage } from "./pages/home/load-home-page.ts";
import { ListingPage } from "./pages/listing/ListingPage.tsx";
import { loadListingPage } from "./pages/listing/load-listing-page.ts";
import { LocationPage, loadLocationPage } from "./pages/location/LocationPage.tsx";
import { loadNotFoundPage, NotFoundPage } from "./pages/NotFoundPage.tsx";
import { loadPlainPage, PlainPage } from "./pages/plain/PlainPage.tsx";
import { loadThankYouPage, ThankYouPage } from "./pages/ThankYouPage.tsx";
import { AntiWrinklePage } from "./pages/treatment/AntiWrinklePage.tsx";
import { loadTreatmentPage } from "./pages/treatment/load-treatment-page.ts";
import { ServicePage } from "./pages/treatment/ServicePage.tsx";
import type { Site } from "./site.ts";
import type { Graph } from "./structured-data/graph.ts";
import { aboutGraph, clinicPageGraph, concernGraph, homeGraph } from "./structured-data/pages.ts";
import { treatmentGraph } from "./structured-data/treatment.ts";

export type Route = {
  path: string;
  metadata: PageMetadata;
  page: () => ReactNode;
  structuredData?: () => Graph;
  /** An ISO date that the content has, for the sitemap. That of the build would say nothing about the page. */
  lastChecked?: string;
  /** The page is kept out of search engines and the sitemap. */
  noIndex?: true;
  /** The canonical path, if it is not `path`. */
  canonicalPath?: string;
  /** The page for each supported query. They make `/gallery?show=laser` work without script. */
  variants?: readonly { query: string; page: () => ReactNode }[];
};

/** What a route has beside the path and the metadata of its file. */
type Rendering = Pick<Route, "page"> & Partial<Route>;

type Routes = {
  /** Every address of the site. Prerendering, the sitemap and the tests read this list. */
  routes: readonly Route[];
  /** The page for every unknown address. */
  notFoundRoute: Route;
  /** Redirects from short and old paths to the path of the page. */
  redirects: Readonly<Record<string, string>>;
};

export function createRoutes(site: Site): Routes {
  const { pages, treatments } = site.content;
  const named = Object.entries(renderingsOf(site)) as [PlacedPage, Rendering | undefined][];
  return {
    routes: [
      ...named.flatMap(([name, rendering]) => {
        const { path, metadata } = pages[name];
        return rendering ? [{ path, metadata, ...rendering }] : [];
      }),
      ...treatments.flatMap((treatment) => treatmentRoutes(site, treatment)),
      ...site.links.concerns.map((concern) => concernRoute(site, concern)),
      ...site.links.plainPages.map((page) => {
        const { path, metadata } = page;
        return { path, metadata, page: () => <PlainPage {...loadPlainPage(site, page)} /> };
      }),
    ],
    notFoundRoute: {
      path: "/404",
      metadata: pages["not-found"].metadata,
      noIndex: true,
      page: () => <NotFoundPage {...loadNotFoundPage(site)} />,
    },
    redirects: redirectsOf(site),
  };
}

/** How each page that `content-schema.ts` names is rendered. Undefined: the clinic has no such page. */
function renderingsOf(site: Site): Record<PlacedPage, Rendering | undefined> {
  const { gallery, pages } = site.content;
  return {
    home: {
      page: () => <HomePage {...loadHomePage(site)} />,
      structuredData: () => homeGraph(site),
    },
    about: {
      page: () => <AboutPage {...loadAboutPage(site)} />,
      structuredData: () => aboutGraph(site, pages.about),
    },
    "non-invasive-treatments": listingRendering(site, "non-invasive"),
    "invasive-treatments": listingRendering(site, "invasive"),
    contact: {
      page: () => <ContactPage {...loadContactPage(site)} />,
      structuredData: () => clinicPageGraph(site, "ContactPage", pages.contact),
      variants: contactVariants(site),
    },
    location: {
      page: () => <LocationPage {...loadLocationPage(site)} />,
      structuredData: () => clinicPageGraph(site, "WebPage", pages.location),
    },
    gallery: {
      page: () => <GalleryPage {...loadGalleryPage(site)} />,
      variants: gallery.filters.map(({ value }) => ({
        query: `show=${value}`,
        page: () => <GalleryPage {...loadGalleryPage(site, value)} />,
      })),
    },
    privacy: { page: () => <PlainPage {...loadPlainPage(site, pages.privacy)} /> },
    "thank-you": { noIndex: true, page: () => <ThankYouPage {...loadThankYouPage(site)} /> },
  };
}

/** A kind without treatments has no page. */
function listingRendering(site: Site, kind: Treatment["kind"]): Rendering | undefined {
  const listing = site.links.listings.find((one) => one.kind === kind);
  return listing && { page: () => <ListingPage {...loadListingPage(site, listing)} /> };
}

/** The form with each service, and with a consultation about each concern. */
function contactVariants(site: Site): NonNullable<Route["variants"]> {
  const { derived, links } = site;
  return [
    ...derived.form.services.map(({ value }) => ({
      query: `service=${value}`,
      page: () => <ContactPage {...loadContactPage(site, { service: value })} />,
    })),
    ...links.concerns.map((concern) => ({
      query: queryOf(links.concernLink(concern)),
      page: () => (
        <ContactPage
          {...loadContactPage(site, { service: links.consultationService, about: concern })}
        />
      ),
    })),
  ];
}

function redirectsOf({ content, links }: Site): Routes["redirects"] {
  const extraCards = links.listings.flatMap(({ page }) => page.extraCards);
  return Object.fromEntries([
    ...content.redirects.items.map(({ from, to }) => [from, to]),
    ...content.treatments.map(({ shortPath, path }) => [shortPath, path]),
    ...extraCards.map(({ shortPath, leadsTo }) => [shortPath, links.getTreatment(leadsTo).path]),
  ]);
}

/** The page of a treatment, and the same page at its second address if it has one. */
function treatmentRoutes(site: Site, treatment: Treatment): Route[] {
  const { path, alsoAt, details, metadata } = treatment;
  const Page = details ? ServicePage : AntiWrinklePage;
  const route: Route = {
    path,
    metadata,
    page: () => <Page {...loadTreatmentPage(site, treatment)} />,
    structuredData: () => treatmentGraph(site, treatment),
    lastChecked: treatment.provenance.reviewed,
  };
  return alsoAt ? [route, { ...route, path: alsoAt, canonicalPath: path }] : [route];
}

function concernRoute(site: Site, concern: Concern): Route {
  return {
    path: concern.path,
    metadata: concern.metadata,
    page: () => <ConcernPage {...loadConcernPage(site, concern)} />,
    structuredData: () => concernGraph(site, concern),
  };
}

/** "/contact?service=consultation#book" → "service=consultation" */
function queryOf(address: string): string {
  return /\?([^#]*)/.exec(address)?.[1] ?? "";
}
