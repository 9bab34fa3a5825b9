import { treatmentNamed } from "../../content/content.ts";
import { pages } from "../servers/built-pages.ts";

const antiWrinkle = treatmentNamed("anti-wrinkle");
const dermalFiller = treatmentNamed("dermal-filler");

/** One page of each kind. */
export const templates = {
  home: "/",
  treatment: antiWrinkle.path,
  "treatment with questions apart": dermalFiller.path,
  listing: "/invasive-treatments",
  contact: "/contact",
  location: "/location",
  gallery: "/gallery",
  about: "/about",
  plain: "/privacy",
  sent: "/contact/sent",
  unknown: "/no-such-page",
} as const;

const looked: readonly string[] = Object.values(templates);

/** Pages that look like one of the templates and say something else. */
export const otherPages = pages.filter((path) => !looked.includes(path));

/** What the console says of an unknown address. */
export const mayLog = /^404: no page at|Failed to load resource.*404/;
