import { describe, expect, it } from "vitest";
import { formFields } from "../../contract/form-fields.ts";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { setUpFunction } from "../../test/support/function-fixture.ts";
import { typed } from "../../test/support/typed-request.ts";

/** A request whose texts have the maximum length and consist of one character, which follows the phone number. */
function filledWith(character: string): Record<string, string> {
  const texts = formFields.filter(({ kind }) => ["text", "tel", "lines"].includes(kind));
  const longest = texts.map(({ name, kind, limit }) => {
    const number = kind === "tel" ? typed.phone : "";
    return [name, number + character.repeat((limit - number.length) / character.length)];
  });
  return { ...typed, ...Object.fromEntries(longest) };
}

describe.each(["ж", "你", "👋", '"', "\\"])(
  "texts of the maximum length, all of %s,",
  (character) => {
    it("are accepted with and without script", async () => {
      const { json, form, recorded } = setUpFunction();
      expect((await json(filledWith(character))).status).toBe(200);
      expect((await form(filledWith(character))).status).toBe(303);
      expect(recorded.size).toBe(1);
      const [mail] = recorded.values();
      expect(mail?.text).toContain(`\n${filledWith(character).message}\n`);
    });
  },
);

describe("a form posted without script", () => {
  it("redirects to the sent page, and stores a repeated request once", async () => {
    const { recorded, form } = setUpFunction();
    const answer = await form(typed);
    await form(typed);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(clinic.sentPath);
    expect(recorded.size).toBe(1);
  });

  it("preserves line breaks", async () => {
    const { recorded, form } = setUpFunction();
    await form({ ...typed, message: "a\r\nb" });
    const [mail] = recorded.values();
    expect(mail?.text).toContain("\na\nb\n");
  });

  it("is returned with escaped values and the labels of the invalid fields", async () => {
    const wrong = { firstName: `"><i>{{email}}`, email: "", message: `say "hi"\n` };
    const answer = await setUpFunction().form({ ...typed, ...wrong });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("<p>Mail: must be there!</p>");
    expect(page).toContain('value="&#34;&#62;&#60;i&#62;{{email}}"');
    expect(page).toContain('<option value="consultation" selected>A First Talk</option>');
    // The HTML parser drops the first line break in a textarea.
    expect(page).toContain(' rows="4">\nsay &#34;hi&#34;\n</textarea>');
  });

  it("is returned with the labels, limits and types of the form", async () => {
    const page = await (await setUpFunction().form({ ...typed, email: "" })).text();
    expect(page).toContain('<meta name="robots" content="noindex">');
    const labels = page.matchAll(/<label for="(\w+)">(.*?)<\/label>/g);
    const shown = page.replaceAll(/ pattern="[^"]+"/g, ' pattern="…"');
    const controls = shown.matchAll(/<(\w+) id="(\w+)" name="\2"(.*?)(?: value=.*| rows="4")?>/g);
    expect(Array.from(labels, ([, id, label]) => `${id}: ${label}`)).toEqual([
      ...["firstName: Given name", "lastName: Surname", "email: Mail"],
      ...["phone: Mobile", "service: Wish", "message: Your words"],
    ]);
    expect(Array.from(controls, ([, tag, id, attributes]) => `${tag} ${id}${attributes}`)).toEqual([
      'input firstName autocomplete="given-name" required type="text"',
      'input lastName autocomplete="family-name" required type="text"',
      'input email autocomplete="email" required type="email" pattern="…" title="Like a@b.ca"',
      'input phone autocomplete="tel" required type="tel" pattern="…" title="Ten digits"',
      "select service required",
      'textarea message required aria-describedby="message-hint"',
    ]);
    expect(page).toContain('<small id="message-hint">Write which days suit you.</small>');
  });

  it("is returned as a page with the phone number and a link home", async () => {
    const page = await (await setUpFunction().form({ ...typed, email: "" })).text();
    expect(page).toContain("<title>Not sent | Northlight</title>");
    expect(page).toContain("<style>.field { color: plum }</style>");
    expect(page).toContain('<a class="inline-link" href="/">Northlight</a>');
    expect(page).toContain('href="tel:+14035550188">(403) 555-0188</a>');
  });

  it("is returned from another origin with absolute links to the site", async () => {
    const siteOrigin = "https://www.northlight.test";
    const { form } = setUpFunction({ siteOrigin });
    expect(await (await form({ ...typed, email: "" })).text()).toContain(
      '<a class="inline-link" href="https://www.northlight.test/">Northlight</a>',
    );
    expect((await form(typed)).headers.get("location")).toBe(
      "https://www.northlight.test/write/sent",
    );
  });

  it("preserves a service that the clinic no longer offers", async () => {
    const answer = await setUpFunction().form({ ...typed, email: "", service: "hot-plasma" });
    expect(await answer.text()).toContain(
      '<option value="hot-plasma" selected>hot-plasma</option>',
    );
  });

  const urlEncoded = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const posted = urlEncoded({ apikey: "key", ...typed });
  const formType = "application/x-www-form-urlencoded";
  const multipart = new FormData();
  for (const [name, value] of Object.entries(typed)) multipart.set(name, value);
  it.each<[string, number, BodyInit, Record<string, string>]>([
    ["a text far too long", 413, urlEncoded({ ...typed, message: "m".repeat(200_000) }), {}],
    ["another charset", 415, posted, { "content-type": `${formType}; charset=latin1` }],
    ["another encoding of forms", 415, multipart, {}],
    ["a field sent twice", 400, `${posted}&phone=2`, {}],
    ["percent-encoded Latin-1", 400, `${posted}%E9`, {}],
    ["a cut percent-encoded letter", 400, `${posted}%C3`, {}],
    ["bytes that are not UTF-8", 400, Buffer.concat([Buffer.from(posted), Buffer.of(255)]), {}],
    ["a wrong key", 401, urlEncoded({ ...typed, apikey: "wrong" }), {}],
    ["a foreign origin", 403, posted, { origin: "https://evil.example" }],
  ])("is returned with its values if it is rejected for %s", async (_, status, body, headers) => {
    const type = body === multipart ? undefined : { "content-type": formType };
    const answer = await setUpFunction().post(body, { ...type, ...headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain('value="Zoë"');
  });

  it("may contain a literal percent sign", async () => {
    const { post, recorded } = setUpFunction();
    const body = posted.replace("Hello", "100%25+sure%2C+%C3%A9");
    expect((await post(body, { "content-type": formType })).status).toBe(303);
    expect([...recorded.values()][0]?.text).toContain("\n100% sure, é\n");
  });

  it("names the field that is too long, even if the body was not read completely", async () => {
    const answer = await setUpFunction().form({ ...typed, message: "m".repeat(200_000) });
    expect(await answer.text()).toContain("Your words: has over 5000 characters!");
  });

  it("gets a page if its content type is unsupported", async () => {
    const headers = { "content-type": "text/plain", accept: "text/html,*/*;q=0.8" };
    const answer = await setUpFunction().post("message=Hello", headers);
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain("<p>Call us on (403) 555-0188.</p>");
  });

  it("gets the general failure text if it could not be stored", async () => {
    const { form } = setUpFunction({ record: () => Promise.reject(new Error("full")) });
    const answer = await form(typed);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("<p>Call us on (403) 555-0188.</p>");
  });

  it.each([
    [17, "Wait 1 minute, or call (403) 555-0188."],
    [720, "Wait 12 minutes, or call (403) 555-0188."],
    [40_000, "Wait 12 hours, or call (403) 555-0188."],
  ])("gets the wait and the phone number if it exceeds a limit: %i s", async (seconds, words) => {
    const answer = await setUpFunction({ secondsToWait: async () => seconds }).form(typed);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, String(seconds)]);
    expect(await answer.text()).toContain(`<p>${words}</p>`);
  });
});
