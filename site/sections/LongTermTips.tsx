import { treatmentPage } from "../../content/interface.ts";
import type { Treatment } from "../../content/types.ts";
import { Band } from "../ui/Band.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Intro } from "../ui/Intro.tsx";

type LongTermTipsProps = { tips: NonNullable<Treatment["longTermTips"]> };

export function LongTermTips({ tips }: LongTermTipsProps) {
  return (
    <Band tone="linen" labelledBy="long-term">
      <Intro eyebrow={treatmentPage.longTermTips.eyebrow} heading={tips.heading} id="long-term" />
      <ul className="detail-cards">
        {tips.items.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="card" text={title} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
