import { Band } from "../components/band/Band.tsx";
import { ComparisonTable } from "../components/comparison-table/ComparisonTable.tsx";
import { ConcernLinks } from "../components/concern-links/ConcernLinks.tsx";
import { Intro } from "../components/intro/Intro.tsx";
import { ListingBenefits } from "../components/listing-benefits/ListingBenefits.tsx";
import { PageHero } from "../components/page-hero/PageHero.tsx";
import { photoFacts } from "../components/picture/photo-facts.ts";
import { TextLink } from "../components/text-link/TextLink.tsx";
import {
  type TreatmentCard,
  TreatmentCards,
} from "../components/treatment-cards/TreatmentCards.tsx";
import { factLabels, factTexts } from "../content/schema/facts.ts";
import type { Listing } from "../derived/navigation.ts";
import { recoveryCalendar } from "../derived/recovery-calendar.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import type { Site } from "../site.ts";
import { useSite, useWords } from "../site-context.ts";

/** On phones the picture is beside the text, in an upright shape. */
const CARD_PICTURE = {
  sizes: "(max-width: 66.99rem) 30vw, 414px",
  narrow: { crop: "portrait", sizes: "112px" },
  alt: "",
} as const;

export function ListingPage({ listing }: { listing: Listing }) {
  const site = useSite();
  const { labels } = useWords();
  const { path, page, concerns } = listing;
  const others = site.links.listings.filter((other) => other.path !== path);
  return (
    <PageLayout path={path} closing={{ ...page.closing, href: site.links.pageLinks.contact.path }}>
      <PageHero
        hero={page.hero}
        action={{ href: site.links.contactLink(), label: labels.bookNow }}
      />
      <ListingBenefits benefits={page.benefits} />
      <Band space="chapter" labelledBy="cards">
        <div className="stack listing-cards">
          <Intro {...page.cards} id="cards" />
          <TreatmentCards cards={listingCards(site, listing)} />
          <ComparisonTable heading={page.comparison.heading} {...comparison(site, listing)} />
          <ConcernLinks heading={labels.byConcern} concerns={concerns} />
          {others.map((other) => (
            <div key={other.path}>
              <TextLink href={other.path} label={`${labels.viewAll} ${other.label}`} />
            </div>
          ))}
        </div>
      </Band>
    </PageLayout>
  );
}

/** The columns and rows of the comparison: facts of each treatment, and how long before an event it should be. */
function comparison({ content, links }: Site, { kind }: Listing) {
  const { recovery: words } = content.words.treatmentPage;
  return {
    columns: [...factLabels, words.event],
    treatments: links.treatmentsOfKind(kind).map(({ name, path, recovery, facts }) => ({
      name,
      path,
      facts: [...factTexts(facts), recoveryCalendar(recovery, words).event],
    })),
  };
}

/** The cards of a listing. An extra card has the path of the treatment to which it leads. */
function listingCards(site: Site, { kind, page }: Listing): TreatmentCard[] {
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
    picture: photoFacts(pictures, { name: photo, ...CARD_PICTURE }),
  }));
}
