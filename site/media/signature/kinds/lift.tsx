import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Dot, Hairline, Ink, Label, type Room, round, Stem } from "../ink.tsx";

export const rooms = { wide: [960, 520], narrow: [344, 700] } as const;

/** On the drawn profile, in its own units: from where tone softens up towards the ear. */
const LIFTS = {
  brow: { from: [312, 318], by: [372, 268], to: [452, 276] },
  cheek: { from: [318, 492], by: [388, 478], to: [470, 414] },
  jaw: { from: [346, 640], by: [440, 610], to: [508, 500] },
  neck: { from: [388, 742], by: [450, 690], to: [520, 590] },
} as const;
const MONTH_WEEKS = 4;

type LiftProps = { data: SignatureData<"lift">; room: Room; line: (name: string) => string };

/** Lines of lift on a profile, and the months: the series, the touch-ups, the end of the effect. */
export function Lift({ data, room, line }: LiftProps) {
  const { isWide } = room;
  const { areas, series, gap, touchUps, lasting, labels } = data;
  const face = isWide ? { x: -110, y: -130, scale: 0.86 } : { x: -46, y: -72, scale: 0.5 };
  const axis = isWide ? { x: 540, y: 330, length: 370 } : { x: 24, y: 584, length: 296 };
  const month = (value: number) => axis.x + (axis.length * value) / lasting.to;
  const visits = Array.from({ length: series.to }, (_, visit) => (visit * gap.to) / MONTH_WEEKS);
  const touches = Array.from(
    { length: Math.floor(lasting.to / touchUps.to) },
    (_, index) => (index + 1) * touchUps.to,
  );
  return (
    <>
      <g transform={`translate(${face.x} ${face.y}) scale(${face.scale})`}>
        {areas.map(({ area }) => {
          const { from, by } = LIFTS[area];
          return (
            <Blush key={area} opacity={0.42}>
              <ellipse cx={(from[0] + by[0]) / 2 + 10} cy={(from[1] + by[1]) / 2} rx={52} ry={34} />
            </Blush>
          );
        })}
        <Ink d={line("profile")} strokeWidth={1.8 / face.scale} />
        {areas.map(({ area }) => {
          const { from, by, to } = LIFTS[area];
          return (
            <g key={area}>
              <Stem
                d={`M${from.join(" ")}Q${by.join(" ")} ${to.join(" ")}`}
                strokeWidth={2.6 / face.scale}
              />
              <Stem d={head(by, to)} strokeWidth={2.6 / face.scale} />
            </g>
          );
        })}
      </g>
      {areas.map(({ area, name }, index) => {
        const [fromX, fromY] = LIFTS[area].from;
        const start = { x: face.x + fromX * face.scale, y: face.y + fromY * face.scale };
        const y = isWide ? 92 + index * 46 : 462;
        const x = isWide ? 540 : 24 + index * 104;
        return (
          <g key={area}>
            <Dot {...start} r={13} fill="ivory" stroke="eucalyptus" />
            <Label
              room={room}
              as="figure"
              x={start.x}
              y={start.y + (isWide ? 9 : 7)}
              anchor="middle"
              text={String(index + 1)}
            />
            <Label room={room} as="figure" x={x} y={y} text={String(index + 1)} />
            <Label room={room} as="name" x={x + (isWide ? 34 : 24)} y={y} text={name} />
          </g>
        );
      })}
      <Blush tone="sage" opacity={0.55}>
        <ellipse
          cx={month(lasting.from / 2)}
          cy={axis.y - 14}
          rx={(axis.length * lasting.from) / lasting.to / 1.6}
          ry={30}
        />
      </Blush>
      <Stem d={`M${axis.x} ${axis.y}H${round(month(lasting.from))}`} />
      <Stem
        d={`M${round(month(lasting.from))} ${axis.y}H${axis.x + axis.length}`}
        strokeDasharray="1 7"
      />
      {visits.map((at, visit) => (
        <Dot
          key={at}
          x={month(at)}
          y={axis.y - 26}
          r={isWide ? 6 : 5}
          fill={visit < series.from ? "eucalyptus" : "none"}
          stroke="eucalyptus"
        />
      ))}
      {touches.map((at) => (
        <Hairline key={at} d={`M${round(month(at))} ${axis.y - 9}v18`} strokeWidth={1.4} />
      ))}
      {[0, lasting.from, lasting.to].map((at) => (
        <Label
          key={at}
          room={room}
          as="figure"
          x={month(at)}
          y={axis.y + (isWide ? 44 : 38)}
          anchor={at === 0 ? "start" : at === lasting.to ? "end" : "middle"}
          text={String(at)}
        />
      ))}
      <Label
        room={room}
        as="note"
        x={axis.x}
        y={axis.y - (isWide ? 52 : 46)}
        width={isWide ? 380 : 300}
        text={labels.series}
        align="last"
      />
      <Label
        room={room}
        as="note"
        x={axis.x}
        y={axis.y + (isWide ? 80 : 70)}
        width={isWide ? 380 : 300}
        text={labels.lasting}
      />
    </>
  );
}

/** The head of an arrow that ends at `to`, coming from `by`. */
function head(by: readonly [number, number], to: readonly [number, number]): string {
  const angle = Math.atan2(to[1] - by[1], to[0] - by[0]);
  const barb = (turn: number) => {
    const at = angle + Math.PI + turn;
    return `${round(to[0] + 20 * Math.cos(at))} ${round(to[1] + 20 * Math.sin(at))}`;
  };
  return `M${barb(0.5)}L${to.join(" ")}L${barb(-0.5)}`;
}
