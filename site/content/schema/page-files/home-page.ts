/** `pages/home.yaml`: the home page. */
import { z } from "zod";
import { group, list, reference, sectionHeading, text } from "../fields.ts";
import { closing, heroWithAction, metadata, passage } from "../parts.ts";

export const homePage = z.strictObject({
  metadata,
  hero: heroWithAction,
  services: group("Featured treatments", {
    heading: sectionHeading(),
    more: text("Link to each", { max: 30 }),
  }),
  featured: list("The treatments shown", reference("treatment"), {
    min: 3,
    max: 6,
    description: "In this order.",
  }),
  about: group("About", { ...passage, action: text("Link", { max: 40 }) }),
  laser: group("One treatment, told at length", {
    ...passage,
    treatment: reference("treatment", "The treatment it speaks of"),
    figure: group("Its number", {
      number: text("Number", { max: 5 }),
      text: text("What the number counts", { max: 60 }),
    }),
    action: text("Link", { max: 40 }),
  }).optional(),
  social: group("Posts", { heading: sectionHeading() }),
  closing,
});

export type HomePageContent = z.infer<typeof homePage>;
