import { Heading } from "../heading/Heading.tsx";

type IntroProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  id: string;
  size?: "title" | "subtitle";
};

/** How a section opens: eyebrow, heading, lead. */
export function Intro({ eyebrow, heading, lead, id, size = "title" }: IntroProps) {
  return (
    <div className="stack">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading level={2} size={size} text={heading} id={id} />
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
