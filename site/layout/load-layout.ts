import type { Closing } from "../content/schema/parts.ts";
import type { Site } from "../site.ts";

/** A page's own closing text, and the target of its button. */
type PageClosing = Closing & { href: string };

export type Layout = ReturnType<typeof loadLayout>;

/** What every page has around its sections, as shown on the page at `path`. */
export function loadLayout(site: Site, path: string, closing?: PageClosing) {
  const { content, derived, links, media } = site;
  const { contact, home } = links.pageLinks;
  // With the service that the page's own buttons carry to the form.
  const ownBooking = closing?.href.startsWith(`${contact.path}?`) ? closing.href : undefined;
  const shared = {
    brand: { ...content.business.brand, logo: media.logo },
    phone: { ...derived.phone, label: derived.callLabel },
  };
  return {
    announcements: derived.announcements.map(({ text, href }) => ({
      text,
      href: links.targetOn(path, href),
    })),
    header: {
      ...shared,
      home: { path: home.path, isCurrent: path === home.path },
      booking: links.targetOn(path, contact.path),
      menu: loadMenu(site, path),
    },
    band: { ...shared, ...loadBand(site, path, closing) },
    callBar: {
      ...shared,
      booking: links.targetOn(path, ownBooking ?? links.bookingForm),
      isBesideTheForm: path.startsWith(contact.path),
    },
    footer: { ...shared, ...loadFooter(site, path) },
  };
}

function loadMenu({ links }: Site, path: string) {
  const { menus, targetOn, treatmentsOfKind } = links;
  return menus.header.map(({ header, label, listing, ...target }) => ({
    label,
    path: targetOn(path, target.path),
    isCurrent: target.path === path,
    isOnPhonesOnly: header === "phone",
    treatments:
      listing &&
      treatmentsOfKind(listing.kind).map((treatment) => ({
        path: treatment.path,
        name: treatment.name,
        tagline: treatment.tagline,
        isCurrent: treatment.path === path,
      })),
  }));
}

function loadBand({ content, links }: Site, path: string, closing: PageClosing | undefined) {
  const { about, contact } = links.pageLinks;
  const { band } = content.pages.consultation;
  const href = closing?.href ?? links.consultationPath;
  const isBesideTheForm = path.startsWith(contact.path);
  return {
    heading: closing?.heading ?? band.heading,
    text: closing?.text,
    button: isBesideTheForm
      ? undefined
      : { href, label: closing?.action ?? band.action, about: closing?.actionAbout },
    // A button that asks for directions or explains a consultation leads to the page, not to its form.
    isBooking: !isBesideTheForm && href !== contact.path,
    promises: band.promises,
    // The last section of about is the statement.
    statement: path === about.path ? undefined : content.business.healthCanadaStatement,
  };
}

function loadFooter({ content, derived, links }: Site, path: string) {
  const { contact, location } = links.pageLinks;
  const { business, words } = content;
  const { hours } = derived;
  const onThisPage = (link: { path: string; label: string }) => ({
    ...link,
    path: links.targetOn(path, link.path),
  });
  const accounts = business.social.map(({ url, provider }) => ({ path: url, label: provider }));
  // A page that shows the opening hours itself does not repeat them.
  const showsHours = [contact.path, location.path].includes(path);
  return {
    openNow: showsHours ? undefined : hours.visit.openNow,
    serviceAreas: business.serviceAreas,
    location: path === location.path ? undefined : location.path,
    links: links.menus.footer.map(onThisPage),
    address: derived.contact.address,
    email: business.email,
    hours: hours.footer,
    copyright: words.formats.copyright,
    baseLinks: [...accounts, ...links.menus.footerBase.map(onThisPage)],
  };
}
