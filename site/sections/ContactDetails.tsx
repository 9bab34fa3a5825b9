import { email, schedules, shownSchedule } from "../../content/business.ts";
import { labels } from "../../content/interface.ts";
import { addressLines, phoneLink, shownPhone } from "../clinic/business-facts.ts";
import { Hours } from "../clinic/Hours.tsx";

/** Address, phone, email and opening hours. */
export function ContactDetails() {
  const schedule = schedules[shownSchedule.visit];
  return (
    <dl className="contact-details ruled">
      <div>
        <dt>{labels.address}</dt>
        <dd>
          {addressLines().map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={phoneLink} className="inline-link">
            <span className="sr-only">{labels.call} </span>
            {shownPhone()}
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className="inline-link">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{schedule.label}</dt>
        <dd>
          <Hours schedule={schedule} showsOpenNow />
        </dd>
      </div>
    </dl>
  );
}
