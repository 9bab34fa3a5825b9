import type { Concern } from "../content/schema/concern.ts";
import { useWords } from "../site-context.ts";
import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { TitledList } from "./TitledList.tsx";

/** Two lists: what will not help with a concern, and what to do before deciding. */
export function ConcernLimits({ limits }: { limits: Concern["limits"] }) {
  const words = useWords().concernPage;
  return (
    <Band tone="mist" labelledBy="limits">
      <div className="thirds">
        <div className="stays">
          <Intro heading={limits.heading} id="limits" />
        </div>
        <TitledList
          heading={words.willNotHelp}
          items={limits.willNotHelp}
          className="bullets stack"
        />
        <TitledList
          heading={words.beforeDeciding}
          items={limits.beforeDeciding}
          className="bullets stack"
        />
      </div>
    </Band>
  );
}
