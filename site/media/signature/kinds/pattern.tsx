import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Dot, Hairline, Ink, Label, type Room, round } from "../ink.tsx";

export const rooms = { wide: [960, 520], narrow: [344, 616] } as const;

/** Where a zone lies on the drawn face, in its own units. */
const ZONES = {
  forehead: { x: 415, y: 274, rx: 118, ry: 34 },
  cheeks: { x: 306, y: 470, rx: 38, ry: 42 },
  jaw: { x: 338, y: 572, rx: 20, ry: 30 },
  chin: { x: 410, y: 616, rx: 26, ry: 12 },
} as const;
/** The face's own middle, where its sides meet. */
const MIDDLE = 407;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

type PatternProps = { data: SignatureData<"pattern">; room: Room; line: (name: string) => string };

/** Droplets over a face, fewer where skin is thin, and how near the surface they lie. */
export function Pattern({ data, room, line }: PatternProps) {
  const { isWide } = room;
  const face = isWide ? { x: -20, y: -120, scale: 0.86 } : { x: -20, y: -62, scale: 0.47 };
  const lens = isWide ? { x: 742, y: 188, r: 124 } : { x: 254, y: 452, r: 76 };
  return (
    <>
      <g transform={`translate(${face.x} ${face.y}) scale(${face.scale})`}>
        {data.zones.flatMap(({ zone }) =>
          sides(zone).map(({ x, y, rx, ry }) => (
            <Blush key={`${zone} ${x}`} opacity={0.3}>
              <ellipse cx={x} cy={y} rx={rx * 1.1} ry={Math.max(ry, 14) * 1.1} />
            </Blush>
          )),
        )}
        <Ink d={line("face")} strokeWidth={1.8 / face.scale} />
        {data.zones.flatMap(({ zone, points }) =>
          sides(zone).flatMap(({ x, y, rx, ry }) =>
            Array.from({ length: points }, (_, index) => {
              const r = Math.sqrt((index + 0.5) / points);
              const angle = index * GOLDEN;
              const at = { x: x + rx * r * Math.cos(angle), y: y + ry * r * Math.sin(angle) };
              const key = `${zone} ${x} ${String(index)}`;
              return <Dot key={key} {...at} r={2.1 / face.scale} fill="terracotta-deep" />;
            }),
          ),
        )}
      </g>
      <Lens {...lens} room={room} data={data} />
      <Label
        room={room}
        as="note"
        x={lens.x}
        y={lens.y + lens.r + (isWide ? 44 : 34)}
        anchor="middle"
        width={isWide ? 330 : 170}
        text={data.labels.shallow}
      />
      <Label
        room={room}
        as="name"
        {...(isWide ? { x: lens.x, y: lens.y + lens.r + 104 } : { x: 18, y: 474 })}
        anchor={isWide ? "middle" : "start"}
        width={isWide ? 330 : 150}
        text={data.labels.fewer}
      />
      {!isWide && <Hairline d={`M18 440H150`} opacity={0.5} />}
    </>
  );
  function sides(zone: keyof typeof ZONES) {
    const one = ZONES[zone];
    return Math.abs(one.x - MIDDLE) < 20 ? [one] : [one, { ...one, x: MIDDLE * 2 - one.x - 6 }];
  }
}

type LensProps = { x: number; y: number; r: number; room: Room; data: SignatureData<"pattern"> };

/** A round section: droplets in the skin, none below it. */
function Lens({ x, y, r, data }: LensProps) {
  const at = (height: number) => {
    const half = Math.sqrt(r * r - height * height);
    return `M${round(x - half)} ${round(y + height)}q${round(half * 0.5)} ${-8} ${round(half)} 0t${round(half)} 0`;
  };
  const depth = -0.5 + data.depth / 100;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="var(--color-ivory)"
        stroke="var(--color-ink)"
        strokeWidth={1.8}
      />
      <Blush opacity={0.45}>
        <ellipse cx={x} cy={y + r * depth} rx={r * 0.66} ry={r * 0.16} />
      </Blush>
      <Ink d={at(-r * 0.5)} strokeWidth={2.2} />
      <Hairline d={at(-r * 0.34)} />
      <Hairline d={at(r * 0.3)} />
      {[-0.58, -0.29, 0, 0.29, 0.58].map((share) => (
        <g key={share}>
          <Hairline
            d={`M${round(x + share * r)} ${round(y - r * 0.5)}V${round(y + r * depth - 6)}`}
          />
          <ellipse
            cx={round(x + share * r)}
            cy={round(y + r * depth)}
            rx={r * 0.085}
            ry={r * 0.06}
            fill="var(--color-terracotta)"
            stroke="var(--color-terracotta-deep)"
          />
        </g>
      ))}
    </>
  );
}
