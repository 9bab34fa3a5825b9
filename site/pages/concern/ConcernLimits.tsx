import { BulletList } from "../../components/BulletList.tsx";
import { Band } from "../../components/band/Band.tsx";
import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import type { Concern } from "../../content/schema/concern.ts";
import { fixedWords } from "../../words/words.ts";

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
