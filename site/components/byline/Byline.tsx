import { Fragment } from "react";
import type { Person } from "../../clinic/provenance.ts";

type BylineProps = {
  people: readonly Person[];
  consultationHref: string;
  words: Record<"givenBy" | "or" | "consultation", string>;
};

/** Beside a booking button: who gives the treatment, and that the first talk is free. */
export function Byline({ people, consultationHref, words }: BylineProps) {
  return (
    <p className="byline">
      {words.givenBy} <Names people={people} or={words.or} />
      {" · "}
      <a href={consultationHref}>{words.consultation}</a>
    </p>
  );
}

/** Each name leads to its place on the team's page. */
function Names({ people, or }: { people: readonly Person[]; or: string }) {
  return people.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && `, ${or} `}
      <a href={href}>{name}</a>
    </Fragment>
  ));
}
