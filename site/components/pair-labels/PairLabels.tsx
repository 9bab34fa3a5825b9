import type { PairWords } from "../../content/schema/parts.ts";
import { WholeWords } from "../../whole-words/WholeWords.tsx";

/** Says which half of a picture is before, and which is after. Nothing if the picture is no pair. */
export function PairLabels({ pair }: { pair: PairWords | undefined }) {
  return (
    pair && (
      <span className="pair-labels">
        <span>
          <WholeWords text={pair.before} />
        </span>{" "}
        <span>
          <WholeWords text={pair.after} />
        </span>{" "}
      </span>
    )
  );
}
