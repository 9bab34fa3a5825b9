import type { FileSchema } from "../../file-schema.ts";
import { useForm } from "./form-context.ts";

type SectionsProps = { sections: (readonly [name: string, schema: FileSchema])[] };

/** The sections of a whole file. Each opens in a form of its own. */
export function Sections({ sections }: SectionsProps) {
  const { place, onOpen } = useForm();
  if (sections.length === 0) return null;
  return (
    <ul className="fields">
      {sections.map(([name, { title = name }]) => (
        <li key={name}>
          <button type="button" onClick={() => onOpen({ file: place.file, path: [name] })}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
