import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Dot, Hairline, Ink, Label, type Room, round, scattered } from "../ink.tsx";

export const rooms = { wide: [960, 400], narrow: [344, 540] } as const;

const AT_FIRST = 8;
/** Of ten hairs, so many are growing at a time, and only these take the light. */
const GROWING = 0.34;
const REACH = 84;

type VisitsProps = { data: SignatureData<"visits">; room: Room };

/** Skin at each visit: roots that are growing take the light, and fewer hairs come back. */
export function Visits({ data, room }: VisitsProps) {
  const { isWide, width } = room;
  const { course, labels } = data;
  const aRow = isWide ? course.to : Math.ceil(course.to / 2);
  const margin = isWide ? 44 : 18;
  const column = (width - margin * 2) / aRow;
  const scale = isWide ? 1 : 0.72;
  const skin = (row: number) => (isWide ? 142 : 92) + row * 232;
  const number = (row: number) => skin(row) + (isWide ? 142 : 100);
  const visits = Array.from({ length: course.to }, (_, visit) => {
    const row = Math.floor(visit / aRow);
    return { visit, row, x: margin + (visit - row * aRow + 0.5) * column };
  });
  const [one, two] = visits;
  const legend = isWide ? 346 : 492;
  return (
    <>
      {visits.map(({ visit, row, x }) => (
        <Blush key={visit} opacity={0.5 * (1 - visit / (course.to + 2))}>
          <ellipse
            cx={round(x)}
            cy={skin(row) + REACH * scale * 0.8}
            rx={column * 0.34}
            ry={34 * scale}
          />
        </Blush>
      ))}
      {[...new Set(visits.map(({ row }) => row))].map((row) => (
        <g key={row}>
          <Ink
            d={`M0 ${skin(row)}C${width * 0.3} ${skin(row) - 7} ${width * 0.6} ${skin(row) + 7} ${width} ${skin(row)}`}
          />
          <Hairline
            d={`M0 ${skin(row) + 14}C${width * 0.3} ${skin(row) + 7} ${width * 0.6} ${skin(row) + 21} ${width} ${skin(row) + 14}`}
            opacity={0.6}
          />
        </g>
      ))}
      {visits.map(({ visit, row, x }) => (
        <g key={visit}>
          <Hairs
            visit={visit}
            count={hairsAt(visit, course.to)}
            x={x}
            y={skin(row)}
            column={column}
            scale={scale}
          />
          <Dot
            x={x}
            y={number(row)}
            r={isWide ? 19 : 15}
            fill={visit < course.from ? "ivory" : "none"}
          />
          <circle
            cx={round(x)}
            cy={number(row)}
            r={isWide ? 19 : 15}
            fill="none"
            stroke="var(--color-eucalyptus)"
            strokeWidth={1.6}
            {...(visit >= course.from && { strokeDasharray: "2 5" })}
          />
          <Label
            room={room}
            as="figure"
            x={x}
            y={number(row) + (isWide ? 9 : 7)}
            anchor="middle"
            text={String(visit + 1)}
          />
        </g>
      ))}
      {one && two && (
        <>
          <Hairline d={`M${round(one.x)} ${number(0) + 26}v8H${round(two.x)}v-8`} />
          <Label
            room={room}
            as="note"
            x={one.x}
            y={number(0) + (isWide ? 62 : 54)}
            text={labels.gap}
          />
        </>
      )}
      <Label
        room={room}
        as="note"
        {...(isWide
          ? { x: width - margin, y: legend, anchor: "end" as const }
          : { x: margin, y: legend })}
        width={isWide ? 640 : 308}
        text={labels.growing}
      />
    </>
  );
}

/** The first visit meets them all, the last a few. */
function hairsAt(visit: number, visits: number): number {
  return Math.max(1, Math.round(AT_FIRST * (1 - visit / (visits - 0.5)) ** 1.1));
}

type HairsProps = {
  visit: number;
  count: number;
  x: number;
  y: number;
  column: number;
  scale: number;
};

function Hairs({ visit, count, x, y, column, scale }: HairsProps) {
  const next = scattered(visit * 7 + 5);
  return Array.from({ length: count }, (_, index) => {
    const at = x + (index + 0.5 - count / 2) * ((column * 0.78) / AT_FIRST) * (count < 4 ? 1.5 : 1);
    const isGrowing = index % 3 === 1 || next() < GROWING / 4 || count === 1;
    const depth = (isGrowing ? REACH : REACH * 0.52) * scale;
    const length = (40 + next() * 34) * scale;
    const lean = (8 + next() * 12) * scale;
    return (
      <g key={`hair ${String(index)}`}>
        <Ink
          strokeWidth={isGrowing ? 1.8 : 1.1}
          d={`M${round(at + lean * 0.2)} ${round(y + depth)}C${round(at)} ${round(y + depth * 0.4)} ${round(at)} ${round(y - length * 0.4)} ${round(at + lean)} ${round(y - length)}`}
        />
        <Dot
          x={at + lean * 0.2}
          y={y + depth + 3 * scale}
          r={(isGrowing ? 5 : 2.6) * scale}
          fill={isGrowing ? "terracotta" : "ivory"}
          stroke="ink"
        />
      </g>
    );
  });
}
