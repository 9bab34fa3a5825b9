import { isGroup } from "../../../site/content/reading/field-place.ts";
import { stepsTo } from "../../owners-words.ts";
import { PlaceList } from "../PlaceList.tsx";
import { type FieldProps, useField, useForm } from "./form-context.ts";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { SimpleField } from "./SimpleField.tsx";
import { TextField } from "./TextField.tsx";

/** Any field of the schema, from a switch to a whole file. */
export function Field(props: FieldProps) {
  const { schema } = props;
  const { type, widget, refersTo, properties, additionalProperties } = schema;
  if (schema.isHidden) return null;
  if (refersTo === "photo") return <PictureField {...props} />;
  if (type === "array") return <ListField {...props} fieldOf={(entry) => <Field {...entry} />} />;
  if (properties || additionalProperties) return <GroupField {...props} />;
  if (type === "string" && !refersTo && !schema.enum && (!widget || widget === "hours"))
    return <TextField {...props} />;
  return <SimpleField {...props} />;
}

/** A group of fields. A whole file shows its groups and lists as buttons that open them. */
function GroupField(props: FieldProps) {
  const { path, label, schema } = props;
  const { value, problem } = useField(props);
  const { place, draft, onOpen } = useForm();
  const { properties, additionalProperties, required, description } = schema;
  const isFile = path.length === 0;
  const names = Object.keys(properties ?? (isGroup(value) ? value : {}));
  const parts = names
    .map((name) => [name, properties?.[name] ?? (additionalProperties || {})] as const)
    .filter(([, part]) => !part.isHidden);
  const isSection = ([, { type }]: (typeof parts)[number]) =>
    isFile && (type === "object" || type === "array");
  const sections = parts
    .filter(isSection)
    .map(([name, { title = name }]) => [title, { file: place.file, path: [name] }] as const);
  if (parts.length === 0) return null;
  return (
    <fieldset className="group" data-path={path.join(".")}>
      <legend>{label}</legend>
      {description && <p className="help">{description}</p>}
      <PlaceList places={sections} onOpen={onOpen} />
      {parts
        .filter((part) => !isSection(part))
        .map(([name, part]) => (
          <Field
            key={name}
            path={[...path, name]}
            label={stepsTo(place.file, [...path, name], draft).at(-1)?.label ?? ""}
            schema={part}
            isRequired={required?.includes(name) ?? !properties}
          />
        ))}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
