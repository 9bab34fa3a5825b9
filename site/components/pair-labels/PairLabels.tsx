import type { PairWords } from "../../content/schema/parts.ts";

/** Says which half of a picture is before, and which is after. Nothing if the picture is no pair. */
export function PairLabels({ pair }: { pair: PairWords | undefined }) {
  return (
    pair && (
      <span className="pair-labels">
        <span>{pair.before}</span> <span>{pair.after}</span>{" "}
      </span>
    )
  );
}
