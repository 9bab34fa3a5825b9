/** `interface.yaml`: the words of the frame around every page: labels, buttons, short notes. */
import { z } from "zod";
import { type FieldName, fieldNames } from "../../contract/form-fields.ts";
import { group, heading, list, text } from "./fields.ts";

/** The treatment’s name as it stands within a sentence; capitalized where it begins a heading. */
const withTreatment = { placeholders: ["treatment"] } as const;

type Label = ReturnType<typeof fieldLabel>;
const fieldLabels = Object.fromEntries(
  fieldNames.map((name) => [name, fieldLabel(inWords(name))]),
) as Record<FieldName, Label>;

export const words = z.strictObject({
  labels: group("Labels", {
    skipToContent: text("Skip to content", { most: 40 }),
    mainNavigation: text("Main navigation", { most: 40 }),
    home: text("Home", { most: 40 }),
    about: text("About", { most: 40 }),
    services: text("Services", { most: 40 }),
    gallery: text("Gallery", { most: 40 }),
    contact: text("Contact", { most: 40 }),
    location: text("Location", { most: 40 }),
    privacy: text("Privacy", { most: 40 }),
    accessibility: text("Accessibility", { most: 40 }),
    nonInvasive: text("Non invasive", { most: 100 }),
    invasive: text("Invasive", { most: 40 }),
    viewAll: text("View all", { most: 40 }),
    bookNow: text("Book now", { most: 40 }),
    callNow: text("Call now", { most: 40 }),
    callOrBook: text("Call or book", { most: 40 }),
    call: text("Call", { most: 40 }),
    menu: text("Menu", { most: 40 }),
    close: text("Close", { most: 40 }),
    announcements: text("Announcements", { most: 40 }),
    pauseAnnouncements: text("Pause announcements", { most: 40 }),
    explore: text("Explore", { most: 40 }),
    treatments: text("Treatments", { most: 40 }),
    visitUs: text("Visit us", { most: 40 }),
    contactUs: text("Contact us", { most: 40 }),
    breadcrumb: text("Breadcrumb", { most: 40 }),
    phone: text("Phone", { most: 40 }),
    email: text("Email", { most: 40 }),
    address: text("Address", { most: 40 }),
    closed: text("Closed", { most: 40 }),
    serviceAreas: text("Service areas", { most: 40 }),
    openInMaps: text("Open in maps", { most: 40 }),
    showMap: text("Show map", { most: 40 }),
    mapNotice: text("Map notice", { most: 220 }),
    findUs: text("Find us", { most: 40 }),
    bookAppointment: text("Book appointment", { most: 40 }),
    freeConsultation: text("Link to the free consultation", { most: 40 }),
    learnMore: text("Learn more", { most: 40 }),
    follow: text("Follow", { most: 40 }),
    showPost: text("Show post", { most: 40 }),
    postNotice: text("Post notice", { most: 40 }),
    pauseFilm: text("Pause film", { most: 40 }),
    playFilm: text("Play film", { most: 40 }),
    bookConsultation: text("Book consultation", { most: 40 }),
    minutes: text("Minutes", { most: 40 }),
  }),
  formats: group("Formats", {
    documentTitle: text("Document title", { most: 40, placeholders: ["title"] }),
    fullName: text("Full name", { most: 100 }),
    copyright: text("Copyright", { most: 100 }),
    addressLines: list("Address lines", text("Sentence", { most: 100 }), { least: 1 }),
  }),
  hoursWords: group("Hours words", {
    days: group("Days", {
      monday: text("Monday", { most: 40 }),
      tuesday: text("Tuesday", { most: 40 }),
      wednesday: text("Wednesday", { most: 40 }),
      thursday: text("Thursday", { most: 40 }),
      friday: text("Friday", { most: 40 }),
      saturday: text("Saturday", { most: 40 }),
      sunday: text("Sunday", { most: 40 }),
    }),
    span: text("Span", { most: 40, placeholders: ["first", "last"] }),
    pair: text("Two days", { most: 40, placeholders: ["first", "last"] }),
    am: text("Am", { most: 40 }),
    pm: text("Pm", { most: 40 }),
  }),
  openNow: group("Open now", {
    open: text("Open", { most: 40 }),
    closesAt: text("Closes at", { most: 40 }),
    closed: text("Closed", { most: 40 }),
  }),
  treatmentPage: group("Treatment page", {
    facts: group("Facts", {
      session: text("Session", { most: 40 }),
      number: text("Number", { most: 40 }),
      spacing: text("Spacing", { most: 40 }),
      downtime: text("Downtime", { most: 40 }),
      results: text("Results", { most: 40 }),
      lasting: text("Lasting", { most: 40 }),
    }),
    factsName: text("Facts name", { most: 40, ...withTreatment }),
    details: group("Details", {
      eyebrow: text("Eyebrow", { most: 40 }),
      heading: heading("Heading", withTreatment),
    }),
    steps: group("Steps", {
      eyebrow: text("Eyebrow", { most: 40 }),
      heading: heading("Heading", withTreatment),
    }),
    benefits: group("Benefits", {
      eyebrow: text("Eyebrow", { most: 40 }),
    }),
    care: group("Care", {
      eyebrow: text("Eyebrow", { most: 100 }),
      heading: heading("Heading", withTreatment),
      preparation: text("Preparation", { most: 40 }),
      aftercare: text("Aftercare", { most: 40 }),
    }),
    longTermTips: group("Long term tips", {
      eyebrow: text("Eyebrow", { most: 40 }),
    }),
    risks: group("Risks", {
      eyebrow: text("Eyebrow", { most: 40 }),
      heading: heading("Heading", withTreatment),
      effects: text("Effects", { most: 40 }),
      waitIf: text("Wait if", { most: 100 }),
      urgent: text("Urgent", { most: 100 }),
      note: text("Note", { most: 420 }),
    }),
    quote: text("Quote", { most: 40 }),
    faq: group("Faq", {
      eyebrow: text("Eyebrow", { most: 40 }),
      heading: heading("Heading", withTreatment),
    }),
    related: group("Treatments to compare", { heading: heading("Heading", withTreatment) }),
    comparison: group("Comparison", {
      treatment: text("Treatment", { most: 40 }),
    }),
  }),
  testimonialsSection: group("Testimonials section", {
    eyebrow: text("Eyebrow", { most: 40 }),
    heading: heading("Heading"),
    rating: text("Rating", { most: 220 }),
    withoutRating: text("Without rating", { most: 100 }),
    stars: text("Stars", { most: 40 }),
    pause: text("Pause", { most: 40 }),
    carousel: text("Carousel", { most: 40 }),
    goTo: text("Go to", { most: 40 }),
  }),
  carousel: group("Carousel", {
    role: text("Role", { most: 40 }),
    slide: text("Slide", { most: 40 }),
    place: text("Place", { most: 40, placeholders: ["index", "count"] }),
  }),
  areasCarousel: group("Areas carousel", {
    name: text("Name", { most: 40 }),
    previous: text("Previous", { most: 40 }),
    next: text("Next", { most: 40 }),
    pause: text("Pause", { most: 40 }),
    play: text("Play", { most: 40 }),
    goTo: text("Go to", { most: 40 }),
  }),
  consultationBand: group("Consultation band", {
    heading: text("Heading", { most: 100 }),
    promises: list("Promises", text("Sentence", { most: 100 }), { least: 1 }),
    action: text("Action", { most: 40 }),
  }),
  finder: group("Finder", {
    legend: text("Legend", { most: 100 }),
    all: text("All", { most: 40 }),
    concerns: group("Concerns", {
      lines: text("Lines", { most: 40 }),
      volume: text("Volume", { most: 40 }),
      texture: text("Texture", { most: 40 }),
      "unwanted-hair": text("Unwanted hair", { most: 40 }),
      breakouts: text("Breakouts", { most: 40 }),
      dullness: text("Dullness", { most: 40 }),
      laxity: text("Laxity", { most: 40 }),
    }),
    status: text("Status", { most: 40 }),
    empty: text("Empty", { most: 220 }),
  }),
  galleryStatus: text("Gallery status", { most: 40 }),
  appointmentForm: group("Appointment form", {
    ...fieldLabels,
    selectService: text("Select service", { most: 40 }),
    messageHint: text("Message hint", { most: 220 }),
    allRequired: text("All required", { most: 100 }),
    submit: text("Submit", { most: 40 }),
    sending: text("Sending", { most: 40 }),
    trap: text("Trap", { most: 40 }),
    privacyLink: text("Privacy link", { most: 40 }),
  }),
  team: group("Team", {
    registration: text("Registration", { most: 40 }),
    training: text("Training", { most: 40 }),
    treats: text("Treatments given", { most: 40 }),
    prescriber: text("Who prescribes", { most: 40 }),
  }),
  toasts: group("Toasts", {
    region: text("Region", { most: 40 }),
    success: group("Success", {
      title: text("Title", { most: 100 }),
      text: text("Text", { most: 220, isVerbatim: true }),
    }),
    failure: group("Failure", {
      title: text("Title", { most: 100 }),
      text: text("Text", { most: 100 }),
    }),
  }),
});

export type Words = z.infer<typeof words>;

function fieldLabel(title: string) {
  const description = "Left out: the name of the field, in words.";
  return text(title, { most: 40, description }).default(title);
}

/** "firstName" → "First name" */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
