/** The words of the frame around every page: labels, buttons, short notes. Pages have their own files. */
export const labels = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  home: "Home",
  about: "About",
  services: "Services",
  gallery: "Gallery",
  contact: "Contact",
  location: "Location",
  privacy: "Privacy",
  accessibility: "Accessibility",
  nonInvasive: "Non-Invasive Treatments",
  invasive: "Invasive Treatments",
  viewAll: "View all",
  bookNow: "Book Now",
  callNow: "Call Now",
  callOrBook: "Call or book",
  call: "Call",
  menu: "Menu",
  close: "Close",
  announcements: "Announcements",
  pauseAnnouncements: "Pause announcements",
  explore: "Explore",
  treatments: "Treatments",
  visitUs: "Visit us",
  contactUs: "Contact us",
  breadcrumb: "Breadcrumb",
  phone: "Phone",
  email: "Email",
  address: "Address",
  closed: "Closed",
  serviceAreas: "Serving",
  openInMaps: "Open in maps",
  showMap: "Show the map",
  mapNotice: "The map comes from OpenStreetMap and loads when you ask for it.",
  findUs: "How to find us",
  bookAppointment: "Book appointment",
  learnMore: "Learn More",
  follow: "Follow",
  showPost: "Show the post",
  postNotice: "Loads from Instagram",
  pauseFilm: "Pause film",
  playFilm: "Play film",
  bookConsultation: "BOOK A CONSULTATION",
  minutes: "min",
} as const;

/** How names and facts are put together where they are shown. */
export const formats = {
  documentTitle: "{title} | {brand}",
  fullName: "{name}, {descriptor}",
  copyright: "© {name}, {descriptor}",
  phone: "({area}) {exchange}-{line}",
  addressLines: ["{street}", "{city}, {region} {postalCode}"],
} as const;

/** A schedule in words; {first} and {last} are days or times. */
export const hoursWords = {
  days: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  span: "{first} to {last}",
  am: "AM",
  pm: "PM",
} as const;

/** The strip with the open-or-closed word; without script only the schedule is shown. */
export const openNow = {
  open: "Open now",
  closesAt: "until",
  closed: "Closed now",
} as const;

export const treatmentPage = {
  facts: {
    session: "Session",
    number: "How many",
    spacing: "Spacing",
    downtime: "Downtime",
    lasting: "How long it lasts",
  },
  factsName: "At a glance",
  whyChooseUs: "Why choose us",
  details: { eyebrow: "In detail", heading: "What to know *before you decide*" },
  steps: { eyebrow: "How it works", heading: "A visit, *step by step*" },
  areas: { eyebrow: "Common Treatment Areas" },
  benefits: { eyebrow: "Benefits" },
  care: {
    eyebrow: "Preparation and aftercare",
    heading: "Before you come, *and afterwards*",
    preparation: "Before your visit",
    aftercare: "Afterwards",
  },
  longTermTips: { eyebrow: "In the long run" },
  risks: {
    eyebrow: "Plainly said",
    heading: "Risks and *who should wait*",
    effects: "What can happen",
    waitIf: "Wait, or tell us first",
    urgent: "When to seek help at once",
    note: "This page is information, not a diagnosis. Individual results vary, and the consultation decides what suits you. There we ask about pregnancy and breastfeeding, allergies, medicines, cold sores, infection and sunburn.",
  },
  quote: "A client’s words",
  faq: { eyebrow: "Questions", heading: "What people *really ask*" },
  closingPhoto: "exterior",
  comparison: { treatment: "Treatment" },
} as const;

export const testimonialsSection = {
  eyebrow: "Testimonials",
  heading: "In our clients’ *own words*",
  /** {value} and {count} come from the rating. */
  rating:
    "Rated {value} out of 5 by {count} clients. These are some of their reviews. Individual results vary.",
  withoutRating: "Some of our clients’ reviews. Individual results vary.",
  stars: "5 out of 5 stars",
  pause: "Pause the reviews",
  carousel: "Client reviews",
  goTo: "Show review",
} as const;

/** What a screen reader says of every carousel. */
export const carousel = {
  role: "carousel",
  slide: "slide",
  place: "{index} of {count}",
} as const;

export const areasCarousel = {
  name: "Treatment areas",
  previous: "Previous areas",
  next: "Next areas",
  pause: "Stop the slides",
  play: "Start the slides",
  goTo: "Show areas from",
} as const;

/** Shown on every page, ahead of the footer. `{hours}` is the promised answer time. */
export const consultationBand = {
  heading: "Begin with a conversation",
  promises: [
    "Your first consultation is free",
    "A person answers within {hours} hours",
    "Nothing is decided until you have asked everything",
  ],
  action: "Book a consultation",
} as const;

export const finder = {
  legend: "What would you like to look after?",
  all: "Everything",
  concerns: {
    lines: "Lines",
    volume: "Volume",
    texture: "Texture",
    "unwanted-hair": "Unwanted hair",
    breakouts: "Breakouts",
    dullness: "Dullness",
    laxity: "Laxity",
  },
  status: "Treatments shown:",
  empty: "Nothing on this page is for that concern. See the other list of treatments.",
} as const;

export const galleryStatus = "Images shown:";

export const appointmentForm = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  service: "Service",
  message: "Message",
  selectService: "Select a service",
  messageHint: "What would you like to talk about? No medical details are needed.",
  allRequired: "All six fields are required.",
  submit: "BOOK APPOINTMENT",
  sending: "SENDING REQUEST...",
  trap: "Leave this empty",
  privacyLink: "Privacy",
} as const;

export const toasts = {
  region: "Messages",
  success: {
    title: "Appointment request sent!",
    text: "We'll contact you within {hours} hours to confirm your booking.",
  },
  failure: {
    title: "Error sending request",
    text: "Please try again or call us directly at {phone}.",
  },
} as const;

export const notFoundPage = {
  metadata: {
    title: "Page not found",
    description:
      "This address leads nowhere. The treatments, the studio and the contact form are a link away.",
    keywords: [],
    photo: "vase",
  },
  eyebrow: "404",
  heading: "Oops! Page not found",
  text: "The address may have changed, or a letter may have slipped. The treatments and the studio are where they were.",
  action: "Back home",
} as const;

export const thankYouPage = {
  metadata: {
    title: "Request received",
    description:
      "Your appointment request has reached the studio. We answer in person and confirm your booking.",
    keywords: [],
    photo: "lounge",
  },
  photo: "exterior",
  lead: "There is nothing more to do. If it is urgent, or you would rather talk, call us.",
} as const;
