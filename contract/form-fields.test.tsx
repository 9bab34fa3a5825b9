import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeEmail } from "../server/delivery/email.ts";
import { fillFormPage } from "../server/form/form-page.ts";
import { plainFormPages } from "../server/form/plain-form-page.ts";
import type { RecordedMessage } from "../server/store/recorded-message.ts";
import { AppointmentForm } from "../site/components/appointment-form/AppointmentForm.island.tsx";
import { clinic } from "../test/support/clinic-fixture.ts";
import { setUpFunction } from "../test/support/function-fixture.ts";
import { typed } from "../test/support/typed-request.ts";
import { type FormField, formFields } from "./form-fields.ts";
import type { FunctionContent } from "./function-content.ts";

/** The table with one row more, and its label in the content: all that a new field needs. */
const preferredDate = {
  name: "preferredDate",
  kind: "date",
  limit: 10,
  isRequired: false,
} as const;
const table = formFields as unknown as FormField[];
const rows = [...table];
const others = rows.filter(({ name }) => name !== preferredDate.name);
beforeAll(() => void table.splice(0, table.length, ...others, preferredDate));
afterAll(() => void table.splice(0, table.length, ...rows));

const content: FunctionContent = {
  ...clinic,
  fieldLabels: { ...clinic.fieldLabels, preferredDate: "The day you would like" },
};

const addresses = { from: { name: "Site", address: "site@a.ca" }, to: "to@a.ca", fallbackTo: "" };

/** Posts by script, or as a form without. */
async function post(how: "json" | "form", values: Record<string, string>) {
  const formPages = plainFormPages(content, "key");
  const { recorded, ...functions } = setUpFunction({ content, formPages });
  const answer = await functions[how](values);
  return { answer, recorded: [...recorded.values()] };
}

function mailOf([message]: RecordedMessage[]) {
  if (!message) throw new Error("nothing was recorded");
  return composeEmail("a1", message, { addresses, content });
}

describe("a field more in the table, optional and a date,", () => {
  it("stands in the form, labelled and not required", () => {
    const html = renderForm();
    const [, id] = /<label for="([^"]+)">The day you would like<\/label>/.exec(html) ?? [];
    const [input = ""] = html.match(/<input[^>]*name="preferredDate"[^>]*>/) ?? [];
    expect(input).toContain(`id="${id}"`);
    expect(input).toContain('type="date"');
    expect(input).toContain('value="2027-03-01"');
    expect(input).not.toMatch(/required|maxlength/i);
  });

  it("goes into the mail, as text and as HTML", async () => {
    const { answer, recorded } = await post("json", { ...typed, preferredDate: "2027-03-01" });
    expect(answer.status).toBe(200);
    const { text, html } = mailOf(recorded);
    expect(text).toContain("The day you would like: 2027-03-01\n");
    expect(html).toMatch(/The day you would like<\/th><td[^>]*>2027-03-01</);
  });

  it.each([
    ["absent", typed],
    ["empty", { ...typed, preferredDate: "" }],
  ])("may be %s, and the mail is silent about it", async (_, values) => {
    for (const { answer, recorded } of [await post("json", values), await post("form", values)]) {
      expect([200, 303]).toContain(answer.status);
      expect(mailOf(recorded).text).not.toContain("The day you would like");
    }
  });

  it.each(["2027-02-30", "1 March", "2027-03-01T10:00", 20270301])(
    "is refused as %s",
    async (preferredDate) => {
      const values = { ...typed, preferredDate } as typeof typed;
      const { answer, recorded } = await post("json", values);
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).fields)).toEqual(["preferredDate"]);
      expect(recorded).toEqual([]);
    },
  );

  it("comes back without script as it was typed, with its label in the problem", async () => {
    const { answer } = await post("form", { ...typed, preferredDate: "2027-02-30" });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("The day you would like: is no day!");
    expect(page).toContain('<input name="preferredDate" type="date" value="2027-02-30">');
  });

  it("is filled into the page that the build made of the form", () => {
    const template = renderForm(
      Object.fromEntries(formFields.map(({ name }) => [name, `{{${name}}}`])),
    );
    const values = { ...typed, preferredDate: "2027-03-01" };
    const page = fillFormPage({ template, content }, { fields: values, extras: {} });
    expect(page).toMatch(/name="preferredDate"[^>]*value="2027-03-01"/);
    expect(page).not.toContain("{{");
  });
});

describe("a choice of the content's own", () => {
  const language = {
    ...({ name: "language", kind: "choice", limit: 60, isRequired: true } as const),
    options: [
      { value: "cree", label: "nēhiyawēwin" },
      { value: "french", label: "Français" },
    ],
  };
  const content: FunctionContent = {
    ...clinic,
    moreFields: [language],
    fieldLabels: { ...clinic.fieldLabels, language: "We speak" },
  };
  const send = async (how: "json" | "form", values: Record<string, string>) => {
    const formPages = plainFormPages(content, "key");
    const { recorded, ...functions } = setUpFunction({ content, formPages });
    const answer = await functions[how]({ ...typed, ...values });
    return { answer, recorded: [...recorded.values()] };
  };

  it("goes into the mail under its label, in the words of its option", async () => {
    for (const how of ["json", "form"] as const) {
      const { recorded } = await send(how, { language: "cree" });
      const [message] = recorded;
      if (!message) throw new Error("nothing was recorded");
      const { text } = composeEmail("a1", message, { addresses, content });
      expect(text).toContain("We speak: nēhiyawēwin\n");
    }
  });

  it.each([
    ["what it does not offer, be it a service", { language: "consultation" }],
    ["nothing", {}],
  ])("is refused with %s", async (_, values) => {
    const { answer, recorded } = await send("json", values);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual(["language"]);
    expect(recorded).toEqual([]);
  });

  it("comes back without script as it was chosen", async () => {
    const { answer } = await send("form", { language: "french", email: "nowhere" });
    expect(await answer.text()).toContain('<option value="french">Français</option><option');
  });
});

it("without the row there is no such field: it is one key too many", async () => {
  const { answer } = await post("json", { ...typed, somethingElse: "2027-03-01" });
  expect(answer.status).toBe(400);
});

function renderForm(values: Record<string, string> = { preferredDate: "2027-03-01" }): string {
  const words = { title: "", text: "" };
  return renderToStaticMarkup(
    <AppointmentForm
      service={{ url: "", key: "key" }}
      fields={formFields.map((field) => ({
        ...field,
        label: content.fieldLabels[field.name] ?? "",
        options: content.services,
      }))}
      values={values}
      words={{ selectService: "", allRequired: "", submit: "", sending: "", trap: "" }}
      toasts={{ region: "", success: words, failure: words }}
      phone={{ shown: "", link: "" }}
    />,
  );
}
