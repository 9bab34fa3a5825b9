import { built, type SeededFault, unit } from "./seeded-fault.ts";

/** Faults in what a page says and where it leads, noticed without a browser. */
export const pageFaults: readonly SeededFault[] = [
  {
    name: "order: reviews with the oldest first",
    file: "site/clinic/news/reviews.ts",
    find: "other.date.localeCompare(one.date)",
    replace: "one.date.localeCompare(other.date)",
    noticedBy: unit("site/known-answers.test.ts"),
  },
  {
    name: "order: a treatment's questions before its reviews",
    file: "site/pages/TreatmentPage.tsx",
    find: `      {reviews && <Testimonials {...reviews} />}
      <FaqList
        faqs={treatment.faqs}
        layout={treatment.faqLayout}
        photo={treatment.questionsPhoto}
      />
`,
    replace: `      <FaqList
        faqs={treatment.faqs}
        layout={treatment.faqLayout}
        photo={treatment.questionsPhoto}
      />
      {reviews && <Testimonials {...reviews} />}
`,
    noticedBy: built("test/specification-sections.test.ts"),
  },
  {
    name: "order: anti-wrinkle without its benefits",
    file: "site/pages/TreatmentPage.tsx",
    find: "      {benefits && <Benefits benefits={benefits} />}\n",
    replace: "",
    noticedBy: built("test/specification-sections.test.ts"),
  },
  {
    name: "order: the six facts backwards",
    file: "site/components/treatment-hero/TreatmentHero.tsx",
    find: "SHOWN.flatMap(",
    replace: "SHOWN.toReversed().flatMap(",
    noticedBy: unit("site/known-treatments.test.ts"),
  },
  {
    name: "order: the header's menu backwards",
    file: "site/clinic/navigation/navigation.ts",
    find: "one.menu.order - other.menu.order",
    replace: "other.menu.order - one.menu.order",
    noticedBy: unit("site/known-answers.test.ts"),
  },
  {
    name: "number: a seventh fact breaks the grid",
    file: "site/components/treatment-hero/TreatmentHero.tsx",
    find: "SHOWN.flatMap(",
    replace: '[...SHOWN, "session" as const].flatMap(',
    noticedBy: unit("site/known-treatments.test.ts"),
  },
  {
    name: "number: a comparison with its columns exchanged",
    file: "site/pages/ListingPage.tsx",
    find: "const compared = COMPARED.map(",
    replace: "const compared = COMPARED.toReversed().map(",
    noticedBy: unit("site/known-treatments.test.ts"),
  },
  {
    name: "number: anti-wrinkle is said to last longer",
    file: "content/treatments/anti-wrinkle.yaml",
    find: "lasting: 3–4 months",
    replace: "lasting: 3–6 months",
    noticedBy: built("test/specification-claims.test.ts"),
  },
  {
    name: "number: a picture of the gallery is lost",
    file: "site/components/gallery-grid/gallery-pictures.ts",
    find: "return images.map(",
    replace: "return images.slice(1).map(",
    noticedBy: built("test/specification-words.test.ts"),
  },
  {
    name: "date: open now for a minute after closing",
    file: "site/clinic/hours/open-state.ts",
    find: "time < closes",
    replace: "time <= closes",
    noticedBy: unit("site/clinic/hours/open-state.test.ts"),
  },
  {
    name: "date: open on a holiday",
    file: "site/clinic/hours/open-state.ts",
    find: "isHoliday ? [] : (days[weekday] ?? [])",
    replace: "days[weekday] ?? []",
    noticedBy: unit("site/clinic/hours/open-state.test.ts"),
  },
  {
    name: "date: a review a week older than it is",
    file: "site/clinic/news/weeks-ago.ts",
    find: "Math.floor(",
    replace: "Math.ceil(",
    noticedBy: unit("site/clinic/news/weeks-ago.test.ts"),
  },
  {
    name: "date: search engines get the hours for calls",
    file: "site/structured-data/clinic.ts",
    find: "openingHours(schedules.opening.days)",
    replace: "openingHours(schedules.working.days)",
    noticedBy: unit("site/structured-data/known-graphs.test.ts"),
  },
  {
    name: "crop: every picture ignores its focus point",
    file: "site/build/render-picture.ts",
    find: 'const [x = 50, y = 50] = focus.split(" ").map((part) => Number.parseFloat(part));',
    replace: "const [x, y] = [50, 50, focus];",
    noticedBy: unit("site/media/pictures.test.ts"),
  },
  {
    name: "link: a booking button forgets its treatment",
    file: "site/clinic/navigation/navigation.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: '${service ? `?service=${service}` : ""}',
    replace: "",
    noticedBy: built("test/specification.test.ts"),
  },
  {
    name: "link: the second address of a page is canonical",
    file: "site/build/Metadata.tsx",
    find: "href={absolute(canonicalPath)}",
    replace: "href={absolute(path)}",
    noticedBy: unit("site/known-head.test.ts"),
  },
  {
    name: "link: a phone link without its country",
    file: "site/clinic/contact/business-facts.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: "`tel:${phone}`",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    replace: "`tel:${phone.slice(2)}`",
    noticedBy: unit("site/known-pages.test.ts"),
  },
  {
    name: "link: the form's link on the location page leads home",
    file: "site/pages/LocationPage.tsx",
    find: "href: pageLinks.contact.path }}",
    replace: "href: pageLinks.home.path }}",
    noticedBy: unit("site/known-pages.test.ts"),
  },
  {
    name: "order: the landmarks backwards",
    file: "site/components/landmarks/Landmarks.tsx",
    find: "landmarks.items.map(",
    replace: "landmarks.items.toReversed().map(",
    noticedBy: unit("site/known-pages.test.ts"),
  },
  {
    name: "header: a page has no keywords",
    file: "site/build/Metadata.tsx",
    find: "keywords.length > 0",
    replace: "keywords.length > 99",
    noticedBy: unit("site/known-head.test.ts"),
  },
  {
    name: "retry: the visitor waits a minute for a failure",
    file: "site/components/appointment-form/send-appointment-request.ts",
    find: "GIVE_UP_AFTER_MS = 15_000",
    replace: "GIVE_UP_AFTER_MS = 60_000",
    noticedBy: unit("site/components/appointment-form/send-appointment-request.test.ts"),
  },
  {
    name: "number: the comparison is empty where a fact has no answer",
    file: "site/components/comparison-table/ComparisonTable.tsx",
    find: "fact ?? unset",
    replace: 'fact ?? ""',
    noticedBy: unit("site/known-treatments.test.ts"),
  },
];
