import { social as account } from "../../content/business.ts";
import { labels } from "../../content/interface.ts";
import { consultation } from "../../content/pages/consultation.ts";
import { homePage } from "../../content/pages/home.ts";
import { promotion } from "../../content/promotion.ts";
import { socialPosts } from "../../content/social-posts.ts";
import { treatments } from "../../content/treatments/index.ts";
import { laserHairRemoval } from "../../content/treatments/laser-hair-removal.ts";
import { contactLink, pageLinks } from "../clinic/navigation.ts";
import { reviews } from "../clinic/reviews.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { homeFilm } from "../media/home-film.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { ConsultationPoints } from "../sections/ConsultationPoints.tsx";
import { FeaturedServices } from "../sections/FeaturedServices.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { LaserSection } from "../sections/LaserSection.tsx";
import { OverlapPassage } from "../sections/OverlapPassage.tsx";
import { Promotion } from "../sections/Promotion.tsx";
import { SocialPosts } from "../sections/SocialPosts.tsx";
import { Testimonials } from "../sections/Testimonials.tsx";

export function HomePage() {
  const { hero, services, about, laser, social, closing } = homePage;
  const featured = treatments.filter(({ path }) => homePage.featured.includes(path));
  return (
    <PageLayout path="/">
      <HomeHero hero={hero} href={contactLink()} film={homeFilm} words={labels} />
      <FeaturedServices content={services} treatments={featured} />
      <OverlapPassage
        passage={about}
        id="about"
        link={{ href: pageLinks.about.path, label: about.action }}
      />
      <LaserSection laser={laser} href={laserHairRemoval.path} />
      <ConsultationPoints content={consultation} />
      {reviews && <Testimonials {...reviews} />}
      <SocialPosts content={social} posts={socialPosts} account={account} words={labels} />
      <ClosingCall {...closing} href={contactLink()} />
      <Promotion promotion={promotion} href={contactLink()} />
    </PageLayout>
  );
}
