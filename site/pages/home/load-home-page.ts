import { loadLayout } from "../../layout/load-layout.ts";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";

export type HomePageProps = ReturnType<typeof loadHomePage>;

export function loadHomePage(site: Site) {
  const { content, derived, links, media } = site;
  const { film, pictures } = media;
  const { contactLink, getTreatment, pageLinks } = links;
  const { business, pages, posts } = content;
  const { hero, featured, services, about, laser, social, closing } = pages.home;
  const { promotion, reviews } = derived;
  const [account] = business.social;
  const loads = business.embeds;
  return {
    layout: loadLayout(site, pageLinks.home.path, { ...closing, href: contactLink() }),
    promotion: promotion && { ...promotion, href: links.consultationPath },
    hero: { ...withPhoto(pictures, hero), href: contactLink(), film, loads },
    services: {
      content: services,
      treatments: featured.map(getTreatment).map(({ hero, name, path, summary }) => {
        return { name, path, summary, photo: pictures.photo(hero.photo) };
      }),
      concerns: links.concerns,
    },
    about: {
      passage: withPhoto(pictures, about),
      link: { href: pageLinks.about.path, label: about.action },
    },
    laser: laser && { ...withPhoto(pictures, laser), href: getTreatment(laser.treatment).path },
    consultation: { content: pages.consultation },
    reviews,
    social:
      account && posts.items.length > 0
        ? {
            content: social,
            posts: posts.items.map((post) => withPhoto(pictures, post)),
            account,
            /** Names the provider from which a post comes. */
            notice: content.words.labels.postNotice,
            loads,
          }
        : undefined,
  };
}
