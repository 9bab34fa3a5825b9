import { ConsultationPoints } from "../components/consultation-points/ConsultationPoints.tsx";
import { FeaturedServices } from "../components/featured-services/FeaturedServices.tsx";
import { HomeHero } from "../components/home-hero/HomeHero.tsx";
import { LaserSection } from "../components/laser-section/LaserSection.tsx";
import { OverlapPassage } from "../components/overlap-passage/OverlapPassage.tsx";
import { Promotion } from "../components/promotion/Promotion.tsx";
import { SocialPosts } from "../components/social-posts/SocialPosts.tsx";
import { Testimonials } from "../components/testimonials/Testimonials.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

export function HomePage() {
  const site = useSite();
  const { content } = site;
  const { promotion, reviews } = site.derived;
  const { concerns, pageLinks } = site.links;
  const { film } = site.media;
  const { contactLink, getTreatment } = site.links;
  const { pages, posts } = content;
  const { labels } = useWords();
  const {
    embeds,
    social: [account],
  } = content.business;
  const { hero, services, about, laser, social, closing } = pages.home;
  return (
    <PageLayout path={pageLinks.home.path} closing={{ ...closing, href: contactLink() }}>
      {/* First, because Tab continues from its position once it is closed. */}
      {promotion && <Promotion promotion={promotion} href={site.links.consultationPath} />}
      <HomeHero
        hero={hero}
        href={contactLink()}
        more={{ href: "#services", label: labels.seeTreatments }}
        film={film}
        loads={embeds}
        words={labels}
      />
      <FeaturedServices
        content={services}
        treatments={pages.home.featured.map(getTreatment)}
        concerns={concerns}
      />
      <OverlapPassage
        passage={about}
        id="about"
        link={{ href: pageLinks.about.path, label: about.action }}
      />
      {laser && <LaserSection laser={laser} href={getTreatment(laser.treatment).path} />}
      <ConsultationPoints content={pages.consultation} promise={pages.consultation.writtenPrice} />
      {reviews && <Testimonials {...reviews} />}
      {account && posts.items.length > 0 && (
        <SocialPosts content={social} posts={posts.items} account={account} loads={embeds} />
      )}
    </PageLayout>
  );
}
