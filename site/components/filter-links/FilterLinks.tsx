import * as attribute from "./filter-attributes.ts";

export type FilterChoice = { value: string; label: string };

type FilterLinksProps = {
  /** The query's key: the choice is kept in the address. */
  name: string;
  path: string;
  legend: string;
  choices: readonly FilterChoice[];
  selected: string;
  /** The value that shows everything; its address has no query. */
  all: string;
  status: string;
  count: number;
};

/**
 * Submit buttons of a GET form: without script each asks for its own address;
 * with it `filter-links.client.ts` narrows the list in place.
 */
export function FilterLinks(props: FilterLinksProps) {
  const { name, path, legend, choices, selected, all, status, count } = props;
  return (
    <form
      action={path}
      method="get"
      {...{ [attribute.name]: name, [attribute.all]: all }}
      className="filter"
    >
      <fieldset className="wrap">
        <legend className="sr-only">{legend}</legend>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            aria-pressed={value === selected}
            className="filter-choice"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className="note" role="status" {...{ [attribute.status]: status }}>
        {`${status} ${count}`}
      </p>
    </form>
  );
}
