import type { Treatment } from "../../content-model/schema/treatment.ts";
import { Byline } from "../components/byline/Byline.tsx";
import { useSite } from "../site-context.ts";

/** In a page's opening: who gives its treatments, and where the first talk is free. */
export function TeamByline({ treatments }: { treatments: readonly Treatment[] }) {
  const { content, freeConsultation, peopleOf } = useSite();
  const { provenance } = content.interface.treatmentPage;
  return (
    <Byline
      people={peopleOf(treatments)}
      consultationHref={freeConsultation.href}
      words={{ ...provenance, givenBy: provenance.treatmentsBy }}
    />
  );
}
