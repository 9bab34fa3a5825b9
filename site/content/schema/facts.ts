/** The facts at a glance of a treatment. This is their only list: file, hero, comparison and concern pages follow from it. */
import { group, text } from "./fields.ts";

/** The labels, in the order in which the facts are shown. */
const LABELS = {
  visit: "A visit takes",
  number: "Plan on",
  daysAfter: "The days after",
  results: "When results show",
} as const;

export const factLabels = Object.values(LABELS);

type FactName = keyof typeof LABELS;
export type Facts = Readonly<Record<FactName, string>>;
export type LabelledFact = { name: string; fact: string };

const fact = (label: string) => text(label, { max: 80 });
const fields = Object.fromEntries(
  Object.entries(LABELS).map(([name, label]) => [name, fact(label)]),
);

export const facts = group("At a glance", fields as Record<FactName, ReturnType<typeof fact>>, {
  description: "Shown at the top of the page and in the comparison. Each contains a verb.",
});

/** The facts with their labels: all of them, or those named. */
export function labelledFacts(
  facts: Facts,
  names = Object.keys(LABELS) as readonly FactName[],
): LabelledFact[] {
  return names.map((name) => ({ name: LABELS[name], fact: facts[name] }));
}
