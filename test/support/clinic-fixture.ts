import type { FunctionContent } from "../../contract/function-content.ts";

/** The function content of a fictional clinic in another province, for tests of the server. */
export const clinic: FunctionContent = {
  brandName: "Northlight",
  siteUrl: "https://www.northlight.test",
  email: "desk@northlight.test",
  responseHours: 48,
  timeZone: "America/Regina",
  closedDates: [],
  closedWeekdays: [],
  services: [
    { value: "cold-plasma", label: "Cold Plasma" },
    { value: "consultation", label: "A First Talk" },
  ],
  fieldLabels: {
    firstName: "Given name",
    lastName: "Surname",
    email: "Mail",
    phone: "Mobile",
    service: "Wish",
    message: "Your words",
  },
  problems: {
    sentence: "{label}: {problem}!",
    required: "must be there",
    tooLong: "has over {limit} characters",
    notEmail: "is no address",
  },
  tooMany: "Wait {time}, or call (403) 555-0188.",
  phone: { shown: "(403) 555-0188", link: "tel:+14035550188" },
  styles: ".field { color: plum }",
  failure: { title: "Not sent", text: "Call us on (403) 555-0188." },
  sentPath: "/write/sent",
  formPage: { heading: "Write to us", selectService: "Choose one", submit: "Send" },
  mail: {
    subject: "New: {service} for {name}",
    spamSubject: "[doubtful] {subject}",
    spamNote: "Doubtful: the trap was sprung.",
    answerBy: "To be answered by {time}!",
    received: "Came",
    reply: "Write to {name}",
    replySubject: "You & {service}?",
    name: "Who",
    closing: "From Northlight, to be answered within 48 hours.",
  },
  alarm: { subject: "Stuck", text: "Because {reason}" },
};
