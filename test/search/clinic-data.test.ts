import { describe, expect, it } from "vitest";
import { weekdays } from "../../site/content/schema/place.ts";
import { content, hasRating, site } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { get } from "../site/built-site.ts";
import { visibleText } from "../support/html.ts";
import { graphOf, type Node } from "./graphs.ts";

const { email, holidays, phone, rating, schedules, serviceAreas, social } = content.business;
const pages = routes.map(({ path }) => path);

type OpeningHours = { dayOfWeek?: string[]; validFrom?: string } & Record<
  "opens" | "closes",
  string
>;

describe("the clinic", () => {
  it("is told with the content's own facts", async () => {
    const clinic = await clinicOn("/");
    expect(clinic).toMatchObject({
      telephone: phone,
      email,
      areaServed: serviceAreas.map((name) => ({ "@type": "Place", name })),
    });
    expect(clinic?.sameAs ?? []).toEqual(social.map(({ url }) => url));
    const { value: ratingValue, reviewCount } = rating ?? {};
    const shown = { ratingValue, reviewCount, bestRating: 5 };
    if (hasRating) expect(clinic?.aggregateRating).toMatchObject(shown);
    else expect(clinic).not.toHaveProperty("aggregateRating");
    for (const address of [clinic?.image, clinic?.logo]) {
      const { response } = await get(new URL(String(address)).pathname);
      expect(response.headers.get("content-type")).toMatch(/^image\//);
    }
  });

  it("is told with every time at which its door is open, and no other", async () => {
    const told = (await clinicOn("/"))?.openingHoursSpecification as OpeningHours[];
    const open = weekdays.flatMap((day) =>
      schedules.opening.days[day].map(({ opens, closes }) => `${day} ${opens} ${closes}`),
    );
    const spread = told.flatMap(({ dayOfWeek = [], opens, closes }) =>
      dayOfWeek.map((day) => `${day.toLowerCase()} ${opens} ${closes}`),
    );
    expect(spread.toSorted()).toEqual(open.toSorted());
  });

  it("is told to be shut on every holiday, and on no other day", async () => {
    const told = (await clinicOn("/"))?.openingHoursSpecification as OpeningHours[];
    const shut = told.filter(({ dayOfWeek }) => !dayOfWeek);
    expect(shut).toEqual(
      holidays.map(({ date }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: date,
        opens: "00:00",
        closes: "00:00",
      })),
    );
  });

  it("shows its rating wherever it is marked up", async () => {
    for (const path of pages) {
      const clinic = await clinicOn(path);
      if (!clinic || !("aggregateRating" in clinic)) continue;
      const shown = visibleText((await get(path)).html);
      const isShown = shown.includes(String(rating?.reviewCount)) && shown.includes("out of 5");
      expect(isShown, path).toBe(true);
    }
  });
});

async function clinicOn(path: string): Promise<Node | undefined> {
  const graph = await graphOf(path);
  return graph.find((node) => node["@id"] === site.links.absolute("/#clinic"));
}
