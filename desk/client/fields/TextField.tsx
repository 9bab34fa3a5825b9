import { useState } from "react";
import { variablesIn } from "../../../contract/interpolate.ts";
import { writePlace } from "../../../site/content/reading/field-place.ts";
import { normalize } from "../../normalize.ts";
import { words } from "../../words/words.ts";
import { ChipText } from "./ChipText.tsx";
import { type FieldProps, useField, useForm } from "./form-context.ts";
import { Labelled } from "./Labelled.tsx";

/** A text field with its number of letters, and with shared values as chips. */
export function TextField(props: FieldProps) {
  const { problem, value, onChange } = useField(props);
  const { place, draft } = useForm();
  const { maxLength } = props.schema;
  const text = String(value ?? "");
  const saved = String(normalize(text, props.schema));
  const { length } = draft.filledIn(saved, place.file);
  const note = maxLength && words.letters(length, maxLength);
  const names = variablesIn(text).filter((name) => draft.variable(name, place.file).value !== "");
  // The box stays the same while somebody types, also while they delete the last chip.
  const [box, setBox] = useState({ text, hasChips: names.length > 0 });
  if (box.text !== text) setBox({ text, hasChips: names.length > 0 });
  const type = (typed: string) => {
    setBox({ ...box, text: typed });
    onChange(typed);
  };
  return (
    <>
      <Labelled {...props} problem={problem} note={note}>
        {(input) =>
          box.hasChips ? (
            <ChipText {...input} text={text} onChange={type} />
          ) : (
            <textarea
              {...input}
              value={text}
              rows={1}
              onChange={({ target }) => type(target.value)}
            />
          )
        }
      </Labelled>
      <SharedValues names={names} />
    </>
  );
}

/**
 * The shared values of a text, and those of which one consists, each with a button that opens its definition.
 */
function SharedValues({ names }: { names: readonly string[] }) {
  const { place, draft, onOpen } = useForm();
  const values = names.flatMap((name) => {
    const { parts, ...whole } = draft.variable(name, place.file);
    return [whole, ...parts.map((part) => draft.variable(part, whole.place.file))];
  });
  const byPlace = new Map(values.map((one) => [writePlace(one.place), one]));
  return [...byPlace].map(([key, { value, place: written }]) => (
    <p key={key} className="shared">
      <span className="chip">{value}</span>
      <button type="button" className="plain" onClick={() => onOpen(written)}>
        {words.changeEverywhere}
        <span className="unseen">: {value}</span>
      </button>
    </p>
  ));
}
