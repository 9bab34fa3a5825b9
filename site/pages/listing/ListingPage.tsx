import { Band } from "../../components/band/Band.tsx";
import { ConcernLinks } from "../../components/concern-links/ConcernLinks.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PageHero } from "../../components/page-hero/PageHero.tsx";
import { photoFacts } from "../../components/picture/photo-facts.ts";
import { TextLink } from "../../components/text-link/TextLink.tsx";
import { factLabels, factTexts } from "../../content/schema/facts.ts";
import type { Listing } from "../../derived/navigation.ts";
import { recoveryCalendar } from "../../derived/recovery-calendar.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { ListingBenefits } from "./ListingBenefits.tsx";
import { type TreatmentCard, TreatmentCards } from "./TreatmentCards.tsx";

/** On phones the picture is beside the text, in an upright shape. */
const CARD_PICTURE = {
  sizes: "(max-width: 66.99rem) 30vw, 414px",
  narrow: { crop: "portrait", sizes: "112px" },
  alt: "",
} as const;

export function loadListingPage(site: Site, listing: Listing) {
  const { contactLink, listings, pageLinks } = site.links;
  const { labels } = site.content.words;
  const { path, page, concerns } = listing;
  return {
    layout: loadLayout(site, path, { ...page.closing, href: pageLinks.contact.path }),
    hero: {
      hero: withPhoto(site.media.pictures, page.hero),
      action: { href: contactLink(), label: labels.bookNow },
    },
    benefits: page.benefits,
    top: page.cards,
    cards: cardsOf(site, listing),
    comparison: comparisonOf(site, listing),
    concerns: { heading: labels.byConcern, concerns },
    others: listings
      .filter((other) => other.path !== path)
      .map((other) => ({ href: other.path, label: `${labels.viewAll} ${other.label}` })),
  };
}

export function ListingPage(props: ReturnType<typeof loadListingPage>) {
  const { layout, hero, benefits, top, cards, comparison, concerns, others } = props;
  return (
    <PageLayout {...layout}>
      <PageHero {...hero} />
      <ListingBenefits benefits={benefits} />
      <Band space="chapter" labelledBy="cards">
        <div className="stack listing-cards">
          <Intro {...top} id="cards" />
          <TreatmentCards cards={cards} />
          <ComparisonTable {...comparison} />
          <ConcernLinks {...concerns} />
          {others.map((other) => (
            <div key={other.href}>
              <TextLink {...other} />
            </div>
          ))}
        </div>
      </Band>
    </PageLayout>
  );
}

/** The columns and rows of the comparison: facts of each treatment, and how long before an event it should be. */
function comparisonOf({ content, links }: Site, { kind, page }: Listing) {
  const { recovery: words } = content.words.treatmentPage;
  return {
    heading: page.comparison.heading,
    columns: [...factLabels, words.event],
    treatments: links.treatmentsOfKind(kind).map(({ name, path, recovery, facts }) => ({
      name,
      path,
      facts: [...factTexts(facts), recoveryCalendar(recovery, words).event],
    })),
  };
}

/** The cards of a listing. An extra card has the path of the treatment to which it leads. */
function cardsOf(site: Site, { kind, page }: Listing): TreatmentCard[] {
  const { getTreatment, treatmentsOfKind } = site.links;
  const { pictures } = site.media;
  const extra = page.extraCards.map(({ leadsTo, ...card }) => ({
    ...card,
    path: getTreatment(leadsTo).path,
  }));
  const ofKind = treatmentsOfKind(kind).map(({ name, summary, hero, path, ...one }) => ({
    name,
    summary,
    path,
    photo: hero.photo,
    shortPath: one.cardPath ?? one.shortPath,
  }));
  return [...extra, ...ofKind].map(({ photo, ...card }) => ({
    ...card,
    picture: photoFacts({ photo: pictures.photo(photo), ...CARD_PICTURE }),
  }));
}
