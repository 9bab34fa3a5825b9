import type { Concern } from "../content/schema/concern.ts";
import { fixedWords } from "../words/words.ts";
import { BulletList } from "./BulletList.tsx";
import { Band } from "./band/Band.tsx";
import { Disclosure } from "./disclosure/Disclosure.tsx";
import { Intro } from "./intro/Intro.tsx";

/** What will not help with a concern, and, folded, what to do before deciding. */
export function ConcernLimits({ limits }: { limits: Concern["limits"] }) {
  const words = fixedWords.concernPage;
  return (
    <Band tone="mist" labelledBy="limits">
      <div className="thirds">
        <Intro heading={limits.heading} id="limits" />
        <div>
          <BulletList items={limits.willNotHelp} />
          <div className="folds">
            <Disclosure title={words.beforeDeciding}>
              <BulletList items={limits.beforeDeciding} />
            </Disclosure>
          </div>
        </div>
      </div>
    </Band>
  );
}
