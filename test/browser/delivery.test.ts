import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionPath, sentPath } from "../../contract/appointment-request.ts";
import { readableMail } from "../../server/mail/readable-mail.ts";
import { failureWords, successWords } from "../../site/clinic/appointment-words.ts";
import { type Exim, startExim } from "../servers/exim.ts";
import { until, wait } from "../servers/process.ts";
import { field, fill, filled, form, submitButton, toast, values } from "./appointment-form.ts";
import { startVisits } from "./visits.ts";

/** Debian's Exim needs root to deliver; elsewhere the Maildir of the server itself stands in below. */
const canRunExim = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

describe.runIf(canRunExim)("a request typed into the form", () => {
  let exim: Exim;
  const smtp: Record<string, string> = {};
  beforeAll(async () => {
    exim = await startExim();
    Object.assign(smtp, {
      SMTP_URL: exim.smtpUrl,
      MAIL_FROM: "site@clinic.test",
      MAIL_TO: exim.address,
    });
  });
  const { visit } = startVisits({ env: smtp });
  afterAll(() => exim?.stop());

  it("arrives through a real mail server with every character as it was typed", async () => {
    const { page } = await visit("/contact");
    await fill(page);
    await submitButton(page).click();
    await toast(page, successWords.title).waitFor();
    await until(() => exim.mails().length === 1, { timeoutMs: 20_000, what: "the mail" });
    const mail = readableMail(exim.mails()[0] ?? "");
    expect(mail).toMatch(/^Reply-To: "?Zoë Łukasiewicz-O’Neil"? <zoe@example\.com>$/m);
    expect(mail).toMatch(/^Message-ID: <[\da-f]{32}@/m);
    expect(mail).toContain("Service: Skin Tightening (Microcurrent Therapy)");
    expect(mail).toContain(filled.phone);
    expect(mail.replaceAll("\r\n", "\n")).toContain(filled.message);
  });

  it("arrives once after the mail server was away", async () => {
    const { page } = await visit("/contact");
    await exim.pause();
    const before = exim.mails().length;
    await fill(page, { ...filled, message: "Sent while the server slept" });
    await submitButton(page).click();
    await toast(page, successWords.title).waitFor();
    await wait(3000);
    expect(exim.mails()).toHaveLength(before);
    await exim.resume();
    await until(() => exim.mails().length > before, { timeoutMs: 40_000, what: "the mail" });
    await wait(5000);
    const arrived = exim.mails().filter((mail) => mail.includes("Sent while the server slept"));
    expect(exim.mails()).toHaveLength(before + 1);
    expect(arrived).toHaveLength(1);
  }, 90_000);
});

describe("a request without script", () => {
  const visits = startVisits();
  const { visit } = visits;
  const withoutScript = { javaScriptEnabled: false };

  it("leads to the thank-you page with the toast's words, and is delivered", async () => {
    const { page } = await visit("/contact?service=skin-tightening", withoutScript);
    await fill(page);
    await submitButton(page).click();
    await page.waitForURL(`**${sentPath}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(successWords.title);
    expect(await page.getByText(successWords.text).isVisible()).toBe(true);
    await until(() => visits.site.mails().length === 1, { timeoutMs: 10_000, what: "the mail" });
    expect(visits.site.mails()[0]).toContain(filled.message);
  });

  it("that cannot be taken brings the form back, filled in, and can be sent then", async () => {
    const { page } = await visit("/contact", { ...withoutScript, mayLog: /status of 400/ });
    await fill(page, { ...filled, firstName: "   " });
    await submitButton(page).click();
    await page.waitForURL(`**${functionPath}`);
    const problem = page.getByRole("main").getByRole("alert");
    expect(await problem.textContent()).toContain(failureWords.title);
    expect(await problem.textContent()).toContain("First name");
    expect(await values(page)).toEqual({ ...filled, firstName: "   " });
    await field(page, "firstName").fill(filled.firstName);
    await submitButton(page).click();
    await page.waitForURL(`**${sentPath}`);
  });

  it("comes back filled in to a browser with script as well", async () => {
    const { page } = await visit("/contact", { mayLog: /Failed to load resource/ });
    await fill(page, { ...filled, lastName: " " });
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await page.waitForURL(`**${functionPath}`);
    await field(page, "firstName").hover();
    await page.locator("[data-island=AppointmentForm][data-awake]").waitFor();
    expect(await values(page)).toEqual({ ...filled, lastName: " " });
    await field(page, "lastName").fill("O’Neil");
    await submitButton(page).click();
    await toast(page, successWords.title).waitFor();
    expect(Object.values(await values(page)).join(""), "cleared, not reset").toBe("");
    expect(await page.locator(":user-invalid").count(), "no empty field is a mistake").toBe(0);
  });
});
