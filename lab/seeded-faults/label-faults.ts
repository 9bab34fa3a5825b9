import { built, type SeededFault, unit } from "./seeded-fault.ts";

/** Faults in what stands below a heading or beside a control, noticed without a browser. */
export const labelFaults: readonly SeededFault[] = [
  {
    name: "label: Book Now has another name",
    file: "site/words/words.ts",
    find: '"Book Now"',
    replace: '"Reserve"',
    noticedBy: built("test/specification.test.ts"),
  },
  {
    name: "label: pictures lose their alternative text",
    file: "site/components/picture/photo-facts.ts",
    find: "alt: alt ?? source.alt",
    replace: 'alt: alt ?? ""',
    noticedBy: unit("site/known-treatments.test.ts"),
  },
  {
    name: "label: screen readers offer the field for bots",
    file: "site/components/appointment-form/AppointmentForm.island.tsx",
    find: 'className="form-trap" aria-hidden="true"',
    replace: 'className="form-trap"',
    noticedBy: unit("site/known-pages.test.ts"),
  },
  {
    name: "label: the aftercare stands below “Before your visit”",
    file: "site/components/care-instructions/CareInstructions.tsx",
    find: "items={treatment.preparation}",
    replace: "items={treatment.aftercare}",
    noticedBy: unit("site/known-treatments.test.ts"),
  },
  {
    name: "label: before and after are exchanged below a pair of pictures",
    file: "site/components/pair-labels/PairLabels.tsx",
    find: "<span>{pair.before}</span>",
    replace: "<span>{pair.after}</span>",
    noticedBy: unit("site/known-pages.test.ts"),
  },
  {
    name: "label: who gives a treatment is a heading of the wrong level",
    file: "site/pages/TreatmentPage.tsx",
    find: "level={details ? 4 : 3}",
    replace: "level={details ? 3 : 4}",
    noticedBy: unit("site/known-head.test.ts"),
  },
  {
    name: "label: a concern's urgent signs are lost",
    file: "site/components/SeeInstead.tsx",
    find: "{urgent && (",
    replace: "{urgent && !people && (",
    noticedBy: unit("site/known-pages.test.ts"),
  },
];
