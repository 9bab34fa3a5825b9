export type DayChipsProps = {
  legend: string;
  /** Announced if the message has no room for another sentence. */
  full: string;
  /** Announced with {sentence} after a press. */
  added: string;
  removed: string;
  /** The label of each chip and the sentence that it adds. */
  choices: readonly { label: string; text: string }[];
};

/** Buttons that add a sentence to the message, or remove it (`toggle-sentence.ts`). They keep no state: the message is the only record. */
export function DayChips({ legend, full, added, removed, choices }: DayChipsProps) {
  return (
    <fieldset className="day-chips" data-full={full} data-added={added} data-removed={removed}>
      <legend>{legend}</legend>
      {choices.map(({ label, text }) => (
        <button key={label} type="button" className="filter-choice" data-sentence={text}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
