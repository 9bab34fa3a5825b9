import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Dot, Hairline, Label, type Room, Stem, scattered } from "../ink.tsx";

export const rooms = { wide: [960, 400], narrow: [344, 520] } as const;

/** Pimples week by week, fewer as the course goes; on phones the weeks run down. */
export function Weeks({ data, room }: { data: SignatureData<"weeks">; room: Room }) {
  const { first, clear } = data;
  const { isWide, width, height } = room;
  const start = isWide ? 56 : 44;
  const step = ((isWide ? width : height) - start * 2) / clear.to;
  const along = (week: number) => start + week * step;
  const place = (week: number, across: number) =>
    isWide ? { x: along(week), y: across } : { x: across, y: along(week) };
  const field = isWide ? { from: 208, to: 52 } : { from: 70, to: 190 };
  const weeks = Array.from({ length: clear.to + 1 }, (_, week) => week);
  const axis = isWide ? 244 : 44;
  const ranges = [
    { span: first, label: data.labels.first, across: isWide ? 300 : 212 },
    { span: clear, label: data.labels.clear, across: isWide ? 300 : 212 },
  ];
  return (
    <>
      <Blush>
        <ellipse
          {...centre(place(1, (field.from + field.to) / 2))}
          rx={isWide ? 130 : 66}
          ry={isWide ? 72 : 80}
        />
      </Blush>
      <Blush tone="sage" opacity={0.45}>
        <ellipse
          {...centre(place(clear.to - 1, (field.from + field.to) / 2))}
          rx={isWide ? 150 : 62}
          ry={isWide ? 64 : 96}
        />
      </Blush>
      {weeks.flatMap((week) => {
        const next = scattered(week + 3);
        const count = pimples(week, data);
        return Array.from({ length: count }, (_, index) => {
          const share = (index + 0.5 + (next() - 0.5) * 0.6) / count;
          const across = field.from + (field.to - field.from) * share;
          const at = place(week + (next() - 0.5) * 0.62, across);
          const isOpen = next() > 0.5;
          const r = (isWide ? 3.4 : 2.6) + next() * (isWide ? 4.4 : 3);
          return (
            <Dot
              key={`${at.x} ${at.y}`}
              {...at}
              r={r}
              fill={isOpen ? "none" : "terracotta"}
              {...(isOpen && { stroke: "ink" })}
            />
          );
        });
      })}
      <Hairline d={line(place(0, axis), place(clear.to, axis))} />
      {weeks.map((week) => {
        const at = place(week, axis);
        const isNamed = week % 2 === 0;
        return (
          <g key={week}>
            <Dot {...at} r={2.4} fill="taupe" />
            {isNamed && (
              <Label
                room={room}
                as="figure"
                x={isWide ? at.x : at.x - 12}
                y={isWide ? at.y + 34 : at.y + 7}
                anchor={isWide ? "middle" : "end"}
                text={String(week)}
              />
            )}
          </g>
        );
      })}
      {ranges.map(({ span, label, across }) => {
        const middle = place((span.from + span.to) / 2, across);
        return (
          <g key={label}>
            <Stem d={line(place(span.from, across), place(span.to, across))} />
            <Label
              room={room}
              as="name"
              x={isWide ? middle.x : middle.x + 12}
              y={isWide ? middle.y + 32 : middle.y}
              anchor={isWide ? "middle" : "start"}
              align={isWide ? "first" : "middle"}
              width={isWide ? 300 : 120}
              text={label}
            />
          </g>
        );
      })}
      <Label
        room={room}
        as="note"
        {...(isWide ? { x: start, y: 372 } : { x: 212, y: along(0.2) })}
        width={isWide ? 420 : 124}
        text={data.labels.rise}
      />
      <Label
        room={room}
        as="note"
        {...(isWide
          ? { x: along(clear.to), y: 372, anchor: "end" as const }
          : { x: 70, y: height - 14 })}
        width={isWide ? 460 : 270}
        text={data.labels.upkeep}
      />
    </>
  );
}

/** How many stand in a week: a rise at first, fewer from the first results, few when it has cleared. */
function pimples(week: number, { first, clear }: SignatureData<"weeks">): number {
  if (week <= first.from) return 9 + week;
  if (week <= first.to) return 8;
  const left = 1 - (week - first.to) / (clear.to - first.to);
  return Math.max(week < clear.to ? 1 : 0, Math.round(8 * left ** 1.2));
}

type Point = { x: number; y: number };

function line(one: Point, other: Point): string {
  return `M${one.x} ${one.y}L${other.x} ${other.y}`;
}

function centre({ x, y }: Point) {
  return { cx: x, cy: y };
}
