import { address, email, social } from "../business.ts";
import type { PlainPageContent } from "../types.ts";

export const accessibilityPage: PlainPageContent = {
  metadata: {
    title: "Accessibility",
    description:
      "The standard this website aims for, what has been done so far, where it still falls short, and how to ask for another format or report a barrier.",
    keywords: ["accessibility", "WCAG 2.2 AA", "AODA", `accessible clinic ${address.city}`],
    photo: "ripples",
  },
  heading: "Accessibility, *and its limits*",
  lead: "We would like you to be able to read this site, send its form and visit us with whatever tools you use.",
  sections: [
    {
      heading: "What we aim for",
      paragraphs: [
        "Our target is level AA of the Web Content Accessibility Guidelines, version 2.2 (WCAG 2.2 AA), alongside the standards of the Accessibility for Ontarians with Disabilities Act (AODA).",
      ],
    },
    {
      heading: "Accessible formats",
      paragraphs: [
        `Any page of this site, and any leaflet we would hand you, can be had in another form: large print, plain text, an email, or somebody reading it to you over the phone. Call us or write to ${email}; the number stands at the foot of every page. There is no charge.`,
        "The appointment form has the same two alternatives. A call or an email does everything it does.",
      ],
    },
    {
      heading: "What has been done",
      paragraphs: [
        "Headings, landmarks and labels are in order on every page. Pages can be read, and the form sent, with scripts switched off.",
        "Menus, carousels, questions and the form work from a keyboard, with a visible focus. Text keeps the contrast the guidelines ask for, and zooming in leaves it in one readable column.",
        "Whatever moves by itself has a pause control. If your device asks for less motion, it stays still.",
        "Pictures that carry meaning are described; those that only decorate are left silent. Printed pages show every answer opened.",
      ],
    },
    {
      heading: "Known limits",
      paragraphs: [
        `${social.provider} posts, the OpenStreetMap map and embedded films are made by others. Once you open one, we cannot vouch for how it works with your keyboard or screen reader.`,
        "None of them holds the only copy of a fact: our captions, the address and the directions are written out on our own pages.",
      ],
    },
    {
      heading: "When you visit",
      paragraphs: [
        "Let us know when you book what would help: details of the entrance, a longer appointment, instructions in writing, or a quieter hour. Support persons are welcome.",
        "So are service animals. Should a rule of hygiene keep yours out of a treatment room, we will tell you beforehand and find a way together.",
      ],
    },
    {
      heading: "Tell us what is in the way",
      paragraphs: [
        `If something here stops you, call us or send a line to ${email}. Name the page, what you were trying to do and, if you like, the browser or aid you use.`,
        "A person replies, says what can be mended and when, and offers you the content another way in the meantime.",
      ],
    },
  ],
};
