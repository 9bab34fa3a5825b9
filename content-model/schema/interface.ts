/** `interface.yaml`: the words of the frame around every page: labels, buttons, short notes. */
import { z } from "zod";
import { fieldNames } from "../../contract/form-fields.ts";
import { counted } from "./counted.ts";
import { group, heading, labels, list, pattern, text, titled } from "./fields.ts";

const sectionHeading = { heading: heading() };

export const words = z.strictObject({
  labels: group("Labels", {
    ...labels("skipToContent", "mainNavigation", "home", "services"),
    ...labels("viewAll", "bookNow", "callNow", "backToForm", "callOrBook", "call", "menu", "close"),
    ...labels("announcements", "pauseAnnouncements", "explore", "treatments"),
    ...labels("seeTreatments", "visitUs"),
    ...labels("contactUs", "breadcrumb", "phone", "email", "address", "closed", "serviceAreas"),
    ...labels("openInMaps", "showMap"),
    mapNotice: text("Map notice", { max: 220 }),
    ...labels("findUs", "bookAppointment"),
    freeConsultation: text("Link to the free consultation", { max: 40 }),
    ...labels("learnMore", "follow", "showPost"),
    postNotice: text("Post notice", { max: 40, placeholders: ["socialProvider"] }),
    ...labels("pauseFilm", "playFilm"),
    providerAway: text("Where a post, a map or a film does not come", { max: 90 }),
    ...labels("bookConsultation", "minutes"),
    byConcern: text("Links to the concerns", { max: 60 }),
  }),
  formats: group("Formats", {
    documentTitle: text("Document title", { max: 40, placeholders: ["title"] }),
    fullName: text("Full name", { max: 100 }),
    copyright: text("Copyright", { max: 100 }),
    treatmentPath: pattern(
      "Address of a treatment",
      /^\/[a-z\d/{}-]*\{slug\}[a-z\d/{}-]*$/,
      "an address with {slug} in it, and {town} if you like",
      { placeholders: ["slug", "town"], isHidden: true, isOfLanguage: true },
    ),
    concernPath: pattern(
      "Address of a concern",
      /^\/[a-z\d/{}-]*\{slug\}[a-z\d/{}-]*$/,
      "an address with {slug} in it",
      { placeholders: ["slug", "town"], isHidden: true, isOfLanguage: true },
    ),
    addressLines: list(
      "Address lines",
      text("Line", {
        max: 100,
        placeholders: ["street", "city", "region", "regionName", "postalCode"],
      }),
      { min: 1 },
    ),
  }),
  hoursWords: group("Hours words", {
    daySpan: text("From one day to another", { max: 40, placeholders: ["first", "last"] }),
    timeSpan: text("From one time to another", { max: 40, placeholders: ["first", "last"] }),
    am: half("Before noon"),
    pm: half("After noon"),
  }),
  openNow: group("Open now", {
    open: text("Open", { max: 60, placeholders: ["time"] }),
    ...labels("closed"),
  }),
  treatmentPage: group("Treatment page", {
    facts: group("Facts", {
      ...labels("session", "number", "spacing", "downtime", "results", "lasting", "pain"),
    }),
    factsName: text("Facts name", { max: 40 }),
    sections: group(
      "Links to the page’s sections",
      labels("name", "details", "areas", "care", "risks", "questions"),
    ),
    details: group("Details", sectionHeading),
    steps: group("Steps", sectionHeading),
    provenance: group("Who gives it, and how we know", {
      ...sectionHeading,
      ...labels("givenBy", "treatmentsBy", "or"),
      consultation: text("What the first talk costs, and where it is", { max: 80 }),
      ...labels("orders", "prescribes", "device", "reviewed"),
      by: text("Between the day and who reviewed", { max: 40 }),
      more: text("Opens the facts on phones", { max: 60 }),
      ...labels("sources"),
    }),
    care: group("Care", {
      ...sectionHeading,
      ...labels("preparation", "practical", "aftercare"),
    }),
    recovery: group("The days after", {
      ...labels("heading", "look", "work", "exercise", "makeup", "sun", "event"),
      ...labels("sameDay", "nextDay", "notYet"),
      after: text("After a time", { max: 40, placeholders: ["time"] }),
      leave: text("Time to leave before an event", { max: 40, placeholders: ["time"] }),
      unsettled: text("Where that time is not known", { max: 40 }),
    }),
    risks: group("Risks", {
      ...sectionHeading,
      effects: counted("Effects", { max: 40 }),
      waitIf: counted("Wait if", { max: 100 }),
      urgent: text("Urgent", { max: 100 }),
      note: text("Note", { max: 420 }),
    }),
    quote: text("Quote", { max: 40 }),
    faq: group("Faq", sectionHeading),
    related: group("Treatments to compare", {
      ...sectionHeading,
      concerns: text("Concerns it may help", { max: 40 }),
    }),
    comparison: group("Comparison", labels("treatment")),
  }),
  concernPage: group("Concern page", labels("willNotHelp", "beforeDeciding", "urgent", "others")),
  testimonialsSection: group("Testimonials section", {
    ...sectionHeading,
    rating: text("Rating", { max: 220, placeholders: ["ratingValue", "reviewCount"] }),
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
    shortPhone: text("Question below a short phone number", { max: 90, placeholders: ["count"] }),
    days: group("Days that suit", {
      legend: text("Question", { max: 60 }),
      choices: list(
        "Days",
        group("Day", {
          label: text("Button", { max: 30 }),
          text: text("What it writes into the message", { max: 90 }),
        }),
        { min: 1, max: 6 },
      ),
    }),
    ...labels("submit", "sending", "trap", "privacyLink"),
    sent: group("Once it is sent", {
      heading: text("Heading", { max: 90, placeholders: ["firstName", "time"] }),
      next: list("What happens next", text("Step", { max: 140 }), { min: 1 }),
      ...labels("call", "again"),
    }),
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

function fieldLabel(title: string) {
  return text(title, { max: 40 });
}

/** A half of the day. */
function half(title: string) {
  const description = "Left out: times are told as the language has it, 7 p.m. or 19 h.";
  return text(title, { max: 10, description, isOfLanguage: true }).optional();
}
