import { useState } from "react";
import type { ShownChange } from "../../publishing.ts";
import { byPage } from "./by-page.ts";
import { ChangeWords } from "./ChangeWords.tsx";
import { words } from "./publishing-words.ts";

type ChooseProps = {
  changes: readonly ShownChange[];
  /** The ids of those that are left for another time. */
  left: readonly string[];
  timeZone: string;
  canWait: boolean;
  onLeave: (left: readonly string[]) => void;
  onPublish: (at?: string) => void;
};

/** All changes or some, at once or at a set time. */
export function Choose({ changes, left, timeZone, canWait, onLeave, onPublish }: ChooseProps) {
  const [at, setAt] = useState<string>();
  const count = changes.filter(({ id }) => !left.includes(id)).length;
  const check = (some: readonly ShownChange[], isWanted: boolean) => {
    const ids = some.map(({ id }) => id);
    const others = left.filter((id) => !ids.includes(id));
    onLeave(isWanted ? others : [...others, ...ids]);
  };
  const box = (some: readonly ShownChange[], label: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={some.every(({ id }) => !left.includes(id))}
        onChange={({ target }) => check(some, target.checked)}
      />
      {label}
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPublish(at);
        setAt(undefined);
      }}
    >
      <div className="row">
        <button type="submit" className="main" disabled={count === 0 || at === ""}>
          {at === undefined ? words.publish(count) : words.letWait}
        </button>
        {canWait && (
          <button type="button" onClick={() => setAt(at === undefined ? "" : undefined)}>
            {at === undefined ? words.later : words.atOnce}
          </button>
        )}
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
      {byPage(changes).map(([page, ofPage]) => (
        <fieldset key={page}>
          <legend>{box(ofPage, page)}</legend>
          <ul>
            {ofPage.map((change) => (
              <li key={change.id}>
                {change.field && box([change], change.field)}
                <ChangeWords change={change} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </form>
  );
}
