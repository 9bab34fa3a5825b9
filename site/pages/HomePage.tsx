import { contactLink } from "../clinic/navigation.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { ConsultationPoints } from "../sections/ConsultationPoints.tsx";
import { FeaturedServices } from "../sections/FeaturedServices.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { LaserSection } from "../sections/LaserSection.tsx";
import { OverlapPassage } from "../sections/OverlapPassage.tsx";
import { Promotion } from "../sections/Promotion.tsx";
import { SocialPosts } from "../sections/SocialPosts.tsx";
import { Testimonials } from "../sections/Testimonials.tsx";
import { useSite } from "../site-context.ts";

export function HomePage() {
  const { content, film, freeConsultation, pageLinks, reviews, treatmentNamed } = useSite();
  const { pages, posts, promotion } = content;
  const { labels } = content.interface;
  const { social: account } = content.business;
  const { hero, services, about, laser, social, closing } = pages.home;
  return (
    <PageLayout path="/">
      {/* First: once it is closed, Tab goes on from here. */}
      <Promotion promotion={promotion} href={contactLink()} more={freeConsultation} />
      <HomeHero hero={hero} href={contactLink()} film={film} words={labels} />
      <FeaturedServices content={services} treatments={pages.home.featured.map(treatmentNamed)} />
      <OverlapPassage
        passage={about}
        id="about"
        link={{ href: pageLinks.about.path, label: about.action }}
      />
      <LaserSection laser={laser} href={treatmentNamed(laser.treatment).path} />
      <ConsultationPoints content={pages.consultation} more={freeConsultation} />
      {reviews && <Testimonials {...reviews} />}
      <SocialPosts content={social} posts={posts.items} account={account} words={labels} />
      <ClosingCall {...closing} href={contactLink()} />
    </PageLayout>
  );
}
