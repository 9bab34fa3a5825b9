/** The form that the site renders from `test/fixture-content`. A person wrote the expected values by reading its files. */
import { expect, it } from "vitest";
import { hrefs, page, texts } from "../test/support/fixture-pages.ts";
import { attribute, text } from "../test/support/html.ts";

it("renders a form with six fields, and preselects the service of the query", () => {
  const form = page("/contact?service=laser").querySelector("form");
  const controls = form?.querySelectorAll("[required]") ?? [];
  expect(controls.map((one) => ["name", "autocomplete"].map((key) => attribute(one, key)))).toEqual(
    [
      ["firstName", "given-name"],
      ["lastName", "family-name"],
      ["email", "email"],
      ["phone", "tel"],
      ["service", ""],
      ["message", ""],
    ],
  );
  expect(form?.querySelector("[maxlength]"), "which cuts what is pasted").toBeNull();
  expect(texts(form, "option")).toEqual([
    ...["Select a service", "Facial", "Peel", "Laser", "Filler", "General Consultation", "Other"],
  ]);
  expect(texts(form, "option[selected]")).toEqual(["Laser"]);
  expect(texts(form, ".chosen-service strong")).toEqual(["Laser"]);
  expect(hrefs(form ?? null, ".chosen-service a")).toEqual(["#field-service"]);
  expect(texts(form, "select#field-service")).toHaveLength(1);
  const hint = attribute(form?.querySelector("textarea") ?? null, "aria-describedby");
  expect(texts(form, `#${hint}`)?.[0]).toMatch(/^Write which days or times suit you/);
  expect(texts(form, "label")?.slice(0, 6)).toEqual([
    ...["First name", "Last name", "Email", "Phone", "Service", "Message"],
  ]);
});

it.each(["/contact", "/contact?service=laser", "/contact?service=consultation&about=dullness"])(
  "lets every link to the form move to it on %s, which keeps what was typed",
  (address) => {
    const all = hrefs(page(address), "a") ?? [];
    expect(all.filter((href) => /^\/contact(?:[?#]|$)/.test(href ?? ""))).toEqual([]);
    expect(all.filter((href) => href === "#book").length).toBeGreaterThan(4);
    expect(page(address).querySelector("section#book form")).not.toBeNull();
  },
);

it("begins the form that a concern's page leads to with the concern", () => {
  const contact = page("/contact?service=consultation&about=dullness");
  expect(text(contact.querySelector("h2#form"))).toBe("Ask about dull skin");
  expect(texts(contact, "option[selected]")).toEqual(["General Consultation"]);
});

it("hides the field for bots from screen readers and from the keyboard", () => {
  const trap = page("/contact").querySelector(".form-trap");
  expect(attribute(trap, "aria-hidden")).toBe("true");
  expect(attribute(trap?.querySelector("input") ?? null, "tabindex")).toBe("-1");
});
