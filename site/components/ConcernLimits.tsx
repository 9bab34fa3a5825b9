import type { Concern } from "../content/schema/concern.ts";
import { Band } from "./band/Band.tsx";
import { Intro } from "./intro/Intro.tsx";
import { TitledList } from "./TitledList.tsx";

type ConcernLimitsProps = {
  limits: Concern["limits"];
  words: Record<"willNotHelp" | "beforeDeciding", string>;
};

/** What will not help, beside what to do before deciding. */
export function ConcernLimits({ limits, words }: ConcernLimitsProps) {
  return (
    <Band tone="mist" labelledBy="limits">
      <div className="thirds">
        <div>
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
