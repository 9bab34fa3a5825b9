/** `interface.yaml`: the words of the frame around every page: labels, buttons, short notes. */
import { z } from "zod";
import { fieldNames } from "../../contract/form-fields.ts";
import { weekdays } from "./business.ts";
import { group, heading, labels, list, text, titled } from "./fields.ts";

/** The treatment’s name within a sentence; capitalized at the start of a heading. */
const withTreatment = { placeholders: ["treatment"] } as const;

const sectionTop = {
  eyebrow: text("Eyebrow", { max: 40 }),
  heading: heading("Heading", withTreatment),
};

export const words = z.strictObject({
  labels: group("Labels", {
    ...labels("skipToContent", "mainNavigation", "home", "about", "services", "gallery", "contact"),
    ...labels("location", "privacy", "accessibility"),
    nonInvasive: text("Non invasive", { max: 100 }),
    ...labels("invasive", "viewAll", "bookNow", "callNow", "callOrBook", "call", "menu", "close"),
    ...labels("announcements", "pauseAnnouncements", "explore", "treatments", "visitUs"),
    ...labels("contactUs", "breadcrumb", "phone", "email", "address", "closed", "serviceAreas"),
    ...labels("openInMaps", "showMap"),
    mapNotice: text("Map notice", { max: 220 }),
    ...labels("findUs", "bookAppointment"),
    freeConsultation: text("Link to the free consultation", { max: 40 }),
    ...labels("learnMore", "follow", "showPost", "postNotice", "pauseFilm", "playFilm"),
    ...labels("bookConsultation", "minutes"),
    byConcern: text("Links to the concerns", { max: 60 }),
  }),
  formats: group("Formats", {
    documentTitle: text("Document title", { max: 40, placeholders: ["title"] }),
    fullName: text("Full name", { max: 100 }),
    copyright: text("Copyright", { max: 100 }),
    addressLines: list("Address lines", text("Sentence", { max: 100 }), { min: 1 }),
  }),
  hoursWords: group("Hours words", {
    days: group("Days", labels(...weekdays)),
    span: text("Span", { max: 40, placeholders: ["first", "last"] }),
    pair: text("Two days", { max: 40, placeholders: ["first", "last"] }),
    ...labels("am", "pm"),
  }),
  openNow: group("Open now", labels("open", "closesAt", "closed")),
  treatmentPage: group("Treatment page", {
    facts: group("Facts", {
      ...labels("session", "number", "spacing", "downtime", "results", "lasting", "pain"),
    }),
    answers: group("Other answers", {
      ...labels("givenBy", "cost"),
      quote: text("What it costs, in words", { max: 100 }),
      waitIf: text("Who should wait", { max: 40 }),
      reasons: text("Link to the reasons", { max: 40, placeholders: ["count"] }),
    }),
    factsName: text("Facts name", { max: 40, ...withTreatment }),
    details: group("Details", sectionTop),
    steps: group("Steps", sectionTop),
    provenance: group("Who gives it, and how we know", {
      heading: heading("Heading", withTreatment),
      ...labels("givenBy", "or", "consultation", "orders", "prescribes", "device", "reviewed"),
      by: text("Between the day and who reviewed", { max: 40 }),
      ...labels("sources"),
    }),
    benefits: group("Benefits", labels("eyebrow")),
    care: group("Care", {
      eyebrow: text("Eyebrow", { max: 100 }),
      heading: heading("Heading", withTreatment),
      ...labels("preparation", "practical", "aftercare"),
    }),
    recovery: group("The days after", {
      ...labels("heading", "look", "work", "exercise", "makeup", "sun", "event"),
      ...labels("sameDay", "nextDay", "notYet"),
      after: text("After a time", { max: 40, placeholders: ["time"] }),
      leave: text("Time to leave before an event", { max: 40, placeholders: ["time"] }),
      unsettled: text("Where that time is not known", { max: 40 }),
    }),
    longTermTips: group("Long term tips", labels("eyebrow")),
    risks: group("Risks", {
      ...sectionTop,
      effects: text("Effects", { max: 40 }),
      waitIf: text("Wait if", { max: 100 }),
      urgent: text("Urgent", { max: 100 }),
      note: text("Note", { max: 420 }),
    }),
    quote: text("Quote", { max: 40 }),
    faq: group("Faq", sectionTop),
    related: group("Treatments to compare", {
      heading: heading("Heading", withTreatment),
      concerns: text("Concerns it may help", { max: 40 }),
    }),
    comparison: group("Comparison", labels("treatment")),
  }),
  concernPage: group("Concern page", labels("willNotHelp", "beforeDeciding", "urgent", "others")),
  testimonialsSection: group("Testimonials section", {
    eyebrow: text("Eyebrow", { max: 40 }),
    heading: heading("Heading"),
    rating: text("Rating", { max: 220 }),
    withoutRating: text("Without rating", { max: 100 }),
    ...labels("stars", "pause", "carousel", "goTo"),
  }),
  carousel: group("Carousel", {
    ...labels("role", "slide"),
    place: text("Place", { max: 40, placeholders: ["index", "count"] }),
  }),
  areasCarousel: group(
    "Areas carousel",
    labels("name", "previous", "next", "pause", "play", "goTo"),
  ),
  consultationBand: group("Consultation band", {
    heading: text("Heading", { max: 100 }),
    promises: list("Promises", text("Sentence", { max: 100 }), { min: 1 }),
    action: text("Action", { max: 40 }),
  }),
  finder: group("Finder", {
    legend: text("Legend", { max: 100 }),
    all: text("All", { max: 40 }),
    status: text("Status", { max: 40 }),
    empty: text("Empty", { max: 220 }),
  }),
  galleryStatus: text("Gallery status", { max: 40 }),
  appointmentForm: group("Appointment form", {
    ...titled(fieldNames, fieldLabel),
    selectService: text("Select service", { max: 40 }),
    messageHint: text("Message hint", { max: 220 }),
    allRequired: text("All required", { max: 100 }),
    ...labels("submit", "sending", "trap", "privacyLink"),
  }),
  team: group("Team", {
    ...labels("registration", "training"),
    treats: text("Treatments given", { max: 40 }),
    physician: text("Who orders and prescribes", { max: 40 }),
  }),
  toasts: group("Toasts", {
    region: text("Region", { max: 40 }),
    success: group("Success", {
      title: text("Title", { max: 100 }),
      text: text("Text", { max: 220, isVerbatim: true }),
    }),
    failure: group("Failure", {
      title: text("Title", { max: 100 }),
      text: text("Text", { max: 100 }),
    }),
  }),
});

export type Words = z.infer<typeof words>;

function fieldLabel(title: string) {
  const description = "Left out: the name of the field, in words.";
  return text(title, { max: 40, description }).default(title);
}
