import { useRef } from "react";
import { words } from "../../words/words.ts";
import { type FieldProps, useField, useForm } from "./form-context.ts";
import { Labelled } from "./Labelled.tsx";
import { PictureChoice } from "./PictureChoice.tsx";

/** A field that refers to a picture: another one can be chosen or uploaded. */
export function PictureField(props: FieldProps) {
  const { problem, value = "", onChange } = useField(props);
  const { draft, place, onOpen, save } = useForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const index = draft.pictures.findIndex(({ name }) => name === value);
  const choose = (name: string) => {
    onChange(name);
    dialog.current?.close();
    // A form with only a picture is saved as soon as one is chosen.
    if (props.path.length === place.path.length) void save(name);
  };
  return (
    <Labelled {...props} problem={problem}>
      {(input) => (
        <div className="picture">
          {value !== "" && (
            <img src={`/desk/pictures/${value}.jpg`} alt={draft.pictures[index]?.alt ?? ""} />
          )}
          <div className="buttons">
            <button
              type="button"
              {...input}
              aria-labelledby={`${input.id}-label ${input.id}`}
              onClick={() => dialog.current?.showModal()}
            >
              {value ? words.anotherPicture : words.choosePicture}
            </button>
            {index >= 0 && (
              <button
                type="button"
                className="plain"
                onClick={() => onOpen({ file: "photos", path: ["items", index] })}
              >
                {words.describePicture}
              </button>
            )}
          </div>
          <PictureChoice dialog={dialog} pictures={draft.pictures} onChoose={choose} />
        </div>
      )}
    </Labelled>
  );
}
