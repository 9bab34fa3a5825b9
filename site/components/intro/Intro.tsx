import { Heading } from "../heading/Heading.tsx";

type IntroProps = {
  heading: string;
  lead?: string;
  id: string;
  size?: "title" | "subtitle";
};

/** The heading and the lead of a section. */
export function Intro({ heading, lead, id, size = "title" }: IntroProps) {
  return (
    <div className="stack">
      <Heading level={2} size={size} text={heading} id={id} />
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
