/** `interface.yaml`: the words of the frame around every page: labels, buttons, short notes. */
import { z } from "zod";
import { type FieldName, fieldNames } from "../../contract/form-fields.ts";
import { group, heading, list, text } from "./fields.ts";

/** The treatment’s name within a sentence; capitalized at the start of a heading. */
const withTreatment = { placeholders: ["treatment"] } as const;

type Label = ReturnType<typeof fieldLabel>;
const fieldLabels = Object.fromEntries(
  fieldNames.map((name) => [name, fieldLabel(inWords(name))]),
) as Record<FieldName, Label>;

export const words = z.strictObject({
  labels: group("Labels", {
    skipToContent: text("Skip to content", { max: 40 }),
    mainNavigation: text("Main navigation", { max: 40 }),
    home: text("Home", { max: 40 }),
    about: text("About", { max: 40 }),
    services: text("Services", { max: 40 }),
    gallery: text("Gallery", { max: 40 }),
    contact: text("Contact", { max: 40 }),
    location: text("Location", { max: 40 }),
    privacy: text("Privacy", { max: 40 }),
    accessibility: text("Accessibility", { max: 40 }),
    nonInvasive: text("Non invasive", { max: 100 }),
    invasive: text("Invasive", { max: 40 }),
    viewAll: text("View all", { max: 40 }),
    bookNow: text("Book now", { max: 40 }),
    callNow: text("Call now", { max: 40 }),
    callOrBook: text("Call or book", { max: 40 }),
    call: text("Call", { max: 40 }),
    menu: text("Menu", { max: 40 }),
    close: text("Close", { max: 40 }),
    announcements: text("Announcements", { max: 40 }),
    pauseAnnouncements: text("Pause announcements", { max: 40 }),
    explore: text("Explore", { max: 40 }),
    treatments: text("Treatments", { max: 40 }),
    visitUs: text("Visit us", { max: 40 }),
    contactUs: text("Contact us", { max: 40 }),
    breadcrumb: text("Breadcrumb", { max: 40 }),
    phone: text("Phone", { max: 40 }),
    email: text("Email", { max: 40 }),
    address: text("Address", { max: 40 }),
    closed: text("Closed", { max: 40 }),
    serviceAreas: text("Service areas", { max: 40 }),
    openInMaps: text("Open in maps", { max: 40 }),
    showMap: text("Show map", { max: 40 }),
    mapNotice: text("Map notice", { max: 220 }),
    findUs: text("Find us", { max: 40 }),
    bookAppointment: text("Book appointment", { max: 40 }),
    freeConsultation: text("Link to the free consultation", { max: 40 }),
    learnMore: text("Learn more", { max: 40 }),
    follow: text("Follow", { max: 40 }),
    showPost: text("Show post", { max: 40 }),
    postNotice: text("Post notice", { max: 40 }),
    pauseFilm: text("Pause film", { max: 40 }),
    playFilm: text("Play film", { max: 40 }),
    bookConsultation: text("Book consultation", { max: 40 }),
    minutes: text("Minutes", { max: 40 }),
  }),
  formats: group("Formats", {
    documentTitle: text("Document title", { max: 40, placeholders: ["title"] }),
    fullName: text("Full name", { max: 100 }),
    copyright: text("Copyright", { max: 100 }),
    addressLines: list("Address lines", text("Sentence", { max: 100 }), { min: 1 }),
  }),
  hoursWords: group("Hours words", {
    days: group("Days", {
      monday: text("Monday", { max: 40 }),
      tuesday: text("Tuesday", { max: 40 }),
      wednesday: text("Wednesday", { max: 40 }),
      thursday: text("Thursday", { max: 40 }),
      friday: text("Friday", { max: 40 }),
      saturday: text("Saturday", { max: 40 }),
      sunday: text("Sunday", { max: 40 }),
    }),
    span: text("Span", { max: 40, placeholders: ["first", "last"] }),
    pair: text("Two days", { max: 40, placeholders: ["first", "last"] }),
    am: text("Am", { max: 40 }),
    pm: text("Pm", { max: 40 }),
  }),
  openNow: group("Open now", {
    open: text("Open", { max: 40 }),
    closesAt: text("Closes at", { max: 40 }),
    closed: text("Closed", { max: 40 }),
  }),
  treatmentPage: group("Treatment page", {
    facts: group("Facts", {
      session: text("Session", { max: 40 }),
      number: text("Number", { max: 40 }),
      spacing: text("Spacing", { max: 40 }),
      downtime: text("Downtime", { max: 40 }),
      lasting: text("Lasting", { max: 40 }),
    }),
    factsName: text("Facts name", { max: 40, ...withTreatment }),
    details: group("Details", {
      eyebrow: text("Eyebrow", { max: 40 }),
      heading: heading("Heading", withTreatment),
    }),
    steps: group("Steps", {
      eyebrow: text("Eyebrow", { max: 40 }),
      heading: heading("Heading", withTreatment),
    }),
    benefits: group("Benefits", {
      eyebrow: text("Eyebrow", { max: 40 }),
    }),
    care: group("Care", {
      eyebrow: text("Eyebrow", { max: 100 }),
      heading: heading("Heading", withTreatment),
      preparation: text("Preparation", { max: 40 }),
      aftercare: text("Aftercare", { max: 40 }),
    }),
    longTermTips: group("Long term tips", {
      eyebrow: text("Eyebrow", { max: 40 }),
    }),
    risks: group("Risks", {
      eyebrow: text("Eyebrow", { max: 40 }),
      heading: heading("Heading", withTreatment),
      effects: text("Effects", { max: 40 }),
      waitIf: text("Wait if", { max: 100 }),
      urgent: text("Urgent", { max: 100 }),
      note: text("Note", { max: 420 }),
    }),
    quote: text("Quote", { max: 40 }),
    faq: group("Faq", {
      eyebrow: text("Eyebrow", { max: 40 }),
      heading: heading("Heading", withTreatment),
    }),
    related: group("Treatments to compare", { heading: heading("Heading", withTreatment) }),
    comparison: group("Comparison", {
      treatment: text("Treatment", { max: 40 }),
    }),
  }),
  testimonialsSection: group("Testimonials section", {
    eyebrow: text("Eyebrow", { max: 40 }),
    heading: heading("Heading"),
    rating: text("Rating", { max: 220 }),
    withoutRating: text("Without rating", { max: 100 }),
    stars: text("Stars", { max: 40 }),
    pause: text("Pause", { max: 40 }),
    carousel: text("Carousel", { max: 40 }),
    goTo: text("Go to", { max: 40 }),
  }),
  carousel: group("Carousel", {
    role: text("Role", { max: 40 }),
    slide: text("Slide", { max: 40 }),
    place: text("Place", { max: 40, placeholders: ["index", "count"] }),
  }),
  areasCarousel: group("Areas carousel", {
    name: text("Name", { max: 40 }),
    previous: text("Previous", { max: 40 }),
    next: text("Next", { max: 40 }),
    pause: text("Pause", { max: 40 }),
    play: text("Play", { max: 40 }),
    goTo: text("Go to", { max: 40 }),
  }),
  consultationBand: group("Consultation band", {
    heading: text("Heading", { max: 100 }),
    promises: list("Promises", text("Sentence", { max: 100 }), { min: 1 }),
    action: text("Action", { max: 40 }),
  }),
  finder: group("Finder", {
    legend: text("Legend", { max: 100 }),
    all: text("All", { max: 40 }),
    concerns: group("Concerns", {
      lines: text("Lines", { max: 40 }),
      volume: text("Volume", { max: 40 }),
      texture: text("Texture", { max: 40 }),
      "unwanted-hair": text("Unwanted hair", { max: 40 }),
      breakouts: text("Breakouts", { max: 40 }),
      dullness: text("Dullness", { max: 40 }),
      laxity: text("Laxity", { max: 40 }),
    }),
    status: text("Status", { max: 40 }),
    empty: text("Empty", { max: 220 }),
  }),
  galleryStatus: text("Gallery status", { max: 40 }),
  appointmentForm: group("Appointment form", {
    ...fieldLabels,
    selectService: text("Select service", { max: 40 }),
    messageHint: text("Message hint", { max: 220 }),
    allRequired: text("All required", { max: 100 }),
    submit: text("Submit", { max: 40 }),
    sending: text("Sending", { max: 40 }),
    trap: text("Trap", { max: 40 }),
    privacyLink: text("Privacy link", { max: 40 }),
  }),
  team: group("Team", {
    registration: text("Registration", { max: 40 }),
    training: text("Training", { max: 40 }),
    treats: text("Treatments given", { max: 40 }),
    prescriber: text("Who prescribes", { max: 40 }),
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

/** "firstName" → "First name" */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
