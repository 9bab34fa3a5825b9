import type { Concern } from "../content/schema/concern.ts";
import { useWords } from "../site-context.ts";
import { Heading } from "./heading/Heading.tsx";
import { PointList } from "./PointList.tsx";

/** Who else can help with a concern, and which signs are urgent. */
export function SeeInstead({ content }: { content: Concern["seeInstead"] }) {
  const words = useWords().concernPage;
  const { heading, people, urgent } = content;
  return (
    <PointList heading={heading} points={people} id="see-instead">
      {urgent && (
        <div className="stack tight urgent">
          <Heading level={3} size="card" text={words.urgent} />
          <p>{urgent}</p>
        </div>
      )}
    </PointList>
  );
}
