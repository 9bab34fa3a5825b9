/** The facts at a glance of a treatment. This is their only list: file, hero, comparison and concern pages follow from it. */
import { group, text } from "./fields.ts";

/** The labels, in the order in which the facts are shown. */
export const factLabels = {
  visit: "A visit takes",
  number: "How many visits",
  daysAfter: "The days after",
  results: "When results show",
} as const;

type FactName = keyof typeof factLabels;
export const factNames = Object.keys(factLabels) as readonly FactName[];
export type Facts = Readonly<Partial<Record<FactName, string | undefined>>>;
type LabelledFact = { name: string; fact: string };

const fact = (label: string) => text(label, { max: 80 }).optional();
const fields = Object.fromEntries(
  Object.entries(factLabels).map(([name, label]) => [name, fact(label)]),
);

export const facts = group("At a glance", fields as Record<FactName, ReturnType<typeof fact>>, {
  description:
    "Shown at the top of the page and in the comparison. Each contains a verb. Leave one out that would say nothing, such as “it varies”.",
});

/** The facts that are there, with their labels: all of them, or those named. */
export function labelledFacts(facts: Facts, names = factNames): LabelledFact[] {
  return names.flatMap((name) => {
    const fact = facts[name];
    return fact === undefined ? [] : [{ name: factLabels[name], fact }];
  });
}
