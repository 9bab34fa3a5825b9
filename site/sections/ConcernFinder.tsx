import type { Concern } from "../../content/schema/parts.ts";
import { FilterLinks } from "../ui/FilterLinks.tsx";

const ALL = "all";

type ConcernFinderProps = {
  path: string;
  concern?: Concern;
  count: number;
  words: Record<"legend" | "all" | "status", string> & { concerns: Record<Concern, string> };
};

/** Narrows the cards below it; nothing is sent anywhere. */
export function ConcernFinder({ path, concern, count, words }: ConcernFinderProps) {
  const concerns = Object.entries(words.concerns).map(([value, label]) => ({ value, label }));
  return (
    <FilterLinks
      name="concern"
      path={path}
      legend={words.legend}
      choices={[{ value: ALL, label: words.all }, ...concerns]}
      selected={concern ?? ALL}
      all={ALL}
      status={words.status}
      count={count}
    />
  );
}
