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
    <div className="grid gap-4">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading level={2} size={size} text={heading} id={id} />
      {lead && <p className="text-lead max-w-reading">{lead}</p>}
    </div>
  );
}
