import { finder } from "../../content/interface.ts";
import { type Concern, concerns } from "../../content/types.ts";
import { FilterLinks } from "../ui/FilterLinks.tsx";

const ALL = "all";
const choices = [
  { value: ALL, label: finder.all },
  ...concerns.map((concern) => ({ value: concern, label: finder.concerns[concern] })),
];

type ConcernFinderProps = { path: string; concern?: Concern; count: number };

/** Narrows the cards below it; nothing is sent anywhere. */
export function ConcernFinder({ path, concern, count }: ConcernFinderProps) {
  return (
    <FilterLinks
      name="concern"
      path={path}
      legend={finder.legend}
      choices={choices}
      selected={concern ?? ALL}
      all={ALL}
      status={finder.status}
      count={count}
    />
  );
}
