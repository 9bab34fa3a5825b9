/** The site's labels and messages, in Canadian English. A name in braces is a fact of the clinic, or a value that the page fills in. */
export const words = {
  /** Buttons, links and small headings that several pages share. */
  labels: {
    skipToContent: "Skip to content",
    mainNavigation: "Main",
    home: "Home",
    services: "Services",
    viewAll: "View all",
    bookNow: "Book Now",
    callNow: "Call Now",
    backToForm: "Back to form",
    callOrBook: "Call or book",
    /** Stands at each booking button, because each leads to the same form. */
    bookingLine: "You send a request for a free consultation, and we agree on a time afterwards.",
    call: "Call",
    menu: "Menu",
    close: "Close",
    announcements: "Announcements",
    motion: "Motion",
    pauseMotion: "Pause motion",
    motionPaused: "Motion paused",
    explore: "Explore",
    seeTreatments: "See treatments",
    contactUs: "Contact us",
    breadcrumb: "Breadcrumb",
    phone: "Phone",
    texts: "Texts",
    email: "Email",
    address: "Address",
    closed: "Closed",
    /** Stands below the hours of calls and messages. */
    otherwise: "In an emergency, call 911 or go to an emergency department. {whenNobodyAnswers}",
    serviceAreas: "Serving",
    openInMaps: "Open in maps",
    showMap: "Show the map",
    enterMap: "Move the map",
    mapNotice: "This drawing of the streets around us is based on a map from OpenStreetMap.",
    findUs: "How to find us",
    learnMore: "Learn More",
    follow: "Follow",
    showPost: "Show the post",
    samplePost: "Sample post",
    sampleRooms:
      "The pictures of our rooms were made on a computer, and show how they are meant to look.",
    postNotice: "From {socialProvider}",
    playFilm: "Play film",
    providerAway: "The provider did not answer. Please follow the link instead.",
    bookConsultation: "BOOK A CONSULTATION",
    minutes: "min by car",
    singleDays: "Holidays and other hours",
    byConcern: "Not sure which? Begin with what you notice",
  },
  formats: {
    documentTitle: "{title} | {brand}",
    copyright: "© {brand}, {descriptor}",
    addressLines: ["{street}", "{city}, {region} {postalCode}"],
  },
  openNow: {
    open: "Open now, until {time}",
    closed: "Closed now",
    opens: "Closed now, opens {day} at {time}",
    /** While the phone of a closed clinic is answered. */
    answered: "Closed now, phone answered until {time}",
    today: "today",
    tomorrow: "tomorrow",
  },
  treatmentPage: {
    whyChooseUs: "Why choose us",
    details: "What to expect",
    steps: {
      heading: "How it works, step by step",
      folded: "A visit, step by step",
    },
    provenance: {
      heading: "Who treats you, and what we use",
      givenBy: "Given by",
      or: "or",
      orders: "Ordered by",
      prescribes: "Prescribed by",
      device: "What we use",
      reviewed: "Page reviewed",
      by: "by",
      sources: "Sources",
    },
    care: {
      heading: "Looking after your skin",
      folded: "Before and after your visit",
      beforeAndAfter: "How to prepare, and the days after",
      preparation: "Before your visit",
      aftercare: "Afterwards",
    },
    recovery: {
      heading: "Day by day",
      look: "What you see",
      work: "Work",
      exercise: "Exercise, heat",
      makeup: "Makeup",
      sun: "Sun",
      event: "Before an event",
      sameDay: "That day",
      nextDay: "Next day",
      notYet: "Not yet",
      after: "After {time}",
      leave: "Allow {time}",
      unsettled: "Ask us how long to allow",
    },
    risks: {
      heading: "Risks, and who should wait",
      effects: "Side effects",
      waitIf: "When we do not treat, or wait",
      checkIf: "Check with us first",
      call: "If no physician can see you the same day, go to an emergency department. We answer {phone} {callHours}. {whenNobodyAnswers}",
      note: "This is information, not a diagnosis. The consultation decides what suits you.",
    },
    quote: "A client’s words",
    questions: "Questions people ask",
    related: { heading: "Treatments to compare" },
    treatment: "Treatment",
    withoutFact: "Varies: ask at your consultation",
  },
  urgentSigns: "When to seek help at once",
  concernPage: {
    beforeDeciding: "Before you decide",
    others: "Other concerns",
  },
  testimonialsSection: {
    heading: "In our clients’ own words",
    rating:
      "Rated {ratingValue} out of 5 by {reviewCount} clients. These are some of their reviews. {resultsVary}",
    withoutRating: "Some of our clients’ reviews. {resultsVary}",
    stars: "5 out of 5 stars",
    carousel: "Client reviews",
    goTo: "Show review",
    all: "Read all reviews",
  },
  carousel: {
    role: "carousel",
    slide: "slide",
    place: "{index} of {count}",
  },
  /** The carousel of treatment areas. */
  areasCarousel: {
    name: "Treatment areas",
    previous: "Previous areas",
    next: "Next areas",
    goTo: "Show areas from",
  },
  galleryStatus: "Pictures shown:",
  enlargedPicture: { previous: "Previous picture", next: "Next picture" },
  appointmentForm: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    service: "Service",
    message: "Message",
    selectService: "Select a service",
    chosenFor: "For:",
    change: "Change",
    /** Below a field. */
    hints: {
      message:
        "Write which days or times suit you, and what you would like to talk about. If you have a pacemaker, take a blood thinner, use a prescribed retinoid cream, or ever took isotretinoin, please tell us here or by phone, and stop nothing that is prescribed. Other medical details can wait until the consultation.",
    },
    /** What the browser adds to its own message, when a field has another form. */
    titles: {
      email: "An address such as name@example.com",
      phone: "Ten digits, or a + and the country’s code",
    },
    allRequired: "Please fill in all six fields, or simply call us or send an email.",
    submit: "BOOK APPOINTMENT",
    sending: "SENDING REQUEST...",
    trap: "Leave this empty",
    privacyLink: "Privacy",
    sent: "Thank you, {firstName}. We have your request and reply by {day}.",
  },
  team: {
    treats: "Treatments:",
    physician: "Who orders and prescribes",
  },
  toasts: {
    region: "Messages",
    close: "Close",
    success: {
      title: "Appointment request sent!",
      text: "We'll contact you within {responseHours} hours to confirm your booking.",
    },
    failure: {
      title: "Error sending request",
      text: "Please try again or call us directly at {phone}.",
    },
  },
  /** The response to too many requests from one network. {time} is a text such as "12 minutes". */
  tooMany:
    "So many requests have come from your network that this one was not sent. Please wait {time} and send it again, or call us at {phone}.",
  tooManyCookies: {
    title: "Too many cookies",
    text: "Your browser sent more cookies than our website can read, so the page could not be loaded. They may come from other websites under the same name. Please delete this website’s cookies in your browser’s settings and load the page again, or call us at {phone}.",
  },
  problems: {
    sentence: "{label} {problem}.",
    required: "is required",
    tooLong: "is longer than {limit} characters",
    notEmail: "is not an email address that we can answer, such as name@example.com",
    notPhone: "is not a number that we can call: ten digits, or a + and the country’s code",
  },
  requestMail: {
    subject: "Appointment request: {service}, {name}",
    spamSubject: "[possible spam] {subject}",
    spamNote: "Possible spam: a hidden field was filled in.",
    answerBy: "Answer by {time}.",
    received: "Received",
    reply: "Reply to {name}",
    replySubject: "Your appointment request: {service}",
    name: "Name",
    closing:
      "Sent from the website of {brand}. The client was promised an answer within {responseHours} hours.",
  },
  acknowledgementMail: {
    subject: "We have your appointment request",
    paragraphs: [
      "Thank you for your request. It has reached us, and we reply by {day}.",
      "If you would rather talk, or if something has changed, please call us at {phone} or answer this email.",
      "You get this email because the form on our website was sent with your address. If somebody else did that, you need not do anything.",
      "{brand}",
    ],
  },
  alarmMail: {
    subject: "Appointment requests from the website need attention",
    paragraphs: [
      "A client may be waiting for an answer, so please call your developer now.",
      "Reason: {reason}.",
      "For your developer: “npm run outbox -- list” shows the waiting requests, and “npm run outbox -- send” sends them at once. With Docker, the commands are in docs/reliability.md.",
    ],
  },
  openServices: [
    { value: "consultation", label: "General Consultation" },
    { value: "other", label: "Other" },
  ],
} as const;

/** The words without a name in braces, which components import. The others are props of a component, filled in. */
export const fixedWords: Fixed<typeof words> = words;

export type Words = Widened<typeof words>;

type Fixed<Group> = {
  [Name in keyof Group as Group[Name] extends `${string}{${string}`
    ? never
    : Name]: Group[Name] extends string ? string : Fixed<Group[Name]>;
};

type Widened<Group> = Group extends string
  ? string
  : { readonly [Name in keyof Group]: Widened<Group[Name]> };
