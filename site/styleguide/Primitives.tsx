import type { ReactNode } from "react";
import { Band } from "../ui/Band.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Field, type LabelledField } from "../ui/Field.tsx";
import { FilterLinks } from "../ui/FilterLinks.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon, iconNames } from "../ui/Icon.tsx";
import { Intro } from "../ui/Intro.tsx";
import { Stars } from "../ui/Stars.tsx";
import { TextLink } from "../ui/TextLink.tsx";

const sizes = ["hero", "title", "subtitle", "card"] as const;
const variants = ["primary", "secondary", "inverse", "quiet"] as const;
const tones = ["ivory", "linen", "mist", "forest"] as const;
const choices = ["One", "Two", "Three"].map((label) => ({ value: label, label }));
const field = { limit: 99, isRequired: true, autocomplete: "off" };
const fields: LabelledField[] = [
  { ...field, name: "empty", kind: "text", label: "Empty" },
  { ...field, name: "filled", kind: "email", label: "Filled" },
  { ...field, name: "select", kind: "choice", label: "Select" },
  { ...field, name: "text", kind: "lines", label: "Text", hint: "With a hint." },
];

export function Primitives() {
  return (
    <>
      <Band>
        <Heading level={1} size="hero" text="Style *guide*" />
        <Specimen name="Heading">
          {sizes.map((size) => (
            <Heading key={size} level={2} size={size} text={`The size *${size}* in use`} />
          ))}
        </Specimen>
        <Specimen name="Icon">
          <span className="flex gap-4 text-subtitle">
            {iconNames.map((name) => (
              <Icon key={name} name={name} />
            ))}
            <Stars label="5 out of 5 stars" />
          </span>
        </Specimen>
        <Specimen name="Field">
          <div className="appointment-form">
            {fields.map((field) => (
              <Field
                key={field.name}
                field={field}
                options={choices}
                empty="Choose one"
                value={field.kind === "email" ? "zoe@example.com" : undefined}
              />
            ))}
          </div>
        </Specimen>
        <Specimen name="FilterLinks">
          <FilterLinks
            name="filter"
            path="/styleguide"
            legend="Filter"
            choices={choices}
            selected="Two"
            all="One"
            status="Shown:"
            count={3}
          />
        </Specimen>
        <Specimen name="Disclosure">
          <div className="ruled">
            <Disclosure heading="A question">
              <p>Its answer.</p>
            </Disclosure>
            <Disclosure heading="Another question">
              <p>Another answer.</p>
            </Disclosure>
          </div>
        </Specimen>
      </Band>
      {tones.map((tone) => (
        <Band key={tone} tone={tone}>
          <Intro
            eyebrow={`Band, ${tone}`}
            heading="A heading with *one phrase*"
            lead="A lead of a sentence or two, at most seventy-five characters to the line."
            id={tone}
          />
          <div className="flex flex-wrap items-center gap-3 pt-8">
            {variants.map((variant) => (
              <ButtonLink key={variant} href="#top" label={variant} variant={variant} />
            ))}
            <Button disabled>disabled</Button>
            <TextLink href="#top" label="A quiet link" />
          </div>
        </Band>
      ))}
    </>
  );
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 border-t border-stone py-8">
      <p className="eyebrow">{name}</p>
      {children}
    </div>
  );
}
