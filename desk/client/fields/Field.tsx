import { isGroup } from "../../file-schema.ts";
import { ChoicesField } from "./ChoicesField.tsx";
import { choicesOf } from "./choices-of.ts";
import { FocusField } from "./FocusField.tsx";
import { useFormPlace } from "./form-context.ts";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { Sections } from "./Sections.tsx";
import { SelectField } from "./SelectField.tsx";
import { SimpleField } from "./SimpleField.tsx";
import { TextField } from "./TextField.tsx";
import { type FieldProps, useField } from "./use-field.ts";

/** Any field of the schema, from a switch to a whole file. */
export function Field(props: FieldProps) {
  const { schema } = props;
  const { place, draft } = useFormPlace();
  const { type, widget, refersTo, properties, additionalProperties } = schema;
  if (schema.isHidden) return null;
  if (refersTo === "photo") return <PictureField {...props} />;
  if (widget === "focus") return <FocusField {...props} />;
  if (type === "array") {
    const isChosen =
      widget || schema.items?.refersTo || schema.items?.enum || place.path[0] === "sample";
    if (isChosen) return <ChoicesField {...props} />;
    return <ListField {...props} fieldOf={(entry) => <Field key={entry.name} {...entry} />} />;
  }
  if (choicesOf(schema, draft)) return <SelectField {...props} />;
  if (properties) return <GroupField {...props} />;
  if (additionalProperties) return <RecordField {...props} />;
  if (type === "string" && (!widget || widget === "hours")) return <TextField {...props} />;
  return <SimpleField {...props} />;
}

/** Fields that belong together. A whole file shows its sections, each of which opens. */
function GroupField(props: FieldProps) {
  const { place } = useFormPlace();
  const { name, label, schema } = props;
  const { value, problem } = useField(props);
  const { properties = {}, required = [], description } = schema;
  const isFile = place.path.length === 0 && name === "value";
  // What is needed before going live alone stands last.
  const parts = Object.entries(properties)
    .filter(([, part]) => !part.isHidden)
    .toSorted(([one], [other]) => Number(one === "sample") - Number(other === "sample"));
  const isSection = ([, { type }]: (typeof parts)[number]) =>
    isFile && (type === "object" || type === "array");
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {description && <p className="help">{description}</p>}
      <Sections sections={parts.filter(isSection)} data={value} />
      {parts
        .filter((part) => !isSection(part))
        .map(([part, partSchema]) => (
          <Field
            key={part}
            name={`${name}.${part}`}
            label={partSchema.title ?? part}
            schema={partSchema}
            isRequired={required.includes(part)}
          />
        ))}
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}

/** Values by their names: the shared values of one file. */
function RecordField(props: FieldProps) {
  const { name, label, schema } = props;
  const { value } = useField(props);
  const names = Object.keys(isGroup(value) ? value : {});
  if (names.length === 0) return null;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {names.map((part) => (
        <Field
          key={part}
          name={`${name}.${part}`}
          label={part}
          schema={schema.additionalProperties || {}}
          isRequired
        />
      ))}
    </fieldset>
  );
}
