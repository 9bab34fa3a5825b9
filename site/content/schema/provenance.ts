/** Who gives a treatment, with which product, and the sources. The treatment's page, the team's page and search engines use it. */
import { date } from "./dates.ts";
import { choice, group, isSample, list, reference, text, webAddress } from "./fields.ts";

export const provenance = group(
  "Who gives it, and how we know",
  {
    givenBy: list(
      "Given by",
      group("Member of the team", {
        member: reference("member", "Who"),
        training: text("Training for this treatment", {
          max: 90,
          description: "A short clause. The diploma is with the team on the page About.",
        }),
      }),
      { min: 1, max: 3 },
    ),
    physician: choice("What a physician does", ["orders", "prescribes"], {
      description:
        "A filler is ordered, a drug is prescribed. Leave it out if no physician is needed. Only such a page names the physician.",
    }).optional(),
    device: text("Device or kind of product", {
      max: 90,
      description:
        "With its Health Canada licence. A prescription drug and an injected product go without a name.",
    }),
    reviewedBy: reference("member", "Who read this page last"),
    reviewed: date.meta({ title: "When" }),
    sources: list(
      "Sources",
      group("Source", {
        title: text("Title", { max: 70 }),
        url: webAddress("Address", {
          description: "A page that stays, of Health Canada, a college or a journal: https://…",
        }),
      }),
      { min: 1, max: 2 },
    ),
    sample: isSample,
  },
  { description: "Shown beside the booking button and in a section of the page." },
);
