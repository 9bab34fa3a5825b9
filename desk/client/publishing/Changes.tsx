import "./publishing.css";
import { byPage, placeOf } from "./by-page.ts";
import { ChangeWords } from "./ChangeWords.tsx";
import type { PanelProps } from "./panel-props.ts";
import { words } from "./publishing-words.ts";
import { Undo } from "./Undo.tsx";
import { usePublishing } from "./use-publishing.ts";
import { useWayBack } from "./use-way-back.ts";

/** The draft against what is published, each change with the way back. */
export function Changes({ version, onOpenField, onChanged }: PanelProps) {
  const { state, failure, act } = usePublishing(version);
  const back = useWayBack(act, onChanged);
  if (!state) return <p role="status">{failure || words.oneMoment}</p>;
  const { changes, leftOut, unused, timeZone } = state;
  return (
    <div className="publishing">
      <Undo back={back} failure={failure} />
      {changes.length === 0 && <p>{words.nothingChanged}</p>}
      {byPage(changes).map(([page, ofPage]) => (
        <section key={page} aria-label={page}>
          <h2>{page}</h2>
          <ul>
            {ofPage.map((change) => (
              <li key={change.id}>
                {change.field && <h3>{change.field}</h3>}
                <ChangeWords change={change} timeZone={timeZone} />
                <div className="row">
                  <button
                    type="button"
                    aria-label={words.putBackOf(placeOf(change))}
                    onClick={() => back.go("put-back", { ids: [change.id] }, words.wasPutBack)}
                  >
                    {words.putBack}
                  </button>
                  {change.file.endsWith(".yaml") && change.deed !== "gone" && (
                    <button
                      type="button"
                      aria-label={`${words.open}: ${placeOf(change)}`}
                      onClick={() => onOpenField(fieldOf(change))}
                    >
                      {words.open}
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {leftOut.length > 0 && <p>{words.leftOut + leftOut.join(", ")}</p>}
      {unused.length > 0 && <p>{words.unused + unused.join(", ")}</p>}
    </div>
  );
}

function fieldOf({ file, path }: { file: string; path: readonly (string | number)[] }) {
  return { file: file.slice(0, -".yaml".length), path: [...path] };
}
