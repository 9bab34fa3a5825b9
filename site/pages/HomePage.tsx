import { ConcernLinks } from "../components/concern-links/ConcernLinks.tsx";
import { ConsultationPoints } from "../components/consultation-points/ConsultationPoints.tsx";
import { FeaturedServices } from "../components/featured-services/FeaturedServices.tsx";
import { HomeHero } from "../components/home-hero/HomeHero.tsx";
import { LaserSection } from "../components/laser-section/LaserSection.tsx";
import { OverlapPassage } from "../components/overlap-passage/OverlapPassage.tsx";
import { Promotion } from "../components/promotion/Promotion.tsx";
import { SocialPosts } from "../components/social-posts/SocialPosts.tsx";
import { Testimonials } from "../components/testimonials/Testimonials.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

export function HomePage() {
  const site = useSite();
  const { concerns, content, film, freeConsultation, pageLinks, promotion, reviews } = site;
  const { consultationPath, contactLink, getTreatment } = site;
  const { pages, posts } = content;
  const { labels } = content.interface;
  const [account] = content.business.social;
  const { hero, services, about, laser, social, closing } = pages.home;
  return (
    <PageLayout path={pageLinks.home.path} closing={{ ...closing, href: contactLink() }}>
      {/* First: once it is closed, Tab goes on from here. */}
      {promotion && (
        <Promotion promotion={promotion} href={contactLink()} more={freeConsultation} />
      )}
      <HomeHero
        hero={hero}
        href={contactLink()}
        more={{ href: "#services", label: labels.seeTreatments }}
        film={film}
        words={labels}
      />
      <FeaturedServices content={services} treatments={pages.home.featured.map(getTreatment)}>
        <ConcernLinks heading={labels.byConcern} concerns={concerns} />
      </FeaturedServices>
      <OverlapPassage
        passage={about}
        id="about"
        link={{ href: pageLinks.about.path, label: about.action }}
      />
      {laser && <LaserSection laser={laser} href={getTreatment(laser.treatment).path} />}
      <ConsultationPoints
        content={pages.consultation}
        action={{ href: consultationPath, label: labels.bookConsultation }}
      />
      {reviews && <Testimonials {...reviews} />}
      {social && posts && account && (
        <SocialPosts content={social} posts={posts.items} account={account} words={labels} />
      )}
    </PageLayout>
  );
}
