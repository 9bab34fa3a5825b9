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
  receivedAt: Date.parse("2027-03-13T18:05:00-06:00"),
} satisfies RecordedMessage;
const addresses = { from: { name: "S", address: "s@a.ca" }, to: "to@a.ca", fallbackTo: "f@a.ca" };

const compose = (message: RecordedMessage) =>
  composeEmail("a1", message, { addresses, content: clinic });

it("says everything in the clinic's words, and the visitor's as they were typed", () => {
  const { date, subject, text, html } = compose(appointment);
  expect(date.getTime()).toBe(appointment.receivedAt);
  expect(subject).toBe("New: A First Talk for Zoë {service}");
  expect(text).toBe(
    `To be answered by Monday, March 15 at 18:05!

Came: Saturday, March 13 at 18:05
Who: Zoë {service}
Mail: zoe@example.com
Mobile: 905
Wish: A First Talk

Your words:
{name} <b>$&</b>
line two

-- 
From Northlight, to be answered within 48 hours.
`,
  );
  expect(html).toContain("{name} &lt;b&gt;$&amp;&lt;/b&gt;\nline two");
  expect(html).toContain("From Northlight");
  expect(html).toContain("by Monday, March 15 at 18:05!");
  expect(subject + text + html).not.toMatch(/[\p{Cf}\u00a0\u202f]/u);
});

it("lets the clinic write back or call in one press", () => {
  const email = "a&b?c@d.ca";
  const { html, replyTo } = compose({ ...appointment, request: { ...request, email } });
  expect(replyTo).toEqual({ name: "Zoë {service}", address: email });
  const links = Array.from(
    html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g),
    ([, ...link]) => link,
  );
  const mailto = "mailto:a%26b%3Fc@d.ca?subject=You%20%26%20A%20First%20Talk%3F";
  expect(links).toEqual([
    [mailto, "a&amp;b?c@d.ca"],
    ["tel:905", "905"],
    [mailto, "Write to Zoë {service}"],
  ]);
});

it.each([
  ["+1 (416) 555-0199", 'href="tel:+14165550199"'],
  ["905.555.0142 ext. 12", "<td"],
])("links a phone that is nothing but a number: %s", (phone, said) => {
  const { html } = compose({ ...appointment, request: { ...request, phone } });
  expect(html).toContain(said);
  expect(html.includes("tel:")).toBe(said.includes("tel:"));
});

it("names the reasons for a doubt, those of an earlier version as they were recorded", () => {
  const spamSigns = ["trap", "a reason of before"];
  const { subject, text } = compose({ ...appointment, spamSigns });
  expect(subject).toMatch(/^\[doubtful\] New: A First Talk/);
  expect(text).toMatch(/^Doubtful: the trap was sprung and a reason of before\.\n\nTo be answered/);
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
