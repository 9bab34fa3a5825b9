/** `messages.yaml`: what the form's function says of a field, and the mails to the clinic. */
import { z } from "zod";
import { group, labels, list, pattern, text } from "./fields.ts";

export const messages = z.strictObject({
  problems: group("Problems", {
    sentence: text("Sentence", { most: 40, placeholders: ["label", "problem"] }),
    required: text("Required", { most: 40 }),
    tooLong: text("Too long", { most: 100, placeholders: ["limit"] }),
    unsendable: text("Unsendable", { most: 100 }),
    notEmail: text("Not email", { most: 100 }),
    notOffered: text("Not offered", { most: 100 }),
    notDate: text("Not date", { most: 40 }),
  }),
  requestMail: group("Request mail", {
    subject: text("Subject", { most: 100, placeholders: ["service", "name"] }),
    spamSubject: text("Spam subject", { most: 100, placeholders: ["subject"] }),
    spamNote: text("Spam note", { most: 100, placeholders: ["reasons"] }),
    spamReasons: group("Spam reasons", { trap: text("Trap", { most: 100 }) }),
    ...labels("spamAnd", "name"),
    closing: text("Closing", { most: 220 }),
  }),
  alarmMail: group("Alarm mail", {
    subject: text("Subject", { most: 100 }),
    paragraphs: list(
      "Paragraphs",
      text("Paragraph", { most: 220, placeholders: ["subject", "id", "reason"] }),
      { least: 1 },
    ),
  }),
  openServices: list(
    "Choices of the form after the treatments",
    group("Choice", {
      value: pattern("Value", /^[a-z][a-z\d-]*$/, "lower-case words with hyphens", {
        isHidden: true,
      }),
      label: text("Name", { most: 60 }),
    }),
    { least: 1 },
  ),
});
export type Messages = z.infer<typeof messages>;
