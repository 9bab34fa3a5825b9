import { useEffect, useState } from "react";

/** The choice that shows everything. Its address has no query. */
export const ALL = "all";

export type FilterProps = {
  /** The name of the query parameter with the choice. */
  name: string;
  path: string;
  choices: readonly { value: string; label: string }[];
  /** The choice of the prerendered page. Each address with a query has its own page. */
  selected: string;
};

export type Filtering = { choice: string; choose: (value: string) => void; fromAddress: boolean };

/**
 * The current choice: that of the prerendered page until the visitor chooses another. On a host that serves the
 * same page for every query, the address decides first.
 */
export function useFilter({ name, path, choices, selected }: FilterProps): Filtering {
  const [choice, setChoice] = useState(selected);
  const [fromAddress, setFromAddress] = useState(false);
  useEffect(() => {
    const requested = new URLSearchParams(location.search).getAll(name);
    const known = requested.find((one) => choices.some(({ value }) => value === one));
    if (known === undefined) return;
    setChoice(known);
    setFromAddress(true);
  }, [name, choices]);
  const choose = (value: string) => {
    setChoice(value);
    setFromAddress(false);
    history.replaceState(null, "", addressWith(path, name, value));
  };
  return { choice, choose, fromAddress };
}

/** The current address with another choice. Other query parameters stay. */
function addressWith(path: string, name: string, choice: string): string {
  const query = new URLSearchParams(location.search);
  if (choice === ALL) query.delete(name);
  else query.set(name, choice);
  // The oldest browsers lack `URLSearchParams.size`.
  return String(query) ? `${path}?${query}` : path;
}

export function isChosen(tags: readonly string[], choice: string): boolean {
  return choice === ALL || tags.includes(choice);
}
