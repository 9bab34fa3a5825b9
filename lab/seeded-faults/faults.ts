export type SeededFault = {
  /** What a visitor, the owner or the clinic would mind. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The command that fails. */
  noticedBy: string;
};

const unit = (file: string) => `vitest run --project unit ${file}`;
const system = (file: string) => `vitest run --project system ${file}`;
const built = (file: string) => `vitest run --project built ${file}`;
const browser = (file: string, title: string) => `playwright test ${file} -g "${title}"`;

export const seededFaults: readonly SeededFault[] = [
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
    noticedBy: built("test/specification.test.ts"),
  },
  {
    name: "order: anti-wrinkle without its benefits",
    file: "site/pages/TreatmentPage.tsx",
    find: "      {benefits && <Benefits benefits={benefits} />}\n",
    replace: "",
    noticedBy: built("test/specification.test.ts"),
  },
  {
    name: "order: the six facts backwards",
    file: "site/components/treatment-hero/TreatmentHero.tsx",
    find: "SHOWN.flatMap(",
    replace: "SHOWN.toReversed().flatMap(",
    noticedBy: unit("site/known-answers.test.ts"),
  },
  {
    name: "number: a seventh fact breaks the grid",
    file: "site/components/treatment-hero/TreatmentHero.tsx",
    find: "SHOWN.flatMap(",
    replace: '[...SHOWN, "session" as const].flatMap(',
    noticedBy: unit("site/known-answers.test.ts"),
  },
  {
    name: "number: anti-wrinkle is said to last longer",
    file: "content/treatments/anti-wrinkle.yaml",
    find: "lasting: 3–4 months",
    replace: "lasting: 3–6 months",
    noticedBy: built("test/site/pages.test.ts"),
  },
  {
    name: "number: a picture of the gallery is lost",
    file: "site/components/gallery-grid/gallery-pictures.ts",
    find: "return images.map(",
    replace: "return images.slice(1).map(",
    noticedBy: built("test/specification.test.ts"),
  },
  {
    name: "number: a dot for each slide instead of each three",
    file: "site/components/treatment-areas/AreasCarousel.island.tsx",
    find: "SLIDES_PER_DOT = 3",
    replace: "SLIDES_PER_DOT = 1",
    noticedBy: browser("treatment-areas", "dot"),
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
    name: "crop: every picture ignores its focus point",
    file: "site/media/render-picture.ts",
    find: 'const [x = 50, y = 50] = focus.split(" ").map((part) => Number.parseFloat(part));',
    replace: "const [x, y] = [50, 50, focus];",
    noticedBy: unit("site/media/pictures.test.ts"),
  },
  {
    name: "link: the short paths of the listings lead nowhere",
    file: "server/http/site-files.ts",
    find: "redirects[bare] ?? (",
    replace: "(",
    noticedBy: system("server/website.test.ts"),
  },
  {
    name: "link: a booking button forgets its treatment",
    file: "site/clinic/navigation/navigation.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: '${service ? `?service=${service}` : ""}',
    replace: "",
    noticedBy: built("test/specification-words.test.ts"),
  },
  {
    name: "header: scripts in the page are allowed",
    file: "site/build/content-security-policy.ts",
    find: "`script-src 'self' ",
    replace: "`script-src 'self' 'unsafe-inline' ",
    noticedBy: built("test/privacy/headers.test.ts"),
  },
  {
    name: "header: browsers may guess the type of a file",
    file: "server/http/security-headers.ts",
    find: '    "x-content-type-options": "nosniff",\n',
    replace: "",
    noticedBy: built("test/privacy/headers.test.ts"),
  },
  {
    name: "header: the compressed copy has the ETag of the plain one",
    file: "server/http/site-files.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: '`"${tag}${encoding ? `-${encoding}` : ""}"`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    replace: '`"${tag}"`',
    noticedBy: system("server/website.test.ts"),
  },
  {
    name: "guard: the sec-fetch-site check is removed",
    file: "server/form/cross-origin.ts",
    find: 'origin === null || request.headers.get("sec-fetch-site") === "same-origin"',
    replace: "origin === null",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: another site's page may post",
    file: "server/form/send-contact-email.ts",
    find: '    if (origin === "foreign") return format.refuse(403, errorMessages.origin);\n',
    replace:
      '    if (origin === "foreign") return respond(dependencies, { ...context, request, submission, format });\n',
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: one right key of two is enough",
    file: "server/form/send-contact-email.ts",
    find: "presented.every((key)",
    replace: "presented.some((key)",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: a body of any size is read",
    file: "server/form/submission.ts",
    find: "    if (length > maxBytes) break;\n",
    replace: "",
    noticedBy: unit("server/form/submission.test.ts"),
  },
  {
    name: "guard: an address may send ten times as often in an hour",
    file: "server/form/rate-limit.ts",
    find: "perHour: 60,",
    replace: "perHour: 600,",
    noticedBy: unit("server/form/rate-limit.test.ts"),
  },
  {
    name: "guard: direction marks stay in a name",
    file: "contract/clean-text.ts",
    find: "[\\p{Bidi_Control}\\u200b\\u2060]",
    replace: "[\\u200b\\u2060]",
    noticedBy: unit("contract/check-appointment-request.test.ts"),
  },
  {
    name: "guard: the desk answers another site's page",
    file: "desk/server/own-origin.ts",
    find: '(site === "same-origin" || site === "none" ||',
    replace: '(site !== "" ||',
    noticedBy:
      "vitest run --config desk/vitest.config.ts --project desk-unit desk/server/own-origin.test.ts",
  },
  {
    name: "guard: a banned word is published",
    file: "site/content/checking/check-data.ts",
    find: "  checkWords({ data, schema }, report);\n",
    replace: "  void checkWords;\n",
    noticedBy: unit("site/content/read.test.ts"),
  },
  {
    name: "retry: a refused mail is tried again without a pause",
    file: "server/outbox/sqlite-delivery.ts",
    find: "1000 * 2 ** (attempts - 1)",
    replace: "0 * 2 ** (attempts - 1)",
    noticedBy: unit("server/outbox/sqlite-outbox.test.ts"),
  },
  {
    name: "retry: what was under way when the server was killed waits a quarter of an hour",
    file: "server/outbox/sqlite-delivery.ts",
    find: '  reporting("waiting requests cannot be read", () => use((sql) => sql.sendNow.run("")))();\n',
    replace: "",
    noticedBy: unit("server/outbox/sqlite-outbox.test.ts"),
  },
  {
    name: "retry: two presses send two requests",
    file: "site/components/appointment-form/AppointmentForm.island.tsx",
    find: "    if (isBusy.current) return;\n",
    replace: "",
    noticedBy: browser("contact-form", "sends one request however impatient"),
  },
  {
    name: "retry: a second try has another key",
    file: "site/components/appointment-form/read-request.ts",
    find: "if (last.current.words !== words) ",
    replace: "",
    noticedBy: browser("contact-form", "keeps the key of a failed request"),
  },
  {
    name: "retry: the same key twice is two mails",
    file: "server/form/send-contact-email.ts",
    find: "JSON.stringify([key || hour,",
    replace: "JSON.stringify([Math.random(), key || hour,",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "retry: the alarm of one late request hides those of the others",
    file: "server/delivery/alarm.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: "const key = `${kind} ${about}`;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    replace: "const key = `${kind} `;",
    noticedBy: unit("server/delivery/alarm.test.ts"),
  },
  {
    name: "label: Book Now has another name",
    file: "site/words/words.ts",
    find: '"Book Now"',
    replace: '"Reserve"',
    noticedBy: built("test/specification.test.ts"),
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
    noticedBy: browser("contact-form", "gives the focus back to its button"),
  },
  {
    name: "print: the answers stay folded on paper",
    file: "site/styles/print.css",
    find: "content-visibility: visible !important;",
    replace: "content-visibility: hidden !important;",
    noticedBy: browser("print", "every answer"),
  },
  {
    name: "contrast: the answers to questions at 1.28:1",
    file: "site/components/faq-list/faq-list.css",
    find: ".faq-list {\n",
    replace: ".faq-list p {\n  color: var(--color-stone);\n}\n.faq-list {\n",
    noticedBy: browser("contrast", "/dermal-filler-near-me-woodbridge has"),
  },
];
