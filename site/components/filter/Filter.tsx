import type { SubmitEvent } from "react";
import type { Filtering, FilterProps } from "./filter.ts";

type FilterFormProps = FilterProps & {
  filtering: Filtering;
  words: Record<"legend" | "status", string>;
  /** How many are shown. */
  count: number;
};

/** Submit buttons of a GET form: while it sleeps, and without script, each asks for its own address. */
export function Filter({ name, path, choices, filtering, words, count }: FilterFormProps) {
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
          <button
            key={value}
            ref={fromAddress && value === choice ? showInRow : undefined}
            type="submit"
            name={name}
            value={value}
            aria-pressed={value === choice}
            className="filter-choice"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {/* One text, so that a screen reader announces all of it. */}
      <p className="note" role="status">{`${words.status} ${count}`}</p>
    </form>
  );
}

/** On a phone it may stand further along the row: some of what is before it stays in sight. */
function showInRow(button: HTMLElement | null): void {
  const row = button?.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - row.clientWidth / 3;
}
