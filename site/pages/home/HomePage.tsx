import { ConsultationPoints } from "../../components/consultation-points/ConsultationPoints.tsx";
import { OverlapPassage } from "../../components/overlap-passage/OverlapPassage.tsx";
import { Testimonials } from "../../components/testimonials/Testimonials.tsx";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { FeaturedServices } from "./FeaturedServices.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { LaserSection } from "./LaserSection.tsx";
import { Promotion } from "./Promotion.tsx";
import { SocialPosts } from "./SocialPosts.tsx";

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
    promotion: promotion && { promotion, href: links.consultationPath },
    hero: { hero: withPhoto(pictures, hero), href: contactLink(), film, loads },
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
    laser: laser && {
      laser: withPhoto(pictures, laser),
      href: getTreatment(laser.treatment).path,
    },
    consultation: { content: pages.consultation, promise: pages.consultation.writtenPrice },
    reviews,
    social: account &&
      posts.items.length > 0 && {
        content: social,
        posts: posts.items.map((post) => withPhoto(pictures, post)),
        account,
        notice: content.words.labels.postNotice,
        loads,
      },
  };
}

export function HomePage(props: ReturnType<typeof loadHomePage>) {
  const { layout, promotion, hero, services, about, laser, consultation, reviews, social } = props;
  return (
    <PageLayout {...layout}>
      {/* First, because Tab continues from its position once it is closed. */}
      {promotion && <Promotion {...promotion} />}
      <HomeHero {...hero} />
      <FeaturedServices {...services} />
      <OverlapPassage {...about} id="about" />
      {laser && <LaserSection {...laser} />}
      <ConsultationPoints {...consultation} />
      {reviews && <Testimonials {...reviews} />}
      {social && <SocialPosts {...social} />}
    </PageLayout>
  );
}
