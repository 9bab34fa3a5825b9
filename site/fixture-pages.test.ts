/** The pages that the site renders from `test/fixture-content`. A person wrote the expected values by reading its files. */
import { describe, expect, it } from "vitest";
import { hrefs, html, listBelow, page, texts } from "../test/support/fixture-pages.ts";
import { attribute, text } from "../test/support/html.ts";

describe("the layout", () => {
  const about = page("/about");

  it("marks the page in the header's menu", () => {
    expect(hrefs(about.querySelector("header"), '[aria-current="page"]')).toEqual(["/about"]);
  });

  it("shows address, hours, phone and email in the footer", () => {
    const footer = about.querySelector("body > footer");
    expect(texts(footer, "address span")).toEqual(["12 Fixture Street", "Regina, SK S4P 0A1"]);
    expect(texts(footer, ".visit-line > p")).toEqual(["Serving Regina, Moose Jaw"]);
    expect(hrefs(footer, ".visit-line a")).toEqual(["/location"]);
    expect(footer?.querySelectorAll('[data-island="OpenNow"]'), "open now").toHaveLength(1);
    expect(footer?.querySelectorAll("dl"), "one table of hours").toHaveLength(1);
    expect(hrefs(footer, ".footer-columns a")).toEqual([
      ...["/about", "/non-invasive-treatments", "/invasive-treatments"],
      ...["/gallery", "/location", "/contact"],
    ]);
    expect(hrefs(footer, ".footer-contact a")).toEqual([
      ...["tel:+13065550117", "mailto:desk@northlight.example.ca"],
    ]);
    expect(texts(footer, ".footer-contact a")?.[0]).toBe("(306) 555-0117");
    expect(texts(footer, ".footer-base p")).toEqual(["© Northlight, Skin clinic"]);
    expect(hrefs(footer, ".footer-base a")).toEqual([
      ...["https://www.instagram.com/northlight.example/", "/privacy"],
    ]);
    expect(texts(footer, ".footer-grid > div")?.at(-1)).toBe(
      "Working hoursFor calls and messagesMonday to Friday9:00 AM to 5:00 PM" +
        "Saturday and SundayClosed",
    );
  });

  it("repeats no opening hours and no way to the clinic on the pages that show them", () => {
    for (const [path, line] of [
      ["/contact", ["Serving Regina, Moose Jaw", "How to find us"]],
      ["/location", ["Serving Regina, Moose Jaw"]],
    ] as const) {
      const whole = page(path);
      expect(whole.querySelectorAll('[data-island="OpenNow"]'), path).toHaveLength(1);
      expect(texts(whole, ".visit-line > *"), path).toEqual(line);
    }
  });

  it("shows the announcements in their order, and the promotion only on the home page", () => {
    expect(hrefs(about, ".announcement-bar li a")).toEqual(["/contact", "/location"]);
    const [copy, , last] = texts(about, ".announcement-bar li") ?? [];
    expect(copy, "from which the first one slides in").toBe(last);
    expect(about.querySelector("dialog")).toBeNull();
    expect(hrefs(page("/"), "dialog a")).toEqual(["/contact?service=consultation#book"]);
  });

  it("ends every page with the consultation, its promises and the Health Canada statement", () => {
    const band = about.querySelector(".consultation-band");
    expect(texts(band, "li")).toEqual([
      ...["The first visit is free", "A person answers within 48 hours"],
    ]);
    const statement = "Our devices are licensed by Health Canada.";
    expect(text(page("/location").querySelector(".consultation-band"))).toContain(statement);
    for (const shown of [about, page("/treatments/peel")])
      expect(text(shown.querySelector("main")).split(statement), "once on a page").toHaveLength(2);
    expect(hrefs(band, "a")).toEqual(["/contact#book", "tel:+13065550117"]);
    const lines = (path: string) => texts(page(path), ".consultation-band .note");
    const booking =
      "You send a request for a free consultation, and we agree on a time afterwards.";
    expect(lines("/about"), "below a button to the form").toEqual([booking]);
    expect(lines("/location"), "below a button that asks for directions").toEqual([]);
    expect(lines("/contact"), "without a button").toEqual([]);
    const besideTheForm = page("/contact").querySelector(".consultation-band");
    expect(texts(besideTheForm, "li"), "the promises beside the form").toHaveLength(2);
    expect(hrefs(besideTheForm, "a"), "and no way back to it").toEqual(["tel:+13065550117"]);
    expect(hrefs(page("/treatments/peel"), ".consultation-band a.button-inverse")).toEqual([
      "/contact?service=peel#book",
    ]);
  });
});

it("features three treatments in their order on home, and links to the about page", () => {
  const home = page("/");
  expect(texts(home, ".service-card .text-link")).toEqual([
    ...["Read more Facial", "Read more Peel", "Read more Laser"],
  ]);
  expect(hrefs(home, '[aria-labelledby="about"] a')).toEqual(["/about"]);
});

it.each(["/", "/location", "/contact", "/non-invasive-treatments", "/treatments/peel"])(
  "says in the section of a booking button what the button leads to: %s",
  (path) => {
    expect(texts(page(path), ".note")?.join(" ")).toContain(
      "You send a request for a free consultation, and we agree on a time afterwards.",
    );
  },
);

