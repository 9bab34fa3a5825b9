import { useState } from "react";
import type { FieldPlace } from "../../../content-model/field-place.ts";
import type { PublishingState, ShownChange } from "../../publishing.ts";
import { ChangeWords, placeOf } from "./ChangeWords.tsx";
import { words } from "./publishing-words.ts";
import type { Publishing } from "./use-publishing.ts";

type ChangesProps = {
  state: PublishingState;
  act: Publishing["act"];
  /** The ids of those that are chosen at first; else all that do not wait for their hour already. */
  only: readonly string[] | undefined;
  onOpenField: (place: FieldPlace) => void;
};

/** What is saved against what is published: each change with the way back; all or some go out, at once or at a set time. */
export function Changes({ state, act, only, onOpenField }: ChangesProps) {
  const { changes, waiting, timeZone } = state;
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [at, setAt] = useState<string>();
  if (changes.length === 0) return <p>{words.nothingChanged}</p>;
  const first = changes.filter(({ id }) => only?.includes(id));
  const waits = waiting.flatMap((one) => one.changes.map(({ id }) => id));
  const isChosen = (change: ShownChange) =>
    choices[change.id] ?? (first.length > 0 ? first.includes(change) : !waits.includes(change.id));
  const chosen = changes.filter(isChosen);
  const box = (some: readonly ShownChange[], label: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={some.every(isChosen)}
        onChange={({ target }) => {
          const picked = some.map(({ id }) => [id, target.checked]);
          setChoices({ ...choices, ...Object.fromEntries(picked) });
        }}
      />
      {label}
    </label>
  );
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        const sent = { ids: chosen.map(({ id }) => id), ...(at && { at }) };
        // A day that is over stays, to be set anew.
        if (await act("publish", sent, at && words.willWait)) setAt(undefined);
      }}
    >
      <div className="buttons">
        <button type="submit" className="main" disabled={chosen.length === 0 || at === ""}>
          {at === undefined ? words.publish(chosen.length) : words.letWait}
        </button>
        <button type="button" onClick={() => setAt(at === undefined ? "" : undefined)}>
          {at === undefined ? words.later : words.atOnce}
        </button>
      </div>
      {at !== undefined && (
        <label>
          {words.day(timeZone)}
          <input
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </label>
      )}
      {[...Map.groupBy(changes, ({ page }) => page)].map(([page, ofPage]) => (
        <fieldset key={page}>
          <legend>{box(ofPage, page)}</legend>
          <ul>
            {ofPage.map((change) => (
              <li key={change.id}>
                {change.field && box([change], change.field)}
                <ChangeWords change={change} timeZone={timeZone} />
                <div className="buttons">
                  <button
                    type="button"
                    aria-label={words.putBackOf(placeOf(change))}
                    onClick={() => act("put-back", { ids: [change.id] }, words.wasPutBack)}
                  >
                    {words.putBack}
                  </button>
                  {change.file.endsWith(".yaml") && change.deed !== "gone" && (
                    <button
                      type="button"
                      aria-label={words.openOf(placeOf(change))}
                      onClick={() => onOpenField(fieldOf(change))}
                    >
                      {words.open}
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </form>
  );
}

function fieldOf({ file, path }: ShownChange): FieldPlace {
  return { file: file.slice(0, -".yaml".length), path };
}
