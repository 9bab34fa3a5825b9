import type { Concern } from "../../content/schema/concern.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";

export type ContactPageProps = ReturnType<typeof loadContactPage>;

type Query = {
  /** The preselected service of the form. */
  service?: string | undefined;
  /** The concern from whose page the visitor comes. */
  about?: Concern;
};

export function loadContactPage(site: Site, { service, about }: Query = {}) {
  const { content, derived, links, media } = site;
  const { hero, form, visit } = content.pages.contact;
  return {
    layout: loadLayout(site, links.pageLinks.contact.path),
    hero,
    form: { content: form, facts: derived.form, service, about },
    visit: visit.heading,
    map: { map: withPhoto(media.pictures, derived.map), loads: content.business.embeds },
    contact: derived.contact,
  };
}
