import { useEffect, useState } from "react";

/** The choice that shows everything; its address has no query. */
export const ALL = "all";

export type FilterProps = {
  /** The query's key: the choice is kept in the address. */
  name: string;
  path: string;
  choices: readonly { value: string; label: string }[];
  /** In the HTML: an address with a query has a page of its own. */
  selected: string;
};

export type Filtering = { choice: string; choose: (value: string) => void; fromAddress: boolean };

/** What is chosen: by the page, by the address where the host serves one page to every query, then by the visitor. */
export function useFilter({ name, path, choices, selected }: FilterProps): Filtering {
  const [choice, setChoice] = useState(selected);
  const [fromAddress, setFromAddress] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).getAll(name);
    const known = asked.find((one) => choices.some(({ value }) => value === one));
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

/** The address with that choice; what else is in its query stays. */
function addressWith(path: string, name: string, choice: string): string {
  const query = new URLSearchParams(location.search);
  if (choice === ALL) query.delete(name);
  else query.set(name, choice);
  // `size` is missing in the oldest browsers.
  return String(query) ? `${path}?${query}` : path;
}

export function isChosen(tags: readonly string[], choice: string): boolean {
  return choice === ALL || tags.includes(choice);
}
