import { ownPages } from "../../content/content-lookup.ts";
import type { Content } from "../../content/content-schema.ts";
import type { Concern } from "../../content/schema/concern.ts";
import type { ListingPageContent } from "../../content/schema/pages.ts";
import type { MenuPlace } from "../../content/schema/parts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";

type Kind = Treatment["kind"];
const KINDS: readonly Kind[] = ["non-invasive", "invasive"];

export type Listing = {
  kind: Kind;
  path: string;
  /** Its name in the menu. */
  label: string;
  /** What the name stands for, in plainer words. */
  note?: string | undefined;
  page: ListingPageContent;
  /** Those that a treatment of the kind is for. */
  concerns: readonly Concern[];
};

export type Link = { path: string; label: string };
/** A link of the header; a listing opens a panel with its treatments there. */
export type MenuEntry = Link & Pick<MenuPlace, "header"> & { listing?: Listing };

/** Creates the site's links. */
export function createNavigation(content: Content) {
  const { words, pages, treatments } = content;
  const { labels } = words;
  /** In the menu's order. */
  const treatmentsOfKind = (kind: Kind): readonly Treatment[] =>
    treatments.filter((treatment) => treatment.kind === kind);
  const listings = KINDS.flatMap((kind): Listing[] => {
    const page = pages[`${kind}-treatments`];
    const ofKind = treatmentsOfKind(kind);
    const concerns = content.concerns.filter(({ slug }) =>
      ofKind.some((treatment) => treatment.concerns.includes(slug)),
    );
    return page && ofKind.length > 0
      ? [{ kind, page, concerns, ...linkTo(page), note: page.menu.note }]
      : [];
  });
  const plainPages = ownPages(content);
  const inMenus = [
    ...listings.map((listing) => ({ ...listing, menu: listing.page.menu, listing })),
    ...[pages.about, pages.location, pages.contact, pages.privacy, ...plainPages],
    ...(pages.gallery ? [pages.gallery] : []),
  ].toSorted((one, other) => one.menu.order - other.menu.order);
  const { path: contactPath } = pages.contact;
  /** The form itself, with the treatment already chosen. */
  const contactLink = (service?: string) =>
    `${contactPath}${service ? `?service=${service}` : ""}#book`;
  /** The form, asking for a consultation: the first of the choices that are no treatment. */
  const consultationService = words.openServices[0]?.value;
  const consultationPath = contactLink(consultationService);
  /** The form, asking for a consultation about a concern. */
  const concernLink = ({ slug }: Concern) => consultationPath.replace("#", `&about=${slug}#`);
  /** In the order of the concern's sentences; those without one come last. */
  const treatmentsFor = ({ slug, mayHelp: { reasons } }: Concern): readonly Treatment[] => {
    const rank = (treatment: Treatment) => {
      const index = reasons.findIndex((reason) => reason.treatment === treatment.slug);
      return index === -1 ? reasons.length : index;
    };
    return treatments
      .filter(({ concerns }) => concerns.includes(slug))
      .toSorted((one, other) => rank(one) - rank(other));
  };
  return {
    treatmentsOfKind,
    treatmentsFor,
    /** One for each kind of which there is a treatment. */
    listings,
    /** The clinic's own, in the order of menus. */
    plainPages,
    /** Those that any treatment is for; the others have no page. */
    concerns: content.concerns.filter((concern) => treatmentsFor(concern).length > 0),
    /** The pages that others lead to, each by its name in menus. */
    pageLinks: {
      home: { path: pages.home.path, label: labels.home },
      about: linkTo(pages.about),
      gallery: pages.gallery && linkTo(pages.gallery),
      contact: linkTo(pages.contact),
      location: linkTo(pages.location),
      privacy: linkTo(pages.privacy),
    },
    menus: {
      header: inMenus
        .filter(({ menu }) => menu.header !== "none")
        .map(
          (page): MenuEntry => ({
            ...linkTo(page),
            header: page.menu.header,
            ...("listing" in page && { listing: page.listing }),
          }),
        ),
      footer: inMenus.filter(({ menu }) => menu.footer === "links").map(linkTo),
      footerBase: inMenus.filter(({ menu }) => menu.footer === "base").map(linkTo),
    },
    contactLink,
    /** The form itself, for whoever reads on below it. */
    bookingForm: contactLink(),
    consultationService,
    consultationPath,
    concernLink,
    /** Where the team's page has a member. */
    memberAddress: (key: string) => `${pages.about.path}#${key}`,
  };
}

function linkTo({ path, menu }: { path: string; menu: MenuPlace }): Link {
  return { path, label: menu.label };
}
