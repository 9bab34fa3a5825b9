import { ConsultationPoints } from "../../components/consultation-points/ConsultationPoints.tsx";
import { OverlapPassage } from "../../components/overlap-passage/OverlapPassage.tsx";
import { Testimonials } from "../../components/testimonials/Testimonials.tsx";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { FeaturedServices } from "./FeaturedServices.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { LaserSection } from "./LaserSection.tsx";
import type { HomePageProps } from "./load-home-page.ts";
import { Promotion } from "./Promotion.tsx";
import { SocialPosts } from "./SocialPosts.tsx";

export function HomePage(props: HomePageProps) {
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
