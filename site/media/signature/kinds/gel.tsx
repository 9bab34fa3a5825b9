import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Hairline, Ink, Label, type Room, Stem, through } from "../ink.tsx";

export const rooms = { wide: [960, 470], narrow: [344, 590] } as const;

/** From the side: how far the skin stands out along the section, before and after. */
const HOLLOW = [0, 0.02, -0.06, -0.2, -0.2, -0.06, 0.02, 0];
const FILLED = [0, 0.05, 0.1, 0.13, 0.12, 0.08, 0.04, 0];

type GelProps = { data: SignatureData<"gel">; room: Room };

/** Where the gel lies below the skin, which it lifts; and how it goes with the months. */
export function Gel({ data, room }: GelProps) {
  const { isWide, width } = room;
  const { layers, placed, lasting, labels } = data;
  const right = isWide ? 610 : width;
  const top = isWide ? 150 : 120;
  const deep = isWide ? 62 : 50;
  const rise = isWide ? 210 : 150;
  const contour = (shape: readonly number[], y: number, share = 1) =>
    shape.map(
      (height, index) => [(right * index) / (shape.length - 1), y - height * rise * share] as const,
    );
  const centre = { x: right * 0.5, y: top + deep * (placed + 0.55) };
  const months = [0, lasting.from, lasting.to];
  const row = isWide
    ? { x: 700, y: 150, step: 104, isColumn: true }
    : { x: 62, y: 452, step: 110, isColumn: false };
  return (
    <>
      <Blush opacity={0.62}>
        <ellipse cx={centre.x} cy={centre.y} rx={right * 0.18} ry={deep * 0.5} />
      </Blush>
      <Hairline d={through(contour(HOLLOW, top))} strokeDasharray="5 6" strokeWidth={1.3} />
      <Ink d={through(contour(FILLED, top))} strokeWidth={2.4} />
      {layers.map((name, index) => {
        const y = top + deep * (index + 1);
        const share = 1 - (index + 1) / (layers.length + 1);
        const isDeeper = index >= placed;
        return (
          <g key={name}>
            <Hairline d={through(contour(isDeeper ? HOLLOW : FILLED, y, isDeeper ? 0.3 : share))} />
            <Label room={room} as="note" x={isWide ? 24 : 14} y={y - deep * 0.34} text={name} />
          </g>
        );
      })}
      <Pillow x={centre.x} y={centre.y} rx={right * 0.17} ry={deep * 0.42} />
      <Syringe x={centre.x + right * 0.13} y={centre.y - 6} length={isWide ? 170 : 130} />
      <Label
        room={room}
        as="name"
        x={isWide ? 24 : 14}
        y={isWide ? 52 : 40}
        width={isWide ? 330 : 190}
        text={labels.placed}
      />
      {isWide && <Hairline d={`M640 50V420`} opacity={0.5} />}
      {months.map((month, index) => {
        const left = 1 - index * 0.36;
        const x = row.isColumn ? row.x + 40 : row.x + index * row.step;
        const y = row.isColumn ? row.y + index * row.step : row.y;
        return (
          <g key={month}>
            <Blush opacity={0.5 * left}>
              <ellipse cx={x} cy={y} rx={42 * left} ry={20 * left} />
            </Blush>
            <Pillow x={x} y={y} rx={44 * left} ry={20 * left} isDashed={index === 2} />
            <Label
              room={room}
              as="figure"
              x={row.isColumn ? x + 84 : x}
              y={row.isColumn ? y + 9 : y + 56}
              anchor={row.isColumn ? "start" : "middle"}
              text={String(month)}
            />
          </g>
        );
      })}
      <Stem
        d={
          row.isColumn
            ? `M${row.x + 106} ${row.y + row.step - 20}V${row.y + row.step * 2 + 16}`
            : `M${row.x + row.step - 18} ${row.y + 68}H${row.x + row.step * 2 + 22}`
        }
      />
      <Label
        room={room}
        as="note"
        x={isWide ? row.x - 14 : width / 2}
        y={isWide ? 78 : 556}
        anchor={isWide ? "start" : "middle"}
        width={isWide ? 250 : 310}
        text={labels.months}
      />
    </>
  );
}

type PillowProps = { x: number; y: number; rx: number; ry: number; isDashed?: boolean };

function Pillow({ x, y, rx, ry, isDashed = false }: PillowProps) {
  const top = y - ry;
  const d = `M${x - rx} ${y + ry * 0.2}C${x - rx} ${top} ${x - rx * 0.3} ${top} ${x + rx * 0.1} ${top}S${x + rx} ${top + ry * 0.2} ${x + rx} ${y}S${x + rx * 0.4} ${y + ry} ${x - rx * 0.1} ${y + ry}S${x - rx} ${y + ry} ${x - rx} ${y + ry * 0.2}Z`;
  return (
    <Ink
      d={d}
      stroke="var(--color-terracotta-deep)"
      strokeWidth={1.6}
      {...(isDashed && { strokeDasharray: "3 5" })}
    />
  );
}

type SyringeProps = { x: number; y: number; length: number };

/** From the needle's point up to the right. */
function Syringe({ x, y, length }: SyringeProps) {
  const barrel = 26;
  return (
    <g transform={`translate(${x} ${y}) rotate(32)`}>
      <Ink d={`M0 0V${-length}`} strokeWidth={1.3} />
      <Ink
        d={`M-5 ${-length}h10l3 -12h-16zM-${barrel / 2} ${-length - 12}h${barrel}v-150h-${barrel}z`}
        fill="var(--color-ivory)"
      />
      <Hairline
        d={`M-13 ${-length - 40}h9M-13 ${-length - 62}h9M-13 ${-length - 84}h9M-13 ${-length - 106}h9`}
      />
    </g>
  );
}
