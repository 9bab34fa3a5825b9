import { type RefObject, useState } from "react";

type DayChipsProps = {
  legend: string;
  /** What a chip is called, and the sentence it writes. */
  days: readonly { label: string; text: string }[];
  form: RefObject<HTMLFormElement | null>;
};

/** Each writes its sentence into the message, and takes it out again. */
export function DayChips({ legend, days, form }: DayChipsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const turn = (text: string) => {
    const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement;
    const isChosen = chosen.includes(text);
    const without = message.value.replace(text, "").replace(/\n\n+/g, "\n").trim();
    message.value = isChosen ? without : `${message.value}\n${text}`.trim();
    setChosen(isChosen ? chosen.filter((one) => one !== text) : [...chosen, text]);
  };
  return (
    <fieldset className="wrap day-chips">
      <legend>{legend}</legend>
      {days.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className="filter-choice"
          aria-pressed={chosen.includes(text)}
          onClick={() => turn(text)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
