import { browser, type SeededFault } from "./seeded-fault.ts";

/** Faults in what a visitor presses, sees and prints, noticed in a browser. */
export const browserFaults: readonly SeededFault[] = [
  {
    name: "number: a dot for each slide instead of each three",
    file: "site/components/treatment-areas/AreasCarousel.island.tsx",
    find: "SLIDES_PER_DOT = 3",
    replace: "SLIDES_PER_DOT = 1",
    noticedBy: browser("treatment-areas", "dot"),
  },
  {
    name: "date: the reply is promised a day too early",
    file: "site/components/appointment-form/SentNote.tsx",
    find: "Date.now() + hours * HOUR_MS",
    replace: "Date.now()",
    noticedBy: browser("contact-form", "below a lasting note that has the focus"),
  },
  {
    name: "link: the promotion returns after its button",
    file: "site/components/promotion/Promotion.island.tsx",
    find: 'target === currentTarget || (target as Element).closest("a")',
    replace: "target === currentTarget",
    noticedBy: browser("promotion", "leads to the form"),
  },
  {
    name: "retry: two presses send two requests",
    file: "site/components/appointment-form/AppointmentForm.island.tsx",
    find: "    if (isBusy.current) return;\n",
    replace: "",
    noticedBy: browser("contact-form", "sends one request for repeated presses"),
  },
  {
    name: "retry: a second try has another key",
    file: "site/components/appointment-form/read-request.ts",
    find: "if (last.current.words !== words) ",
    replace: "",
    noticedBy: browser("failed-form", "keeps the key of a failed request"),
  },
  {
    name: "focus: the note about a sent request does not get it",
    file: "site/components/appointment-form/SentNote.tsx",
    find: "    heading.current?.focus({ preventScroll: true });\n",
    replace: "",
    noticedBy: browser("contact-form", "below a lasting note that has the focus"),
  },
  {
    name: "focus: Esc in a header panel loses it",
    file: "site/layout/menu.ts",
    find: '    open.querySelector("summary")?.focus();\n',
    replace: "",
    noticedBy: browser("header", "Esc giving the focus back"),
  },
  {
    name: "focus: a failed request leaves it on the page",
    file: "site/components/appointment-form/AppointmentForm.island.tsx",
    find: "    if (document.activeElement === document.body) button.current?.focus();\n",
    replace: "",
    noticedBy: browser("failed-form", "gives the focus back to its button"),
  },
  {
    name: "print: the answers stay folded on paper",
    file: "site/styles/print.css",
    find: "content-visibility: visible !important;",
    replace: "content-visibility: hidden !important;",
    noticedBy: browser("questions", "are printed with their answers"),
  },
  {
    name: "contrast: the answers to questions at 1.28:1",
    file: "site/components/faq-list/faq-list.css",
    find: ".faq-picture {\n",
    replace: ".faq-list p {\n  color: var(--color-stone);\n}\n.faq-picture {\n",
    noticedBy: browser("contrast", "/dermal-filler-near-me-woodbridge has"),
  },
];
