export type DayChipsProps = {
  legend: string;
  /** Announced if the message has no room for another sentence. */
  full: string;
  /** The label of each chip and the sentence that it adds. */
  choices: readonly { label: string; text: string }[];
};

/** Buttons that add a sentence to the message, or remove it (`toggle-sentence.ts`). They keep no state: a button is pressed while the message contains its sentence. */
export function DayChips({ legend, full, choices }: DayChipsProps) {
  return (
    <fieldset className="day-chips" data-full={full}>
      <legend>{legend}</legend>
      {choices.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className="filter-choice"
          aria-pressed="false"
          data-sentence={text}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
