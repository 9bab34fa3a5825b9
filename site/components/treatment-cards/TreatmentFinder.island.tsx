import { useDeferredValue } from "react";
import { Filter } from "../filter/Filter.tsx";
import { type FilterProps, isChosen, useFilter } from "../filter/filter.ts";
import { TreatmentCards, type TreatmentCardsProps } from "./TreatmentCards.tsx";

type TreatmentFinderProps = Omit<TreatmentCardsProps, "choice"> & {
  filter: FilterProps;
  filterWords: Record<"legend" | "status", string>;
};

/** The cards of a listing with a filter by concern. */
export function TreatmentFinder({ filter, filterWords, ...rest }: TreatmentFinderProps) {
  const filtering = useFilter(filter);
  // Deferred, so that the pressed button is rendered before the cards.
  const choice = useDeferredValue(filtering.choice);
  const count = rest.cards.filter(({ concerns }) => isChosen(concerns, choice)).length;
  return (
    <>
      <Filter {...filter} filtering={filtering} words={filterWords} count={count} />
      <TreatmentCards {...rest} choice={choice} />
    </>
  );
}
