import type { Concern } from "../../content-model/schema/parts.ts";
import { type FilterChoice, FilterLinks } from "./filter-links/FilterLinks.tsx";

const ALL = "all";

type ConcernFinderProps = {
  path: string;
  concerns: readonly FilterChoice[];
  concern?: Concern;
  count: number;
  words: Record<"legend" | "all" | "status", string>;
};

/** Narrows the cards below it; nothing is sent anywhere. */
export function ConcernFinder({ path, concerns, concern, count, words }: ConcernFinderProps) {
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
