import { isGroup } from "../../../site/content/reading/field-place.ts";
import type { FileSchema } from "../../file-schema.ts";
import { unwrittenIn } from "../../unwritten.ts";
import { words } from "../../words/words.ts";
import { useForm } from "./form-context.ts";

type SectionsProps = { sections: (readonly [name: string, schema: FileSchema])[]; data: unknown };

/** The sections of a whole file, each of which opens; a new treatment's say how much is to be written. */
export function Sections({ sections, data }: SectionsProps) {
  const { place, onOpen } = useForm();
  if (sections.length === 0) return null;
  return (
    <ul className="fields">
      {sections.map(([name, { title = name }]) => {
        const count = unwrittenIn(isGroup(data) ? data[name] : undefined).length;
        return (
          <li key={name}>
            <button type="button" onClick={() => onOpen({ file: place.file, path: [name] })}>
              {title}
              {count > 0 && <span className="said">{words.toWrite(count)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
