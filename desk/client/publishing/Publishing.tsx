import type { FieldPlace } from "../../../site/content/reading/field-place.ts";
import type { Draft } from "../../draft.ts";
import { words } from "../../words/words.ts";
import { UnsavedList } from "../PlaceList.tsx";
import { Changes } from "./Changes.tsx";
import { History } from "./History.tsx";
import { Progress } from "./Progress.tsx";
import type { Publishing as PublishingHook } from "./use-publishing.ts";

type PublishingProps = {
  panel: "publish" | "history";
  publishing: PublishingHook;
  draft: Draft;
  version: number;
  onOpenField: (place: FieldPlace) => void;
  onChanged: () => void;
};

/** A panel that is opened begins at its top. */
const bringToTop = (panel: HTMLElement | null) => panel?.parentElement?.scrollTo(0, 0);

/** The changes that will be published, the progress of a publication, and the history. */
export function Publishing({ panel, publishing, draft, version, ...acts }: PublishingProps) {
  const { onOpenField, onChanged } = acts;
  const { state, isAsking, isCurrent, said, act } = publishing;
  const { running, changes = [], shown, outcome } = state ?? {};
  const isWaiting = outcome?.isSent === true && !outcome.address;
  const isBusy = isAsking || running !== undefined;
  const putBack = async (edit: object) => {
    if (await act("save", edit, words.wasPutBack)) onChanged();
  };
  return (
    <div className="publishing" key={panel} ref={bringToTop}>
      <p role="status">{said}</p>
      {state && (running || !isAsking) && <Progress state={state} />}
      {panel === "history" ? (
        <History version={version} acts={{ isBusy, putBack }} publishedAt={outcome?.at} />
      ) : !state ? (
        <p role="status">{!said && words.loading}</p>
      ) : (
        !running && (
          <>
            <button
              type="button"
              className="main"
              disabled={!isCurrent || (changes.length === 0 && !isWaiting)}
              onClick={() => act("publishing/publish", { shown })}
            >
              {isCurrent ? words.publishAll(changes.length, isWaiting) : words.loading}
            </button>
            {isCurrent && changes.length === 0 && !isWaiting && <p>{words.nothingChanged}</p>}
            <UnsavedList draft={draft} onOpen={onOpenField} />
            <Changes {...{ changes, isBusy: !isCurrent, putBack }} />
          </>
        )
      )}
    </div>
  );
}
