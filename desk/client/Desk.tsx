import { useCallback, useEffect, useRef, useState } from "react";
import { type FieldPlace, writePlace } from "../../site/content/reading/field-place.ts";
import { words } from "../words/words.ts";
import { FieldForm } from "./FieldForm.tsx";
import { FileList, goWhereShown } from "./FileList.tsx";
import { arrive, page } from "./page/page.ts";
import { Publishing } from "./publishing/Publishing.tsx";
import { usePublishing } from "./publishing/use-publishing.ts";
import { TopBar, type View } from "./TopBar.tsx";
import { useDraft } from "./use-draft.ts";
import { formOf } from "./use-field-form.ts";

/** The draft's real page in a frame, and beside it a list, a form, or publishing. */
export function Desk() {
  const { draft, failure, reload, version } = useDraft();
  const [view, setView] = useState<View>("none");
  const publishing = usePublishing(version, typeof view === "string" ? view : "field");
  const isPublishing = publishing.state?.running !== undefined;
  const open = useCallback(
    (places: readonly FieldPlace[]) => {
      setView({ places });
      // Another device may have saved since. The form shows its changes.
      void reload();
    },
    [reload],
  );
  const [path, setPath] = useState("");
  // The page dispatches this event before its pictures have loaded: see `desk-plugin.ts`.
  useEffect(() => {
    const come = () => setPath(arrive(open));
    addEventListener("page", come);
    return () => removeEventListener("page", come);
  }, [open]);
  /** Reads the saved content again, for the next form, and resolves once the page shows it. */
  const changed = () => {
    void reload();
    return page.renew();
  };
  // In the order of focus the panel follows the whole page, so it is focused when a button opens it.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (typeof view === "string" && view !== "none") panel.current?.focus();
  }, [view]);
  const openField = (place: FieldPlace) => {
    if (draft) goWhereShown(place, path, draft);
    open([place]);
  };
  const close = () => {
    setView("none");
    // A form then gives the focus to its element of the page.
    document.querySelector<HTMLElement>(".top-bar button")?.focus();
  };
  const beside = () => {
    if (!draft) return failure ? null : <p role="status">{words.loading}</p>;
    if (view === "none" || view === "files")
      return <FileList {...{ draft, shown: path, onOpen: openField }} />;
    if (typeof view === "string") {
      const parts = { publishing, draft, version, onOpenField: openField, onChanged: changed };
      return <Publishing panel={view} {...parts} />;
    }
    const [place, ...others] = view.places;
    if (!place) return null;
    const onOpen = (other: FieldPlace) => open([other]);
    const parts = { draft, others, onOpen, onReload: reload };
    const acts = { onSaved: changed, onClose: close };
    return <FieldForm key={writePlace(formOf(place))} aim={place} {...parts} {...acts} />;
  };
  return (
    <div className="desk" data-view={typeof view === "string" ? view : "field"}>
      <TopBar {...{ view, isPublishing }} onView={setView} />
      <main>
        <iframe title={words.site} src={start} />
        {path === "" && (
          <p role="status" className="loads">
            {words.siteLoads}
          </p>
        )}
        <section className="beside" ref={panel} tabIndex={-1} aria-label={words.desk}>
          {typeof view === "string" && view !== "none" && (
            <button type="button" className="plain close" onClick={close}>
              {words.close}
            </button>
          )}
          {failure && <p role="alert">{failure}</p>}
          {beside()}
        </section>
      </main>
    </div>
  );
}

const wanted = location.hash.slice(1);
/** The page that was open before a reload. */
const start = /^\/(?!\/)/.test(wanted) ? wanted : "/";
