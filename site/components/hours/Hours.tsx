import { openNowAttribute } from "./open-now-attribute.ts";

type HoursProps = {
  rows: readonly { days: string; times: readonly string[] }[];
  note: string;
  /** Data for `open-now.client.ts`, which computes the text in the browser; without it there is none. */
  openNow?: object;
};

/** A week's hours in words. */
export function Hours({ rows, note, openNow }: HoursProps) {
  return (
    <div className="hours">
      <dl>
        {rows.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            {times.map((time) => (
              <dd key={time}>{time}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="hours-note">{note}</p>
      {openNow && (
        <p className="open-now" hidden {...{ [openNowAttribute]: JSON.stringify(openNow) }} />
      )}
    </div>
  );
}
