import { content, treatmentNamed } from "../../content/content.ts";
import { treatmentBreadcrumb } from "../clinic/breadcrumb.ts";
import { reviews } from "../clinic/reviews.ts";
import { treatmentWords } from "../clinic/treatment-words.ts";
import { homeFilm } from "../media/home-film.ts";
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
import { Invitation } from "../sections/Invitation.tsx";
import { Landmarks } from "../sections/Landmarks.tsx";
import { OverlapPassage } from "../sections/OverlapPassage.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { PointList } from "../sections/PointList.tsx";
import { RelatedTreatments } from "../sections/RelatedTreatments.tsx";
import { Risks } from "../sections/Risks.tsx";
import { SocialPosts } from "../sections/SocialPosts.tsx";
import { StepsTimeline } from "../sections/StepsTimeline.tsx";
import { Team } from "../sections/Team.tsx";
import { Testimonials } from "../sections/Testimonials.tsx";
import { TreatmentAreas } from "../sections/TreatmentAreas.tsx";
import { TreatmentHero } from "../sections/TreatmentHero.tsx";
import { WhyChooseUs } from "../sections/WhyChooseUs.tsx";

const { areasCarousel, carousel, labels, team: teamWords } = content.interface;
const { social } = content.business;
const { filters: galleryFilters } = content.gallery;
const { images: galleryImages } = content.gallery;
const aboutPage = content.pages.about;
const consultation = content.pages.consultation;
const contactPage = content.pages.contact;
const homePage = content.pages.home;
const invasivePage = content.pages["invasive-treatments"];
const locationPage = content.pages.location;
const { items: socialPosts } = content.posts;
const dermalFiller = treatmentNamed("dermal-filler");
const { treatments } = content;

const words = { ...treatmentWords(dermalFiller), note: "A note beside it." };
const { areas, benefits, quote, risks } = dermalFiller;
const member = {
  name: "A name",
  role: "A role",
  training: "A school",
  text: "A text.",
  sample: true,
};
const related = { name: "A treatment", path: "#top", reason: "A reason." };
const galleryWords = { legend: "Filter", status: "Shown:", empty: "None." };

/** The sections one after the other, on the site's own content; the form once at rest and once come back. */
export function Sections() {
  return (
    <>
      <HomeHero hero={homePage.hero} href="#top" film={homeFilm} words={labels} />
      <PageHero hero={invasivePage.hero} />
      <TreatmentHero
        treatment={dermalFiller}
        href="#top"
        breadcrumb={treatmentBreadcrumb(dermalFiller)}
        words={words}
      />
      <WhyChooseUs passage={dermalFiller.whyChooseUs} statement="A statement beside it." />
      <OverlapPassage passage={aboutPage.clinic} id="overlap" />
      <DetailCards cards={dermalFiller.details} words={words.details} />
      <StepsTimeline steps={dermalFiller.steps} words={words.steps} />
      {areas && <TreatmentAreas areas={areas} carousel={{ ...carousel, ...areasCarousel }} />}
      {benefits && <Benefits benefits={benefits} words={words.benefits} />}
      <Invitation text="A sentence in the middle." action="Book" href="#top" />
      <CareInstructions treatment={dermalFiller} words={words.care} />
      <Risks risks={risks} words={words.risks} />
      <ConsultationPoints content={consultation} />
      {quote && <HighlightedQuote quote={quote} name="A quote" note="A note beside it." />}
      {reviews && <Testimonials {...reviews} />}
      <FaqList faqs={dermalFiller.faqs} layout="one-at-a-time" words={words.faq} />
      <RelatedTreatments related={[related]} words={words.related} />
      <ComparisonTable content={invasivePage.comparison} treatments={treatments} words={words} />
      <SocialPosts content={homePage.social} posts={socialPosts} account={social} words={labels} />
      <Team team={{ ...aboutPage.team, members: [member] }} words={teamWords} />
      <PointList {...aboutPage.values} points={aboutPage.values.cards} id="point-list" />
      <Directions directions={locationPage.directions} />
      <Landmarks landmarks={locationPage.landmarks} words={labels} />
      <div className="page gallery">
        <GalleryGrid
          path="/styleguide"
          images={galleryImages}
          filters={galleryFilters}
          words={galleryWords}
        />
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
