/** `messages.yaml`: what the form's function says of a field, and the mails to the clinic. */
import { z } from "zod";
import { group, labels, list, pattern, text } from "./fields.ts";

/** What programs are told that post otherwise than the form does. */
const answer = (title: string) => text(title, { max: 100 });

export const messages = z.strictObject({
  problems: group("Problems", {
    sentence: text("Sentence", { max: 40, placeholders: ["label", "problem"] }),
    required: text("Required", { max: 40 }),
    tooLong: text("Too long", { max: 100, placeholders: ["limit"] }),
    unsendable: text("Unsendable", { max: 100 }),
    notEmail: text("Not email", { max: 100 }),
  }),
  answers: group("Answers", {
    check: text("Wrong fields", { max: 100, placeholders: ["fields"] }),
    fields: answer("Fields too many"),
    method: answer("Not posted"),
    origin: answer("Another origin"),
    key: answer("No public key"),
    requestKey: answer("A wrong key of the request"),
    busy: answer("Too many requests"),
    notRecorded: answer("Not recorded"),
    tooLarge: text("Too large", { max: 100, placeholders: ["limit"] }),
    unreadable: answer("Not to be read"),
    twice: answer("A field twice"),
    unknown: answer("No such function"),
  }),
  requestMail: group("Request mail", {
    subject: text("Subject", { max: 100, placeholders: ["service", "name"] }),
    spamSubject: text("Spam subject", { max: 100, placeholders: ["subject"] }),
    spamNote: text("Spam note", { max: 100, placeholders: ["reasons"] }),
    spamReasons: group("Spam reasons", { trap: text("Trap", { max: 100 }) }),
    labelled: text("A label before what it names", { max: 20, placeholders: ["label"] }),
    answerBy: text("Answer by", { max: 100, placeholders: ["time"] }),
    reply: text("Reply", { max: 100, placeholders: ["name"] }),
    replySubject: text("Reply subject", { max: 100, placeholders: ["service"] }),
    ...labels("received", "name"),
    closing: text("Closing", { max: 220 }),
  }),
  alarmMail: group("Alarm mail", {
    subject: text("Subject", { max: 100 }),
    paragraphs: list("Paragraphs", text("Paragraph", { max: 220, placeholders: ["reason"] }), {
      min: 1,
    }),
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
