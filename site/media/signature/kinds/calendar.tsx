import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Dot, Hairline, Ink, Label, type Room } from "../ink.tsx";

export const rooms = { wide: [960, 440], narrow: [344, 560] } as const;

const DAYS = 7;
const MONTHS = 3;

type CalendarProps = { data: SignatureData<"calendar">; room: Room };

/** The weeks of a course with its visits, then the months that keep it up. */
export function Calendar({ data, room }: CalendarProps) {
  const { perWeek, weeks, labels } = data;
  const { isWide } = room;
  const cell = isWide ? { width: 56, height: 66 } : { width: 34, height: 56 };
  const left = isWide ? 150 : 84;
  const top = isWide ? 92 : 76;
  const bottom = top + weeks.to * cell.height;
  const right = left + DAYS * cell.width;
  const days = Array.from({ length: perWeek }, (_, visit) =>
    Math.round(((visit + 0.5) * DAYS) / perWeek - 0.75),
  );
  const months = Array.from({ length: MONTHS }, (_, month) => month);
  const arch = isWide
    ? { x: 640, y: 236, step: 104, r: 36 }
    : { x: 84, y: bottom + 116, step: 88, r: 30 };
  return (
    <>
      <Blush opacity={0.36}>
        <ellipse
          cx={left + cell.width * 2}
          cy={top + (weeks.from * cell.height) / 2}
          rx={cell.width * 1.9}
          ry={(weeks.from * cell.height) / 2.3}
        />
      </Blush>
      <Blush tone="sage" opacity={0.5}>
        <ellipse cx={arch.x + arch.step} cy={arch.y + 20} rx={arch.step * 1.25} ry={46} />
      </Blush>
      <Label room={room} as="name" x={left} y={top - 26} text={labels.opening} />
      {Array.from({ length: weeks.to }, (_, week) => {
        const y = top + week * cell.height;
        const isSure = week < weeks.from;
        return (
          <g key={`week ${String(week)}`}>
            <Hairline d={`M${left} ${y}H${right}`} />
            <Label
              room={room}
              as="note"
              x={left - 18}
              y={y + cell.height / 2 + 6}
              anchor="end"
              text={`${labels.week} ${week + 1}`}
            />
            {Array.from({ length: DAYS }, (_, day) => {
              const x = left + (day + 0.5) * cell.width;
              const at = { x, y: y + cell.height / 2 };
              if (!days.includes(day))
                return <Dot key={`day ${String(day)}`} {...at} r={1.8} fill="travertine" />;
              return (
                <g key={`day ${String(day)}`}>
                  <Dot
                    {...at}
                    r={isWide ? 16 : 11}
                    fill={isSure ? "eucalyptus" : "none"}
                    stroke="eucalyptus"
                  />
                </g>
              );
            })}
          </g>
        );
      })}
      <Hairline d={`M${left} ${bottom}H${right}`} />
      <Label
        room={room}
        as="name"
        x={arch.x - arch.r}
        y={isWide ? 120 : bottom + 52}
        width={isWide ? 300 : 230}
        text={labels.upkeep}
      />
      {months.map((month) => {
        const x = arch.x + month * arch.step;
        const base = arch.y + arch.r * 2;
        return (
          <g key={month} opacity={1 - month * 0.28}>
            <Ink
              d={`M${x - arch.r} ${base}V${arch.y}A${arch.r} ${arch.r} 0 0 1 ${x + arch.r} ${arch.y}V${base}Z`}
            />
            <Dot x={x} y={arch.y + 12} r={isWide ? 13 : 11} fill="none" stroke="eucalyptus" />
            <Dot x={x} y={arch.y + 12} r={isWide ? 7 : 6} />
          </g>
        );
      })}
      {isWide && (
        <Label
          room={room}
          as="note"
          x={arch.x - arch.r}
          y={base(arch) + 44}
          width={300}
          text={labels.course}
        />
      )}
    </>
  );
}

function base({ y, r }: { y: number; r: number }): number {
  return y + r * 2;
}
