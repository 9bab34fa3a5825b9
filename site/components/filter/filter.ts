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
    const asked = new URLSearchParams(location.search).get(name);
    if (!choices.some(({ value }) => value === asked)) return;
    setChoice(asked ?? ALL);
    setFromAddress(true);
  }, [name, choices]);
  const choose = (value: string) => {
    setChoice(value);
    setFromAddress(false);
    history.replaceState(null, "", path + queryOf(name, value));
  };
  return { choice, choose, fromAddress };
}

function queryOf(name: string, value: string): string {
  return value === ALL ? "" : `?${name}=${value}`;
}

export function isChosen(tags: readonly string[], choice: string): boolean {
  return choice === ALL || tags.includes(choice);
}
