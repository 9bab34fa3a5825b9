import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { arc, Blush, Hairline, Ink, Label, type Room, Stem } from "../ink.tsx";

export const rooms = { wide: [960, 470], narrow: [344, 560] } as const;

const TICKS = 60;
const GAP = 0.006;

type ClockProps = { data: SignatureData<"clock">; steps: readonly string[]; room: Room };

/** A visit's minutes on a dial, each step as long as it takes. */
export function Clock({ data, steps, room }: ClockProps) {
  const { isWide, width } = room;
  const [x, y, r] = isWide ? [width / 2, 235, 150] : [width / 2, 160, 118];
  const whole = data.minutes.reduce((sum, minutes) => sum + minutes, 0);
  const parts = data.minutes.map((minutes, index) => {
    const before = data.minutes.slice(0, index).reduce((sum, one) => sum + one, 0);
    return {
      minutes,
      title: steps[index] ?? "",
      from: before / whole,
      to: (before + minutes) / whole,
    };
  });
  const longest = parts.reduce((one, other) => (other.minutes > one.minutes ? other : one));
  return (
    <>
      <Blush opacity={0.5}>
        <path d={`M${x} ${y}L${arc(x, y, r - 22, longest.from, longest.to).slice(1)}Z`} />
      </Blush>
      <Blush tone="sage" opacity={0.3}>
        <circle cx={x - r / 3} cy={y + r / 4} r={r / 2.4} />
      </Blush>
      <Ink d={arc(x, y, r, 0, 0.9999)} />
      {Array.from({ length: TICKS }, (_, tick) => {
        const depth = tick % 5 === 0 ? 12 : 6;
        return (
          <Hairline
            key={`tick ${String(tick)}`}
            d={spoke(x, y, r - 6 - depth, r - 6, tick / TICKS)}
          />
        );
      })}
      {parts.map(({ title, from, to }) => (
        <Stem key={title} d={arc(x, y, r + 14, from + GAP, to - GAP)} strokeWidth={3.2} />
      ))}
      {parts.map(({ title, from }) => (
        <Ink key={title} d={spoke(x, y, isWide ? 34 : 28, r - 22, from)} strokeWidth={1.2} />
      ))}
      <Ink d={arc(x, y, isWide ? 34 : 28, 0, 0.9999)} strokeWidth={1.2} />
      <Label
        room={room}
        as="figure"
        x={x}
        y={y + (isWide ? 10 : 8)}
        anchor="middle"
        text={String(whole)}
      />
      {parts.map(({ title, minutes, from, to }, index) => {
        const middle = (from + to) / 2;
        if (!isWide)
          return (
            <Row
              key={title}
              room={room}
              title={title}
              index={index}
              minutes={minutes}
              unit={data.unit}
              at={numberAt(x, y, r - 40, middle)}
            />
          );
        const isRight = middle < 0.5;
        const at = numberAt(x, y, r + 40, middle);
        const anchor = isRight ? "start" : "end";
        return (
          <g key={title}>
            <Hairline d={spoke(x, y, r + 20, r + 32, middle)} />
            <Label room={room} as="name" x={at.x} y={at.y} anchor={anchor} text={title} />
            <Label
              room={room}
              as="note"
              x={at.x}
              y={at.y + 24}
              anchor={anchor}
              text={`${minutes} ${data.unit}`}
            />
          </g>
        );
      })}
    </>
  );
}

type RowProps = {
  room: Room;
  title: string;
  index: number;
  minutes: number;
  unit: string;
  at: { x: number; y: number };
};

/** On phones the names stand below the dial, by their numbers. */
function Row({ room, title, index, minutes, unit, at }: RowProps) {
  const y = 344 + index * 42;
  return (
    <g>
      <Label
        room={room}
        as="figure"
        x={at.x}
        y={at.y + 7}
        anchor="middle"
        text={String(index + 1)}
      />
      {index > 0 && <Hairline d={`M28 ${y - 27}H316`} opacity={0.5} />}
      <Label room={room} as="figure" x={28} y={y} text={String(index + 1)} />
      <Label room={room} as="name" x={56} y={y} text={title} />
      <Label room={room} as="note" x={316} y={y} anchor="end" text={`${minutes} ${unit}`} />
    </g>
  );
}

function numberAt(x: number, y: number, r: number, turn: number) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
}

function spoke(x: number, y: number, from: number, to: number, turn: number): string {
  const one = numberAt(x, y, from, turn);
  const other = numberAt(x, y, to, turn);
  return `M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`;
}
