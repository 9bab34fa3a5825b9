import { words } from "../words.ts";
import { useFormPlace } from "./form-context.ts";

/** The shared values in a text: each is changed in one place, everywhere. */
export function SharedValues({ names }: { names: readonly string[] }) {
  const { place, draft, onOpen } = useFormPlace();
  return names.map((name) => {
    const { value, place: written } = draft.variable(name, place.file);
    return (
      <p key={name} className="shared">
        <span className="chip">{value}</span>
        <button type="button" className="plain" onClick={() => onOpen(written)}>
          {words.changeEverywhere}
          <span className="unseen">: {value}</span>
        </button>
      </p>
    );
  });
}
