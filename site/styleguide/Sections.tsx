import { aboutPage } from "../../content/pages/about.ts";
import { consultation } from "../../content/pages/consultation.ts";
import { contactPage } from "../../content/pages/contact.ts";
import { homePage } from "../../content/pages/home.ts";
import { invasivePage } from "../../content/pages/invasive-treatments.ts";
import { locationPage } from "../../content/pages/location.ts";
import { socialPosts } from "../../content/social-posts.ts";
import { testimonials } from "../../content/testimonials.ts";
import { dermalFiller } from "../../content/treatments/dermal-filler.ts";
import { treatments } from "../../content/treatments/index.ts";
import { Benefits } from "../sections/Benefits.tsx";
import { CareInstructions } from "../sections/CareInstructions.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { ComparisonTable } from "../sections/ComparisonTable.tsx";
import { ConsultationPoints } from "../sections/ConsultationPoints.tsx";
import { ContactForm } from "../sections/ContactForm.tsx";
import { DetailCards } from "../sections/DetailCards.tsx";
import { Directions } from "../sections/Directions.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { GalleryGrid } from "../sections/GalleryGrid.tsx";
import { HighlightedQuote } from "../sections/HighlightedQuote.tsx";
import { HomeHero } from "../sections/HomeHero.tsx";
import { Landmarks } from "../sections/Landmarks.tsx";
import { OverlapPassage } from "../sections/OverlapPassage.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { Risks } from "../sections/Risks.tsx";
import { SocialPosts } from "../sections/SocialPosts.tsx";
import { StepsTimeline } from "../sections/StepsTimeline.tsx";
import { Team } from "../sections/Team.tsx";
import { Testimonials } from "../sections/Testimonials.tsx";
import { TreatmentAreas } from "../sections/TreatmentAreas.tsx";
import { TreatmentHero } from "../sections/TreatmentHero.tsx";
import { WhyChooseUs } from "../sections/WhyChooseUs.tsx";

const { areas, benefits, risks } = dermalFiller;

/** The sections one after the other, on the site's own content; the form once at rest and once come back. */
export function Sections() {
  return (
    <>
      <HomeHero hero={homePage.hero} />
      <PageHero hero={invasivePage.hero} />
      <TreatmentHero treatment={dermalFiller} />
      <WhyChooseUs passage={dermalFiller.whyChooseUs} statement="A statement beside it." />
      <OverlapPassage passage={aboutPage.clinic} id="overlap" />
      <DetailCards cards={dermalFiller.details} />
      <StepsTimeline steps={dermalFiller.steps} />
      {areas && <TreatmentAreas areas={areas} />}
      {benefits && <Benefits benefits={benefits} />}
      <CareInstructions {...dermalFiller} />
      <Risks risks={risks} />
      <ConsultationPoints content={consultation} />
      <HighlightedQuote quote={dermalFiller.quote} />
      <Testimonials testimonials={testimonials} />
      <FaqList faqs={dermalFiller.faqs} layout="one-at-a-time" />
      <ComparisonTable content={invasivePage.comparison} treatments={treatments} />
      <SocialPosts content={homePage.social} posts={socialPosts} />
      <Team team={aboutPage.team} />
      <Directions directions={locationPage.directions} />
      <Landmarks landmarks={locationPage.landmarks} />
      <div className="page gallery">
        <GalleryGrid path="/styleguide" />
      </div>
      <div className="page contact-grid">
        <ContactForm content={contactPage.form} start={{}} />
        <ContactForm
          content={contactPage.form}
          start={{ values: { firstName: "Zoë" }, problem: "The sentence of a failure." }}
        />
      </div>
      <ClosingCall {...homePage.closing} href="#top" />
    </>
  );
}
