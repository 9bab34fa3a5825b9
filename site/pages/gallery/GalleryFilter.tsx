import { Fragment, type SubmitEvent, useEffect, useState } from "react";
import { ALL } from "../../content/schema/all-pictures.ts";

/** The query parameter with the choice. */
const CHOICE = "show";

export type FilterProps = {
  path: string;
  choices: readonly { value: string; label: string }[];
  /** The choice of the prerendered page. Each address of a choice has its own page. */
  selected: string;
};

type Filtering = { choice: string; choose: (value: string) => void; fromAddress: boolean };

type GalleryFilterProps = FilterProps & {
  filtering: Filtering;
  words: Record<"legend" | "status", string>;
  /** The number of pictures shown. */
  count: number;
};

/** The choices are submit buttons of a GET form: without script, or before hydration, each loads the page of its choice. */
export function GalleryFilter({ path, choices, filtering, words, count }: GalleryFilterProps) {
  const { choice, choose, fromAddress } = filtering;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose((event.nativeEvent.submitter as HTMLButtonElement).value);
  };
  return (
    <form action={path} method="get" className="filter" onSubmit={submit}>
      <fieldset className="wrap">
        <legend className="sr-only">{words.legend}</legend>
        {choices.map(({ value, label }) => (
          <Fragment key={value}>
            <button
              ref={fromAddress && value === choice ? scrollIntoRow : scrollIfFocused}
              type="submit"
              name={CHOICE}
              value={value}
              aria-pressed={value === choice}
              className="filter-choice"
              onFocus={({ currentTarget }) => scrollIfFocused(currentTarget)}
            >
              {label}
            </button>{" "}
          </Fragment>
        ))}
      </fieldset>
      {/* One text, so that a screen reader announces all of it. */}
      <p className="sr-only" role="status">{`${words.status} ${count}`}</p>
    </form>
  );
}

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
  // The page without a query shows every picture.
  if (choice === ALL) query.delete(CHOICE);
  else query.set(CHOICE, choice);
  // The oldest browsers lack `URLSearchParams.size`.
  return String(query) ? `${path}?${query}` : path;
}

export function isChosen(tags: readonly string[], choice: string): boolean {
  return choice === ALL || tags.includes(choice);
}

/** Scrolls the row of a phone to the button, and leaves a part of the button before it visible. */
function scrollIntoRow(button: HTMLElement | null): void {
  const row = button?.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - row.clientWidth / 3;
}

/** Browsers leave a button that is partly visible where it is. As a ref, it answers for a focus that came before hydration. */
function scrollIfFocused(button: HTMLElement | null): void {
  if (button?.matches(":focus-visible")) scrollIntoRow(button);
}
