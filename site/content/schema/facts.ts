/** The facts at a glance of a treatment. This is their only list: file, hero, comparison and concern pages follow from it. */
import { group, text } from "./fields.ts";

/** The labels, in the order in which the facts are shown. */
const LABELS = {
  visit: "A visit takes",
  number: "How many visits",
  daysAfter: "The days after",
  results: "When results show",
} as const;

export const factLabels = Object.values(LABELS);

type FactName = keyof typeof LABELS;
export type Facts = Readonly<Partial<Record<FactName, string | undefined>>>;
type LabelledFact = { name: string; fact: string };

const fact = (label: string) => text(label, { max: 80 }).optional();
const fields = Object.fromEntries(
  Object.entries(LABELS).map(([name, label]) => [name, fact(label)]),
);

export const facts = group("At a glance", fields as Record<FactName, ReturnType<typeof fact>>, {
  description:
    "Shown at the top of the page and in the comparison. Each contains a verb. Leave one out that would say nothing, such as “it varies”.",
});

/** The facts in the order of their labels. */
export const factTexts = (facts: Facts) =>
  (Object.keys(LABELS) as FactName[]).map((name) => facts[name]);

/** The facts that are there, with their labels: all of them, or those named. */
export function labelledFacts(
  facts: Facts,
  names = Object.keys(LABELS) as readonly FactName[],
): LabelledFact[] {
  return names.flatMap((name) => {
    const fact = facts[name];
    return fact === undefined ? [] : [{ name: LABELS[name], fact }];
  });
}
