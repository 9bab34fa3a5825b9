import { expect, it } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { typed } from "../../test/support/typed-request.ts";
import type { RecordedMessage } from "../store/recorded-message.ts";
import { composeEmail } from "./email.ts";

const request = {
  ...typed,
  lastName: "{service}",
  message: "{name} <b>$&</b>\nline two",
};
const appointment = {
  kind: "appointment",
  request,
  spamSigns: [],
  receivedAt: 1,
} satisfies RecordedMessage;
const addresses = { from: { name: "S", address: "s@a.ca" }, to: "to@a.ca", fallbackTo: "f@a.ca" };

const compose = (message: RecordedMessage) =>
  composeEmail("a1", message, { addresses, content: clinic });

it("says everything in the clinic's words, and the visitor's as they were typed", () => {
  const { subject, text, html } = compose(appointment);
  expect(subject).toBe("New: A First Talk for Zoë {service}");
  expect(text).toBe(
    "Who: Zoë {service}\nMail: zoe@example.com\nMobile: 905\nWish: A First Talk\n\n{name} <b>$&</b>\nline two\n\n-- \nFrom Northlight, to be answered within 48 hours.\n",
  );
  expect(html).toContain("{name} &lt;b&gt;$&amp;&lt;/b&gt;\nline two");
  expect(html).toContain("From Northlight");
});

it("names the reasons for a doubt, those of an earlier version as they were recorded", () => {
  const spamSigns = ["trap", "a reason of before"];
  const { subject, text } = compose({ ...appointment, spamSigns });
  expect(subject).toMatch(/^\[doubtful\] New: A First Talk/);
  expect(text).toMatch(/^Doubtful: the trap was sprung and a reason of before\.\n\n/);
});

it("shows a service that is no longer on offer by its value", () => {
  const { text } = compose({ ...appointment, request: { ...request, service: "gone" } });
  expect(text).toContain("Wish: gone\n");
});

it("tells the fallback address which request is stuck, and nothing of it", () => {
  const alarm = { kind: "alarm", failedId: "a0", reason: "550 {id}", receivedAt: 1 } as const;
  expect(compose(alarm)).toMatchObject({
    to: "f@a.ca",
    subject: "Stuck",
    text: "Stuck: a0, because 550 {id}",
  });
});

it("leaves nothing in a header that a mail program would decode", () => {
  const firstName = "=?utf-8?q?=1B=0D=0AFrom:_a@b.ca?=";
  const { subject, replyTo } = compose({
    ...appointment,
    request: { ...request, firstName },
  });
  expect(`${subject} ${replyTo?.name}`).not.toContain("=?");
  expect(compose({ ...appointment, request: { ...request, firstName } }).text).toContain(firstName);
});
