import { useEffect, useState } from "react";

/** The choice that shows everything. Its address has no query. */
export const ALL = "all";
/** The query parameter with the choice. */
export const CHOICE = "show";

export type FilterProps = {
  path: string;
  choices: readonly { value: string; label: string }[];
  /** The choice of the prerendered page. Each address of a choice has its own page. */
  selected: string;
};

export type Filtering = { choice: string; choose: (value: string) => void; fromAddress: boolean };

/**
 * The current choice: that of the prerendered page until the visitor chooses another. The address decides first,
 * for a host that serves the same page for every query, and for a choice that does not exist, which shows nothing.
 */
export function useFilter({ path, choices, selected }: FilterProps): Filtering {
  const [choice, setChoice] = useState(selected);
  const [fromAddress, setFromAddress] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).getAll(CHOICE).filter(Boolean);
    const [first] = asked;
    if (first === undefined) return;
    setChoice(asked.find((one) => choices.some(({ value }) => value === one)) ?? first);
    setFromAddress(true);
  }, [choices]);
  const choose = (value: string) => {
    setChoice(value);
    setFromAddress(false);
    history.replaceState(null, "", addressOf(path, value));
  };
  return { choice, choose, fromAddress };
}

/** The current address with another choice. Other query parameters stay. */
function addressOf(path: string, choice: string): string {
  const query = new URLSearchParams(location.search);
  if (choice === ALL) query.delete(CHOICE);
  else query.set(CHOICE, choice);
  // The oldest browsers lack `URLSearchParams.size`.
  return String(query) ? `${path}?${query}` : path;
}

export function isChosen(tags: readonly string[], choice: string): boolean {
  return choice === ALL || tags.includes(choice);
}
