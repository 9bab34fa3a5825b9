import { address, responseHours } from "../business.ts";
import type { ContactPageContent } from "../types.ts";

export const contactPage: ContactPageContent = {
  metadata: {
    title: `Contact and Appointments in ${address.city}`,
    description: `Ask for an appointment at our ${address.city} clinic by form, phone or email. A person answers within ${responseHours} hours, and no medical detail is needed.`,
    keywords: [
      `book appointment ${address.city}`,
      "med spa contact",
      "free consultation Vaughan",
      "clinic phone and hours",
    ],
    photo: "lounge",
  },
  hero: {
    eyebrow: "Contact",
    heading: "Get In *Touch*",
    lead: `A few lines are enough. Somebody reads them and replies within ${responseHours} hours.`,
    photo: "lounge",
  },
  form: {
    heading: "Book Your *Appointment*",
    lead: "Say what you would like to talk about and which days tend to suit you. The time is yours once we have confirmed it together.",
    privacyNote:
      "We use these details only to answer you and to arrange your visit, and only the people who handle our appointments read them. No medical detail is needed; health questions wait until we meet.",
  },
  visit: { heading: "Where we are, *and when*" },
};