it("shows the map of the clinic's location", () => {
  const embed = page("/location").querySelector('[data-island="Embed"]');
  expect(JSON.parse(attribute(embed, "data-props")).src).toBe(
    "https://www.openstreetmap.org/export/embed.html" +
      "?bbox=-104.6309%2C50.4392%2C-104.6069%2C50.4512&marker=50.4452%2C-104.6189",
  );
  expect(embed?.querySelector("button"), "before it hydrates").toBeNull();
  expect(texts(page("/location"), ".map-links small")?.[0]).toContain(
    "This drawing of the streets around us",
  );
  expect(hrefs(page("/location"), "main a")).toContain(
    "https://www.google.com/maps/search/?api=1&query=12%20Fixture%20Street%2C%20Regina%2C%20SK%20S4P%200A1",
  );
});

it("says on the privacy page what applies to maps that load by themselves, and only that", () => {
  expect(texts(page("/privacy"), "main article h2")).toEqual([
    ...["What the form does", "The map that loads by itself"],
  ]);
});

it("links to each post, and from a sample to the account", () => {
  const posts = page("/").querySelector(".social-posts");
  expect(hrefs(posts, "a")).toEqual([
    "https://www.instagram.com/northlight.example/",
    "https://www.instagram.com/p/POST2/",
    "https://www.instagram.com/reel/POST3/?igsh=b25l",
  ]);
  const embeds = posts?.querySelectorAll('[data-island="Embed"]') ?? [];
  expect(embeds.map((embed) => JSON.parse(attribute(embed, "data-props")).src)).toEqual([
    ...["https://www.instagram.com/p/POST2/embed/", "https://www.instagram.com/p/POST3/embed/"],
  ]);
});

it("shows the directions and the landmarks in order on the location page, and links to the form", () => {
  const location = page("/location");
  expect(location.querySelector(".open-now"), "without a clock").toBeNull();
  expect(texts(location, '[aria-labelledby="directions"] h3')).toEqual([
    ...["By car", "By bus", "From the airport"],
  ]);
  const [car, bus, plane] = ["M4 16.5v-4", "M5.5 4.5h1", "M12 3c.9 0"];
  const icons = html("/location").match(/(?<=direction-icon"><svg[^>]*><path d=").{10}/g);
  expect(icons).toEqual([car, bus, plane]);
  expect(texts(location, '[aria-labelledby="landmarks"] li')).toEqual([
    ...["5 min by car Wascana Park", "12 min by car Casino"],
  ]);
  expect(hrefs(location, '[aria-labelledby="closing"] a.button')?.[0]).toBe("/contact");
});

it("shows the pictures of a filter without script, and counts them", () => {
  const gallery = page("/gallery?show=skin");
  const shown = gallery
    .querySelectorAll(".gallery-item")
    .filter((one) => !one.hasAttribute("hidden"));
  expect(shown.flatMap((one) => texts(one, "figcaption, .pair-labels"))).toEqual([
    ...["Skin A drop above still water.", "Before After one visit"],
  ]);
  expect(
    gallery.querySelectorAll(".gallery-shelf").filter((one) => !one.hasAttribute("hidden")),
  ).toHaveLength(1);
  expect(texts(gallery, '[role="status"]')).toEqual(["Pictures shown: 1"]);
  expect(texts(gallery, '[aria-pressed="true"]')).toEqual(["Skin"]);
  expect(attribute(shown[0]?.querySelector("img") ?? null, "alt")).toBe("A drop for the peel.");
  expect(hrefs(shown[0] ?? null, "a")?.[0]).toMatch(/^\/pictures\/drop-[\w-]+\.\w{8}\.jpg$/);
});

it("lists on a concern's page the treatments that may help, in the concern's order, with two facts", () => {
  const concern = page("/concerns/dullness");
  expect(texts(concern, ".concern-options h3")).toEqual(["Peel", "Facial"]);
  const [first] = concern.querySelectorAll(".concern-options > li");
  for (const words of ["It takes off dry skin.", "5 visits for dull skin"])
    expect(text(first ?? null)).toContain(words);
  expect(text(first ?? null), "the number for other concerns").not.toContain("3 visits");
  expect(texts(first ?? null, "dt")).toEqual(["How many visits", "When results show"]);
  expect(texts(concern, '[aria-labelledby="limits"] .thirds > div > .bullets li')).toEqual([
    ...["Neither helps with scars.", "Neither helps with spots."],
  ]);
  expect(listBelow(concern, "Before you decide")).toEqual([
    ...["Wear sunscreen for a week.", "Ask about your medicines."],
  ]);
  expect(texts(concern, ".urgent")).toEqual(["When to seek help at onceCall 911 for blue lips."]);
  expect(hrefs(concern, '.page-hero a.button, [aria-labelledby="closing"] a.button')).toEqual([
    ...Array(2).fill("/contact?service=consultation&about=dullness#book"),
    "tel:+13065550117",
  ]);
});

it("has the training and treatments of each member on the team's page, a registration only if it is no sample, and the physician without a name", () => {
  const team = page("/about").querySelector('[aria-labelledby="team"]');
  const lines = (key: string) =>
    texts(team, `#${key} .stack .note`)?.filter((line) => !line.startsWith("Treatments:"));
  expect(lines("nora")).toEqual(["Degree in nursing"]);
  expect(lines("sam")).toEqual(["Certificate in laser safety", "No college governs this work"]);
  expect(hrefs(team, "#sam a")).toEqual(["/treatments/peel", "/treatments/laser"]);
  expect(texts(team, ".monogram")).toEqual(["NL"]);
  expect(text(team)).not.toContain("Dr. Ida Fox");
});
