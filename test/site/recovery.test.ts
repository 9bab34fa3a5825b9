/** The days after a treatment, as its page and the comparison show them. */

import { describe, expect, it } from "vitest";
import { recoveryCalendar } from "../../site/clinic/treatments/recovery-calendar.ts";
import { durationsIn, lastHour } from "../../site/content/schema/duration.ts";
import { content, site } from "../clinic-under-test.ts";
import { attribute, text, withPlainSpaces } from "../support/html.ts";
import { said as inLanguage } from "../support/said.ts";
import { pageAt, renderedPages } from "./rendered-pages.ts";

const { treatments } = content;
const { recovery: words } = content.words.treatmentPage;

describe("the days after", () => {
  it.each(treatments)(
    "are a table with a name, a column a moment and a row a question: $name",
    ({ path, recovery }) => {
      const table = tableAt(path);
      expect(attribute(table, "aria-label")).toBe(words.heading);
      const { moments } = recoveryCalendar(recovery, words, site.clinic.locale);
      expect(cells(table, 'th[scope="col"]')).toEqual(
        moments.map(({ label }) => withPlainSpaces(label)),
      );
      const { look, work, exercise, makeup, sun, event } = words;
      expect(cells(table, 'th[scope="row"]')).toEqual([look, work, exercise, makeup, sun, event]);
    },
  );

  it.each(treatments)(
    "fill every row, each permission from its moment on: $name",
    ({ path, recovery }) => {
      const rows = tableAt(path)?.querySelectorAll("tbody tr").slice(1, -1) ?? [];
      const allowed = Object.values(recovery.allowed);
      expect(rows).toHaveLength(allowed.length);
      for (const [index, row] of rows.entries()) {
        const spans = row.querySelectorAll("td").map((cell) => Number(attribute(cell, "colspan")));
        const { from } = allowed[index] ?? {};
        const waiting = recovery.moments.filter(
          ({ time }) => from && lastHour(time) < lastHour(from),
        ).length;
        const open = recovery.moments.length - waiting;
        expect(spans).toEqual(waiting > 0 ? [waiting, open] : [open]);
        expect(cells(row, "td").every((said) => said.length > 0)).toBe(true);
      }
    },
  );

  it.each(treatments)(
    "answer how long before an event to come, here and compared: $name",
    ({ name, path, recovery }) => {
      const { event } = recoveryCalendar(recovery, words, site.clinic.locale);
      const expected = [withPlainSpaces(event)];
      expect(cells(tableAt(path), "tbody tr:last-child td")).toEqual(expected);
      const compared = renderedPages.flatMap(({ page }) =>
        page
          .querySelectorAll(".comparison tbody tr")
          .filter((row) => text(row.querySelector("th")) === name)
          .map((row) => cells(row, "td").slice(-1)),
      );
      expect(compared).not.toEqual([]);
      for (const said of compared) expect(said).toEqual(expected);
    },
  );

  it.each(treatments)("are said once, not again in an answer: $name", ({ faqs, recovery }) => {
    const dated = Object.values(recovery.allowed).flatMap(({ from }) => from ?? []);
    const again = faqs
      .map(({ answer }) => answer)
      .filter((said) => inLanguage.activities.test(said))
      .filter((said) =>
        durationsIn(said).some((time) => dated.some((from) => lastHour(from) === lastHour(time))),
      );
    expect(again).toEqual([]);
  });
});

function tableAt(path: string) {
  return pageAt(path).page.querySelector(".recovery");
}

type Element = ReturnType<typeof tableAt>;

function cells(element: Element, selector: string): string[] {
  return element?.querySelectorAll(selector).map(text) ?? [];
}
