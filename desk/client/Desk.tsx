import { useCallback, useState } from "react";
import { type FieldPlace, writePlace } from "../../site/content/field-place.ts";
import type { Edit } from "../saving.ts";
import { FieldForm } from "./FieldForm.tsx";
import { FileList } from "./FileList.tsx";
import { PageFields } from "./PageFields.tsx";
import { PageFrame } from "./page/PageFrame.tsx";
import { usePage } from "./page/use-page.ts";
import { Publishing } from "./publishing/Publishing.tsx";
import { TopBar, type View } from "./TopBar.tsx";
import { useDraft } from "./use-draft.ts";
import { words } from "./words.ts";

/** The desk: the draft's real pages, and beside them what is edited. */
export function Desk() {
  const { draft, failure, reload, take } = useDraft();
  const [version, setVersion] = useState(0);
  const [view, setView] = useState<View>("none");
  const open = useCallback((places: readonly FieldPlace[]) => setView({ places }), []);
  const page = usePage(open);
  const changed = useCallback(() => {
    setVersion((count) => count + 1);
    return reload();
  }, [reload]);
  // The page may be loading when it is told of a save, and then miss it.
  const saved = (edits: readonly Edit[] = []) => {
    // What is opened next begins with it, however long the server takes to tell.
    take(edits);
    void changed();
    page.reload();
  };
  const openField = (place: FieldPlace) => {
    open([place]);
    page.show(place);
  };
  const close = () => {
    setView("none");
    requestAnimationFrame(keepKeyboard);
  };
  const beside = () => {
    if (failure) return <p role="alert">{failure}</p>;
    if (!draft) return <p role="status">{words.loading}</p>;
    if (view === "none" || view === "page")
      return <PageFields {...{ draft, page, onOpen: openField }} />;
    if (view === "files")
      return <FileList {...{ draft, page, onOpen: openField, onChanged: changed }} />;
    if (view === "publish" || view === "history") {
      const parts = { version, onPanel: setView, onOpenField: openField, onChanged: changed };
      return <Publishing panel={view} {...parts} />;
    }
    const [place] = view.places;
    if (!place) return null;
    const parts = { draft, page, others: view.places.slice(1), onOpen: openField, onClose: close };
    return <FieldForm key={writePlace(place)} place={place} {...parts} onSaved={saved} />;
  };
  return (
    <div className="desk" data-view={typeof view === "string" ? view : "field"}>
      <TopBar view={view} onView={setView} page={page} />
      <main>
        <PageFrame page={page} onArrive={changed} />
        <section className="beside" aria-label={words.desk}>
          {typeof view === "string" && view !== "none" && (
            <button type="button" className="plain close" onClick={close}>
              {words.close}
            </button>
          )}
          {beside()}
        </section>
      </main>
    </div>
  );
}

/** What was closed had it, and may stand nowhere on the page. */
function keepKeyboard(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(".top-bar button")?.focus();
}
