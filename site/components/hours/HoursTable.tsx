type HoursTableProps = { rows: readonly { days: string; times: readonly string[] }[] };

export function HoursTable({ rows }: HoursTableProps) {
  return (
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
  );
}
