import { useId } from "react";
import { valueAt } from "../../../site/content/reading/field-place.ts";
import { words } from "../../words/words.ts";
import { useForm } from "./form-context.ts";
import { Labelled } from "./Labelled.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** The position of the subject in a picture of the list. */
export function FocusField(props: FieldProps) {
  const { problem, value, onChange } = useField(props);
  const form = useForm();
  const photo = valueAt(form.valueAt(props.path.slice(0, -1)), ["name"]);
  return (
    <Labelled {...props} problem={problem}>
      {(input) => (
        <Aim
          id={input.id}
          src={`/desk/pictures/${photo}.jpg`}
          value={String(value)}
          onAim={onChange}
        />
      )}
    </Labelled>
  );
}

type AimProps = { id: string; src: string; value: string; onAim: (focus: string) => void };

/** Sets the position of the subject by a click or by two sliders. */
export function Aim({ id, src, value, onAim }: AimProps) {
  const downId = useId();
  const [across = 50, down = 50] = value.split(" ").map(Number.parseFloat);
  const aim = (x: number, y: number) => onAim(`${Math.round(x)}% ${Math.round(y)}%`);
  return (
    <div className="focus">
      {/* The sliders do the same. */}
      <div
        className="aim"
        aria-hidden="true"
        onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget }) => {
          const { clientWidth, clientHeight } = currentTarget;
          aim((offsetX / clientWidth) * 100, (offsetY / clientHeight) * 100);
        }}
      >
        <img src={src} alt="" />
        <span style={{ left: `${across}%`, top: `${down}%` }} />
      </div>
      <label htmlFor={id}>{words.across}</label>
      <input
        id={id}
        type="range"
        value={across}
        onChange={({ target }) => aim(Number(target.value), down)}
      />
      <label htmlFor={downId}>{words.down}</label>
      <input
        id={downId}
        type="range"
        value={down}
        onChange={({ target }) => aim(across, Number(target.value))}
      />
    </div>
  );
}
