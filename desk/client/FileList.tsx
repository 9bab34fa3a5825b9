import type { FieldPlace } from "../../site/content/field-place.ts";
import { labelOf, onShelves } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { pageOf } from "../page-of.ts";
import { NewTreatment } from "./NewTreatment.tsx";
import type { ShownPage } from "./page/use-page.ts";
import { words } from "./words.ts";

type FileListProps = {
  draft: Draft;
  page: ShownPage;
  onOpen: (place: FieldPlace) => void;
  onChanged: () => Promise<void>;
};

/** What an owner comes for most. */
const often: Readonly<Record<keyof typeof words.often, FieldPlace>> = {
  hours: { file: "business", path: ["schedules", "opening", "days"] },
  holidays: { file: "business", path: ["holidays"] },
  phone: { file: "business", path: ["phone"] },
  announcements: { file: "announcements", path: ["items"] },
  reviews: { file: "testimonials", path: ["items"] },
  gallery: { file: "gallery", path: ["images"] },
};

/** Every file of the website, each as one form. */
export function FileList({ draft, page, onOpen, onChanged }: FileListProps) {
  const openFile = (file: string) => {
    const path = pageOf(file, draft);
    if (path) page.goTo(path);
    onOpen({ file, path: [] });
  };
  return (
    <>
      <section aria-label={words.changedMost}>
        <h2>{words.changedMost}</h2>
        <ul className="fields">
          {Object.entries(often)
            .filter(([, { file }]) => draft.names.includes(file))
            .map(([name, place]) => (
              <li key={name}>
                <button type="button" onClick={() => onOpen(place)}>
                  {words.often[name as keyof typeof often]}
                </button>
              </li>
            ))}
        </ul>
      </section>
      {onShelves(draft.names).map(({ label, names }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul className="fields">
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => openFile(name)}>
                  {String(draft.file(name).name ?? labelOf(name))}
                </button>
              </li>
            ))}
          </ul>
          {names.some((name) => name.startsWith("treatments/")) && (
            <NewTreatment
              treatments={names.map((file) => ({ file, name: String(draft.file(file).name) }))}
              {...{ page, onChanged, onOpen }}
            />
          )}
        </section>
      ))}
    </>
  );
}
