export type DayChipsProps = {
  legend: string;
  /** Said where the message has no room for another sentence. */
  full: string;
  /** What a chip is called, and the sentence it inserts. */
  choices: readonly { label: string; text: string }[];
};

/** Buttons that insert a sentence into the message (`insert-sentence.ts`). The message is the only record of what was chosen. */
export function DayChips({ legend, full, choices }: DayChipsProps) {
  return (
    <fieldset className="wrap day-chips" data-full={full}>
      <legend>{legend}</legend>
      {choices.map(({ label, text }) => (
        <button key={label} type="button" className="filter-choice" data-sentence={text}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
