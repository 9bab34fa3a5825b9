import { servicesBreadcrumb } from "../clinic/breadcrumb.ts";
import { ConcernLimits } from "../components/ConcernLimits.tsx";
import { ConcernHero } from "../components/concern-hero/ConcernHero.tsx";
import { ConcernLinks } from "../components/concern-links/ConcernLinks.tsx";
import { ConcernOptions } from "../components/concern-options/ConcernOptions.tsx";
import { SeeInstead } from "../components/SeeInstead.tsx";
import type { Concern } from "../content/schema/concern.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/** What may help with a concern, what will not, whom to see instead, and what to do before deciding. */
export function ConcernPage({ concern }: { concern: Concern }) {
  const { concerns, consultationPath, contactLink, content, treatmentsFor } = useSite();
  const { concernPage } = useWords();
  const { name, path, metadata, hero, mayHelp, limits, seeInstead, closing } = concern;
  const treatments = treatmentsFor(concern);
  const booking = { href: consultationPath, label: closing.action };
  const others = concerns.filter((one) => one.path !== path);
  return (
    <PageLayout path={path} closing={{ ...closing, href: consultationPath }}>
      <ConcernHero
        hero={hero}
        photo={metadata.photo}
        breadcrumb={servicesBreadcrumb(name, content)}
        action={booking}
      />
      <ConcernOptions
        content={mayHelp}
        treatments={treatments.map((treatment) => ({
          ...treatment,
          bookingHref: contactLink(treatment.service),
        }))}
        note={content.business.resultsVary}
      />
      <ConcernLimits limits={limits} />
      <SeeInstead content={seeInstead} />
      <div className="page other-concerns">
        <ConcernLinks heading={concernPage.others} concerns={others} />
      </div>
    </PageLayout>
  );
}
