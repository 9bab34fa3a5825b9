/** Fields of the appointment form beside the six that every clinic has. */
import { z } from "zod";
import { fieldNames } from "../../contract/form-fields.ts";
import { choice, group, KEY, list, pattern, text, toggle, unique } from "./fields.ts";

/** How long a value may be, by kind. `maxBodyBytes` counts with the longest. */
const limits = { choice: 60, text: 200, lines: 1000, date: 10 } as const;
export const MOST_FIELDS = 4;

type Kind = keyof typeof limits;

const option = group("Option", {
  value: pattern("Value", KEY, "lower-case words with hyphens"),
  label: text("Name", { max: 60 }),
});

const field = z
  .strictObject({
    name: unique(
      "field of the form",
      pattern("Name in the request", /^[a-z][A-Za-z\d]{1,30}$/, "a name such as preferredLanguage"),
    ).refine(
      (name) => !fieldNames.some((one) => one === name),
      "a name that none of the six fields has",
    ),
    kind: choice("Kind", Object.keys(limits) as [Kind, ...Kind[]]),
    label: text("Label", { max: 40 }),
    isRequired: toggle("Required"),
    options: list("Options of a choice", option, { min: 2 }).optional(),
  })
  .meta({ title: "Field" })
  .refine(({ kind, options }) => (kind === "choice") === (options !== undefined), {
    path: ["options"],
    message: "options where the kind is choice, and nowhere else",
  })
  .transform((written) => ({ ...written, limit: limits[written.kind] }));

export const moreFields = list("Fields beside the six", field, { max: MOST_FIELDS }).default([]);
