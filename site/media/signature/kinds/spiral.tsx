import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Dot, Hairline, Ink, Label, type Room, round, through } from "../ink.tsx";

export const rooms = { wide: [960, 460], narrow: [344, 560] } as const;

const TURNS = 3;
const POINTS_A_TURN = 14;
const INNERMOST = 0.16;

type SpiralProps = { data: SignatureData<"spiral">; steps: readonly string[]; room: Room };

/** Water drawn inwards: the steps lie on one line, which runs on, dashed, for as long as a visit may take. */
export function Spiral({ data, steps, room }: SpiralProps) {
  const { isWide, width } = room;
  const [x, y, r] = isWide ? [290, 232, 188] : [width / 2, 168, 140];
  const sure = data.session.from / data.session.to;
  const at = (share: number): [number, number] => {
    const angle = (share * TURNS - 0.25) * 2 * Math.PI;
    const radius = r * (1 - share * (1 - INNERMOST));
    return [x + radius * Math.cos(angle) * (isWide ? 1.16 : 1), y + radius * Math.sin(angle)];
  };
  const path = (from: number, to: number) => {
    const count = Math.ceil((to - from) * TURNS * POINTS_A_TURN);
    return through(
      Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count)),
    );
  };
  const stops = steps.map((title, index) => ({
    title,
    share: (sure * (index + 0.35)) / steps.length,
  }));
  return (
    <>
      <Blush tone="sage" opacity={0.5}>
        <circle cx={x - r * 0.3} cy={y + r * 0.2} r={r * 0.42} />
      </Blush>
      <Blush opacity={0.34}>
        <circle cx={x + r * 0.42} cy={y - r * 0.3} r={r * 0.34} />
      </Blush>
      <Ink d={path(0, sure)} strokeWidth={2.2} />
      <Ink d={path(sure, 1)} strokeWidth={1.8} strokeDasharray="1 8" />
      {[0.035, -0.035].map((shift) => (
        <Hairline
          key={shift}
          d={path(0.04 + Math.abs(shift), sure - 0.1)}
          transform={`translate(${round(shift * 120)} ${round(shift * 150)})`}
          opacity={0.45}
        />
      ))}
      {[
        [0.72, 0.62, 7],
        [-0.86, -0.55, 10],
        [0.95, -0.78, 5],
        [-0.7, 0.86, 6],
        [0.86, 0.9, 11],
      ].map(([dx = 0, dy = 0, size]) => (
        <Dot
          key={dx}
          x={x + dx * r * (isWide ? 1.2 : 1)}
          y={y + dy * r}
          r={size ?? 5}
          fill="none"
          stroke="sage"
        />
      ))}
      <Label
        room={room}
        as="figure"
        x={x}
        y={y + 9}
        anchor="middle"
        text={`${data.session.from}–${data.session.to}`}
      />
      {stops.map(({ title, share }, index) => {
        const [stopX, stopY] = at(share);
        const row = isWide ? 122 + index * 84 : 356 + index * 50;
        const left = isWide ? 600 : 28;
        return (
          <g key={title}>
            <Dot x={stopX} y={stopY} r={isWide ? 17 : 13} fill="ivory" stroke="ink" />
            <Label
              room={room}
              as="figure"
              x={stopX}
              y={stopY + (isWide ? 9 : 7)}
              anchor="middle"
              text={String(index + 1)}
            />
            {index > 0 && (
              <Hairline d={`M${left} ${row - (isWide ? 52 : 31)}H${width - 28}`} opacity={0.5} />
            )}
            <Label room={room} as="figure" x={left} y={row} text={String(index + 1)} />
            <Label room={room} as="name" x={left + (isWide ? 40 : 28)} y={row} text={title} />
          </g>
        );
      })}
    </>
  );
}
