import { type MouseEvent, useId } from "react";
import { useFormContext } from "react-hook-form";
import { words } from "../words.ts";
import { Labelled } from "./Labelled.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** The subject's place in a picture: a click on it, or two sliders. */
export function FocusField(props: FieldProps) {
  const { problem, value, onChange } = useField(props);
  const { getValues } = useFormContext();
  const id = useId();
  const photo = getValues(props.name.replace(/[^.]+$/, "name"));
  const [across = 50, down = 50] = String(value).split(" ").map(Number.parseFloat);
  const set = (x: number, y: number) => onChange(`${Math.round(x)}% ${Math.round(y)}%`);
  const point = ({ nativeEvent, currentTarget }: MouseEvent) => {
    const { clientWidth, clientHeight } = currentTarget;
    set((nativeEvent.offsetX / clientWidth) * 100, (nativeEvent.offsetY / clientHeight) * 100);
  };
  return (
    <Labelled {...props} problem={problem}>
      {(input) => (
        <div className="focus">
          {photo && (
            // The sliders do the same.
            <div className="aim" aria-hidden="true" onClick={point}>
              <img src={`/desk/pictures/${photo}.jpg`} alt="" />
              <span style={{ left: `${across}%`, top: `${down}%` }} />
            </div>
          )}
          <label htmlFor={input.id}>{words.across}</label>
          <input
            {...input}
            type="range"
            value={across}
            onChange={({ target }) => set(Number(target.value), down)}
          />
          <label htmlFor={`${id}-down`}>{words.down}</label>
          <input
            id={`${id}-down`}
            type="range"
            value={down}
            onChange={({ target }) => set(across, Number(target.value))}
          />
        </div>
      )}
    </Labelled>
  );
}
