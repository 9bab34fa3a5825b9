import { getMember, treatmentsGivenBy } from "../../content/content-lookup.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";

export type AboutPageProps = ReturnType<typeof loadAboutPage>;

export function loadAboutPage(site: Site) {
  const { content, links, media } = site;
  const { hero, letter, clinic, physician, team, values, approval, closing } = content.pages.about;
  const members = team.members.map((member) => ({
    ...withPhoto(media.pictures, member),
    treats: treatmentsGivenBy(content, member.key),
  }));
  return {
    layout: loadLayout(site, links.pageLinks.about.path, { ...closing, href: links.contactLink() }),
    letter: {
      hero,
      letter: withPhoto(media.pictures, letter),
      writer: getMember(content, letter.by),
    },
    clinic: withPhoto(media.pictures, clinic),
    team: {
      team: { ...team, members },
      /** Without a name, because this page also speaks of products. The pages of the treatments have the name. */
      physician,
    },
    values: { heading: values.heading, points: values.cards },
    approval,
  };
}
