import { ownPages } from "../content/content-lookup.ts";
import type { Content } from "../content/content-schema.ts";
import type { Concern } from "../content/schema/concern.ts";
import type { ListingPageContent } from "../content/schema/page-files/listing-page.ts";
import type { MenuPlace } from "../content/schema/parts.ts";
import { KINDS, type Treatment } from "../content/schema/treatment.ts";

type Kind = Treatment["kind"];

export type Listing = {
  kind: Kind;
  path: string;
  /** The name of the page in menus. */
  label: string;
  page: ListingPageContent;
  /** The concerns that any treatment of the kind may help with. */
  concerns: readonly Concern[];
};

export type Link = { path: string; label: string };
/** A link of the header. A listing has a panel with its treatments instead of a plain link. */
type MenuEntry = Link & Pick<MenuPlace, "header"> & { listing?: Listing };

/** The site's links: menus, listings, and the addresses of forms, concerns and team members. */
export function createNavigation(content: Content) {
  const { words, pages, treatments } = content;
  const { labels } = words;
  /** Sorted as in menus. */
  const treatmentsOfKind = (kind: Kind): readonly Treatment[] =>
    treatments.filter((treatment) => treatment.kind === kind);
  const listings = KINDS.flatMap((kind): Listing[] => {
    const page = pages[`${kind}-treatments`];
    const ofKind = treatmentsOfKind(kind);
    const concerns = content.concerns.filter(({ slug }) =>
      ofKind.some((treatment) => treatment.concerns.includes(slug)),
    );
    return ofKind.length > 0 ? [{ kind, page, concerns, ...linkTo(page) }] : [];
  });
  /** The address and the heading of the comparison that has a row for the treatment. */
  const comparisonLink = ({ kind }: Treatment) => {
    const { comparison, path } = pages[`${kind}-treatments`];
    return { href: `${path}#comparison`, label: comparison.heading };
  };
  const treatmentsFor = (concern: Concern) => inOrderOfReasons(concern, treatments);
  return {
    treatmentsOfKind,
    /** The treatments for a concern. */
    treatmentsFor,
    comparisonLink,
    /** One for each kind that any treatment has. */
    listings,
    /** The clinic's additional pages. */
    plainPages: ownPages(content),
    /** The concerns that any treatment names. The others have no page. */
    concerns: content.concerns.filter((concern) => treatmentsFor(concern).length > 0),
    /** Links to single pages, labelled as in menus. */
    pageLinks: {
      home: { path: pages.home.path, label: labels.home },
      about: linkTo(pages.about),
      gallery: linkTo(pages.gallery),
      contact: linkTo(pages.contact),
      location: linkTo(pages.location),
    },
    menus: menusOf(content, listings),
    ...formLinks(content),
    /** The address of a member on the team's page. */
    memberAddress: (key: string) => `${pages.about.path}#${key}`,
  };
}

/** The form on its page. */
const FORM_PLACE = "#book";

function formLinks({ pages, words }: Content) {
  const { path } = pages.contact;
  const contactLink = (service?: string) =>
    path + (service ? `?service=${service}` : "") + FORM_PLACE;
  const consultationService = words.openServices[0]?.value;
  const consultationPath = contactLink(consultationService);
  return {
    /** The address of the form. @param service the preselected service */
    contactLink,
    /** The target of a link on the page at `currentPath`. On the page with the form, a link to it moves to the form: loading the page again would empty a form that is half filled. */
    targetOn: (currentPath: string, target: string) =>
      currentPath === path && target.split(/[?#]/)[0] === path ? FORM_PLACE : target,
    /** The address of the form without a preselected service. */
    bookingForm: contactLink(),
    /** "General Consultation": the first of the services that are not a treatment. */
    consultationService,
    consultationPath,
    /** The address of the form for a consultation about a concern. */
    concernLink: ({ slug }: Concern) => consultationPath.replace("#", `&about=${slug}#`),
  };
}

/** The treatments for a concern, in the order of its reasons. Those without a reason come last. */
function inOrderOfReasons(
  { slug, mayHelp: { reasons } }: Concern,
  treatments: readonly Treatment[],
): readonly Treatment[] {
  const rank = (treatment: Treatment) => {
    const index = reasons.findIndex((reason) => reason.treatment === treatment.slug);
    return index === -1 ? reasons.length : index;
  };
  return treatments
    .filter(({ concerns }) => concerns.includes(slug))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The links of the header and of the footer: every page whose file has a `menu`, in the order that the files give. A listing without treatments has no page. */
function menusOf({ pages }: Content, listings: readonly Listing[]) {
  const isEmptyListing = (page: object) =>
    "comparison" in page && !listings.some((listing) => listing.page === page);
  const linked = Object.values(pages)
    .filter((page) => "menu" in page)
    .filter((page) => !isEmptyListing(page))
    .toSorted((one, other) => one.menu.order - other.menu.order);
  return {
    header: linked
      .filter(({ menu }) => menu.header !== "none")
      .map((page): MenuEntry => {
        const listing = listings.find((one) => one.page === page);
        return { ...linkTo(page), header: page.menu.header, ...(listing && { listing }) };
      }),
    footer: linked.filter(({ menu }) => menu.footer === "links").map(linkTo),
    footerBase: linked.filter(({ menu }) => menu.footer === "base").map(linkTo),
  };
}

function linkTo({ path, menu }: { path: string; menu: MenuPlace }): Link {
  return { path, label: menu.label };
}

export type Crumb = { label: string; href?: string };

/** The breadcrumb "Home, Services, name of the page". The last step has no link. */
export function servicesCrumbs(name: string, { words, pages }: Content): readonly Crumb[] {
  const { home, services } = words.labels;
  const { path } = pages.home;
  return [
    { label: home, href: path },
    { label: services, href: `${path}#services` },
    { label: name },
  ];
}

export function servicesBreadcrumb(name: string, content: Content) {
  return { name: content.words.labels.breadcrumb, crumbs: servicesCrumbs(name, content) };
}
