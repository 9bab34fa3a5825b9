import { Fragment, type SubmitEvent } from "react";
import { CHOICE, type Filtering, type FilterProps } from "./gallery-filter.ts";

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

/** Scrolls the row of a phone to the button, and leaves a part of the button before it visible. */
function scrollIntoRow(button: HTMLElement | null): void {
  const row = button?.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - row.clientWidth / 3;
}

/** Browsers leave a button that is partly visible where it is. As a ref, it answers for a focus that came before hydration. */
function scrollIfFocused(button: HTMLElement | null): void {
  if (button?.matches(":focus-visible")) scrollIntoRow(button);
}
