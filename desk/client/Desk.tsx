import { useCallback, useEffect, useRef, useState } from "react";
import { type FieldPlace, writePlace } from "../../site/content/reading/field-place.ts";
import type { Draft } from "../draft.ts";
import { words } from "../words/words.ts";
import { FieldForm } from "./FieldForm.tsx";
import { FileList, goWhereShown } from "./FileList.tsx";
import { page, prepareLoadedPage } from "./page/page.ts";
import { Publishing } from "./publishing/Publishing.tsx";
import { type Publishing as PublishingState, usePublishing } from "./publishing/use-publishing.ts";
import { TopBar, type View } from "./TopBar.tsx";
import { useDraft } from "./use-draft.ts";
import { formOf } from "./use-field-form.ts";

/** The draft's real page in a frame, and beside it a list, a form, or publishing. */
export function Desk() {
  const { draft, failure, reload, version } = useDraft();
  const [view, setView] = useState<View>("none");
  const name = typeof view === "string" ? view : "field";
  const publishing = usePublishing(version, name);
  const open = useCallback(
    (places: readonly FieldPlace[]) => {
      setView({ places });
      // Another device may have saved since. The form shows its changes.
      void reload();
    },
    [reload],
  );
  const path = useLoadedPage(open);
  // In the order of focus the panel follows the whole page, so it is focused when a button opens it.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpenedByButton(name)) panel.current?.focus();
  }, [name]);
  const onGo = () => setView("none");
  const close = () => {
    onGo();
    focusTopBar();
  };
  return (
    <div className="desk" data-view={name}>
      <TopBar view={view} isPublishing={publishing.state?.running !== undefined} onView={setView} />
      <main>
        <iframe title={words.site} src={start} />
        <p role="status" className="loads">
          {path === "" && words.siteLoads}
        </p>
        <section className="panel" ref={panel} tabIndex={-1} aria-label={words.desk}>
          {isOpenedByButton(name) && (
            <button type="button" className="plain close" onClick={close}>
              {words.close}
            </button>
          )}
          {failure && <p role="alert">{failure}</p>}
          {draft && (
            <Panel {...{ view, draft, path, version, publishing, open, close, reload, onGo }} />
          )}
          {!draft && !failure && <p role="status">{words.loading}</p>}
        </section>
      </main>
    </div>
  );
}

/** The path of the page in the frame, once it can be edited. */
function useLoadedPage(onOpen: (places: readonly FieldPlace[]) => void): string {
  const [path, setPath] = useState("");
  // The page dispatches this event before its pictures have loaded: see `desk-plugin.ts`.
  useEffect(() => {
    const onPage = () => setPath(prepareLoadedPage(onOpen));
    addEventListener("page", onPage);
    return () => removeEventListener("page", onPage);
  }, [onOpen]);
  return path;
}

/** A form then gives the focus to its element of the page. */
const focusTopBar = () => document.querySelector<HTMLElement>(".top-bar button")?.focus();
const isOpenedByButton = (name: string) => name !== "field" && name !== "none";

type PanelProps = {
  view: View;
  draft: Draft;
  path: string;
  version: number;
  publishing: PublishingState;
  open: (places: readonly FieldPlace[]) => void;
  close: () => void;
  onGo: () => void;
  reload: () => Promise<void>;
};

function Panel({ view, draft, path, open, reload, ...parts }: PanelProps) {
  /** Reads the saved content again, for the next form, and resolves once the page shows it. */
  const onChanged = () => {
    void reload();
    return page.renew();
  };
  const openField = (place: FieldPlace) => {
    goWhereShown(place, path, draft);
    open([place]);
  };
  if (view === "none" || view === "files")
    return <FileList {...{ draft, shown: path, onOpen: openField, onGo: parts.onGo }} />;
  if (typeof view === "string") {
    return <Publishing panel={view} {...{ ...parts, draft, onChanged }} onOpenField={openField} />;
  }
  const [place, ...others] = view.places;
  if (!place) return null;
  return (
    <FieldForm
      key={writePlace(formOf(place))}
      {...{ draft, others, aim: place }}
      onOpen={(other) => open([other])}
      onReload={reload}
      onSaved={onChanged}
      onClose={parts.close}
    />
  );
}

const wanted = location.hash.slice(1);
/** The page that was open before a reload. */
const start = /^\/(?!\/)/.test(wanted) ? wanted : "/";
