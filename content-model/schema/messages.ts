/** `messages.yaml`: what the form's function says of a field, and the mails to the clinic. */
import { z } from "zod";
import { group, labels, list, pattern, text } from "./fields.ts";

export const messages = z.strictObject({
  problems: group("Problems", {
    sentence: text("Sentence", { max: 40, placeholders: ["label", "problem"] }),
    required: text("Required", { max: 40 }),
    tooLong: text("Too long", { max: 100, placeholders: ["limit"] }),
    unsendable: text("Unsendable", { max: 100 }),
    notEmail: text("Not email", { max: 100 }),
    notOffered: text("Not offered", { max: 100 }),
    notDate: text("Not date", { max: 40 }),
  }),
  requestMail: group("Request mail", {
    subject: text("Subject", { max: 100, placeholders: ["service", "name"] }),
    spamSubject: text("Spam subject", { max: 100, placeholders: ["subject"] }),
    spamNote: text("Spam note", { max: 100, placeholders: ["reasons"] }),
    spamReasons: group("Spam reasons", { trap: text("Trap", { max: 100 }) }),
    answerBy: text("Answer by", { max: 100, placeholders: ["time"] }),
    reply: text("Reply", { max: 100, placeholders: ["name"] }),
    replySubject: text("Reply subject", { max: 100, placeholders: ["service"] }),
    ...labels("spamAnd", "received", "name"),
    closing: text("Closing", { max: 220 }),
  }),
  alarmMail: group("Alarm mail", {
    subject: text("Subject", { max: 100 }),
    paragraphs: list(
      "Paragraphs",
      text("Paragraph", { max: 220, placeholders: ["subject", "id", "reason"] }),
      { min: 1 },
    ),
  }),
  openServices: list(
    "Choices of the form after the treatments",
    group("Choice", {
      value: pattern("Value", /^[a-z][a-z\d-]*$/, "lower-case words with hyphens", {
        isHidden: true,
      }),
      label: text("Name", { max: 60 }),
    }),
    { min: 1 },
  ),
});
export type Messages = z.infer<typeof messages>;
