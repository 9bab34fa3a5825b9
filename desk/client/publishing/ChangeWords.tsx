import type { ShownChange } from "../../publishing.ts";
import { changedPart, type Parts } from "./changed-part.ts";
import { words } from "./publishing-words.ts";
import { dayAndTime } from "./times.ts";

type ChangeWordsProps = { change: ShownChange; timeZone: string };

export function placeOf({ page, field }: ShownChange): string {
  return field ? `${page} › ${field}` : page;
}

/** What stood there and what stands there now, and who changed it. */
export function ChangeWords({ change, timeZone }: ChangeWordsProps) {
  const { deed, pictures, address, by } = change;
  return (
    <>
      {change.before || change.after ? <Texts change={change} /> : <p>{whole[deed]}</p>}
      {address && <p>{deed === "gone" ? words.goes(address) : words.comes(address)}</p>}
      {pictures && (
        <p className="pictures">
          {pictures.before && <img src={`/desk/pictures/${pictures.before}`} alt="" />}
          {pictures.before && pictures.after && <span aria-hidden="true">→</span>}
          {pictures.after && <img src={`/desk/pictures/${pictures.after}`} alt="" />}
        </p>
      )}
      {by && <p className="by">{words.by(by.name, dayAndTime(by.at, timeZone))}</p>}
    </>
  );
}

const whole = {
  new: words.wholeNew,
  gone: words.wholeGone,
  changed: words.wholeChanged,
  moved: words.wholeChanged,
} as const;

function Texts({ change: { deed, before, after } }: { change: ShownChange }) {
  if (deed === "moved") return <p>{words.moved + after}</p>;
  if (deed === "new") return <p className="now">{words.isNew + (after || words.nothing)}</p>;
  if (deed === "gone") return <p className="before">{words.gone + (before || words.nothing)}</p>;
  const parts = changedPart(before, after);
  return (
    <>
      <Marked className="before" label={words.before} parts={parts.before} />
      <Marked className="now" label={words.now} parts={parts.after} />
    </>
  );
}

type MarkedProps = { className: string; label: string; parts: Parts };

function Marked({ className, label, parts: [start, changed, end] }: MarkedProps) {
  const isEmpty = !start && !changed && !end;
  return (
    <p className={className}>
      <span className="unseen">{label}</span>
      {isEmpty && words.nothing}
      {start}
      {changed && <mark>{changed}</mark>}
      {end}
    </p>
  );
}
