import { useCallback, useMemo, useRef, useState } from "react";
import { type FieldPlace, readPlace } from "../../../site/content/field-place.ts";
import { makeEditable, setEditing } from "./edit-on-page.ts";
import { elementsOf, placesOn } from "./marked-elements.ts";
import { showText } from "./show-text.ts";

const NARROW = 960;

export type ShownPage = ReturnType<typeof usePage>;

/** The page in the frame: what it shows, and what an owner does with it. @param onOpen a field was clicked */
export function usePage(onOpen: (places: readonly FieldPlace[]) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [places, setPlaces] = useState<readonly FieldPlace[]>([]);
  const [path, setPath] = useState("");
  const [isEditing, setIsEditing] = useState(true);
  const editing = useRef(true);
  const destination = useRef<string>(undefined);
  const wanted = useRef<FieldPlace>(undefined);

  /** Marks the open field on the page and brings it into view; undefined lets it go. */
  const show = useCallback((place: FieldPlace | undefined) => {
    wanted.current = place;
    const page = frame.current?.contentDocument;
    if (!page) return false;
    for (const one of page.querySelectorAll("[data-desk-open]"))
      one.removeAttribute("data-desk-open");
    for (const one of page.querySelectorAll("dialog:not(:modal)")) one.removeAttribute("open");
    const shown = place ? elementsOf(page, place) : [];
    // A whole file would be half the page.
    if (place?.path.length) for (const one of shown) one.setAttribute("data-desk-open", "");
    const first = shown.find((one) => one.checkVisibility()) ?? shown[0];
    for (let at = first?.parentElement; at; at = at.parentElement) {
      // A question's own click unfolds it.
      const isSummary = at.querySelector(":scope > summary")?.contains(first ?? null);
      const isFolded = at.localName === "details" && !isSummary;
      if (isFolded || at.localName === "dialog") at.setAttribute("open", "");
    }
    // On a phone the field covers the lower half.
    first?.scrollIntoView({ block: innerWidth < NARROW ? "start" : "center" });
    return first !== undefined;
  }, []);

  const arrive = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    // A page that is loaded anew because a file was saved may come in between.
    const missed = destination.current;
    destination.current = undefined;
    if (missed && missed.split("#")[0] !== page.location.pathname && frame.current) {
      frame.current.src = missed;
    }
    setPath(page.location.pathname);
    setPlaces(placesOn(page).map(readPlace));
    makeEditable(page, {
      isEditing: () => editing.current,
      onOpen: (written) => onOpen(written.map(readPlace)),
    });
    setEditing(page, editing.current);
    if (wanted.current) show(wanted.current);
  }, [onOpen, show]);

  return useMemo(
    () => ({
      frame,
      /** Its address. */
      path,
      places,
      isEditing,
      arrive,
      show,
      setEditing(isNow: boolean) {
        editing.current = isNow;
        setIsEditing(isNow);
        const page = frame.current?.contentDocument;
        if (page) setEditing(page, isNow);
      },
      /** Gives the keyboard back to what was being edited. */
      focus(place: FieldPlace) {
        const page = frame.current?.contentDocument;
        const [first] = page ? elementsOf(page, place) : [];
        if (first) (first as HTMLElement).focus({ preventScroll: true });
      },
      /** Unsaved words, as they would stand there. */
      preview(place: FieldPlace, text: string) {
        const page = frame.current?.contentDocument;
        if (page) for (const one of elementsOf(page, place)) showText(one, text);
      },
      goTo(path: string) {
        destination.current = path;
        if (frame.current) frame.current.src = path;
      },
      reload: () => frame.current?.contentWindow?.location.reload(),
    }),
    [path, places, isEditing, arrive, show],
  );
}
