export type DayChipsProps = {
  legend: string;
  /** Announced if the message has no room for another sentence. */
  full: string;
  /** The label of each chip and the sentence that it inserts. */
  choices: readonly { label: string; text: string }[];
};

/** Buttons that insert a sentence into the message (`insert-sentence.ts`). They keep no state: the message is the only record. */
export function DayChips({ legend, full, choices }: DayChipsProps) {
  return (
    <fieldset className="day-chips" data-full={full}>
      <legend>{legend}</legend>
      {choices.map(({ label, text }) => (
        <button key={label} type="button" className="filter-choice" data-sentence={text}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
