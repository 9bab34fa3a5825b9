import type { Email } from "../../server/delivery/mailer.ts";
import type { RecordedMail } from "../../server/outbox/outbox.ts";

/** A recorded mail that contains terminal control characters. */
export const mail: RecordedMail = {
  requestId: "a1",
  receivedAt: 1_800_000_000_000,
  replyTo: { name: "Zoë Day", address: "zoe@example.com" },
  subject: "New: A First Talk \u001b[31m",
  text: "line one\nline two \u001b[2J\n",
  html: "<p>line one</p>",
};

/** A mail as the mailer gets it. */
export const email: Email = {
  messageId: "<a1@clinic.test>",
  from: { name: "Site", address: "site@clinic.test" },
  to: ["to@clinic.test"],
  subject: "New",
  text: "words",
};
