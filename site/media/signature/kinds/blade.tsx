import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import {
  Blush,
  Dot,
  Hairline,
  Ink,
  Label,
  type Room,
  round,
  Stem,
  scattered,
  through,
} from "../ink.tsx";

export const rooms = { wide: [960, 470], narrow: [344, 520] } as const;

const HAIR = 34;

type BladeProps = { data: SignatureData<"blade">; room: Room };

/** A blade at its angle on the skin: behind it smooth, ahead down and dull cells; below, what grows back. */
export function Blade({ data, room }: BladeProps) {
  const { isWide, width } = room;
  const { angle, regrowth, labels } = data;
  const skin = isWide ? 230 : 194;
  const edge = isWide ? 470 : 158;
  const next = scattered(4);
  const curve = (x: number) => skin + 7 * Math.sin((x / width) * 3.1);
  const count = isWide ? 26 : 12;
  const weeks = Array.from({ length: regrowth.to + 1 }, (_, week) => week);
  const strip = isWide
    ? { x: 90, step: (width - 180) / regrowth.to, y: 376 }
    : { x: 40, step: 264 / regrowth.to, y: 414 };
  const size = isWide ? 1 : 0.62;
  return (
    <>
      <Blush opacity={0.42}>
        <ellipse cx={edge * 0.5} cy={skin + 26} rx={edge * 0.42} ry={34} />
      </Blush>
      <Blush tone="sage" opacity={0.5}>
        <ellipse
          cx={edge + (width - edge) * 0.55}
          cy={skin + 22}
          rx={(width - edge) * 0.4}
          ry={36}
        />
      </Blush>
      {Array.from({ length: count }, (_, index) => {
        const x = width - 14 - ((width - edge - 26) * (index + 0.2)) / count;
        const y = curve(x);
        const height = HAIR * (0.6 + next() * 0.6) * (isWide ? 1 : 0.8);
        return (
          <Hairline
            key={`down ${String(index)}`}
            strokeWidth={1.2}
            d={`M${round(x)} ${round(y + 9)}C${round(x)} ${round(y - height * 0.5)} ${round(x + 6)} ${round(y - height * 0.8)} ${round(x + 13)} ${round(y - height)}`}
          />
        );
      })}
      {Array.from({ length: count }, (_, index) => {
        const x = width - 20 - ((width - edge - 40) * (index + 0.5)) / count;
        const y = curve(x) - 4 - next() * 4;
        return (
          <Ink
            key={`flake ${String(index)}`}
            strokeWidth={1.3}
            stroke="var(--color-taupe)"
            d={`M${round(x - 6)} ${round(y)}q5 ${round(-3 - next() * 3)} 11 -1`}
          />
        );
      })}
      <Ink
        d={through(
          Array.from(
            { length: 13 },
            (_, i) => [(width * i) / 12, curve((width * i) / 12)] as const,
          ),
        )}
        strokeWidth={2.4}
      />
      <Hairline
        d={through(
          Array.from(
            { length: 13 },
            (_, i) => [(width * i) / 12, curve((width * i) / 12) + 14] as const,
          ),
        )}
      />
      <g
        transform={`translate(${edge} ${round(curve(edge))}) rotate(${180 + angle}) scale(${size})`}
      >
        <Ink d="M0 0L150 -6Q170 -6 176 8L180 22L40 16Z" fill="var(--color-ivory)" />
        <Hairline d="M6 3L168 6" />
        <Ink d="M176 -2L430 -14Q450 -14 450 6Q450 26 430 26L180 24" fill="var(--color-ivory)" />
      </g>
      <Ink
        d={`M${edge - 92 * size} ${round(curve(edge))}A${92 * size} ${92 * size} 0 0 1 ${round(edge - 92 * size * Math.cos((angle * Math.PI) / 180))} ${round(curve(edge) - 92 * size * Math.sin((angle * Math.PI) / 180))}`}
        stroke="var(--color-eucalyptus)"
      />
      <Label
        room={room}
        as="name"
        x={isWide ? 560 : 200}
        y={isWide ? 90 : 66}
        width={isWide ? 330 : 136}
        text={labels.angle}
      />
      <Label
        room={room}
        as="note"
        x={isWide ? 40 : 16}
        y={skin + (isWide ? 60 : 56)}
        width={isWide ? 300 : 130}
        text={labels.smooth}
      />
      <Label
        room={room}
        as="note"
        x={width - (isWide ? 40 : 16)}
        y={skin + (isWide ? 60 : 56)}
        anchor="end"
        width={isWide ? 300 : 140}
        text={labels.fuzz}
      />
      <Hairline d={`M${strip.x - 30} ${strip.y}H${strip.x + strip.step * regrowth.to + 30}`} />
      {weeks.map((week) => {
        const x = strip.x + week * strip.step;
        const height = (HAIR * week) / regrowth.to;
        return (
          <g key={week}>
            {[-14, -5, 4, 13].map((shift) =>
              week === 0 ? null : (
                <Ink
                  key={shift}
                  strokeWidth={1.3}
                  d={`M${round(x + shift)} ${strip.y}q0 ${round(-height * 0.6)} ${round(height * 0.2)} ${round(-height)}`}
                />
              ),
            )}
            <Dot x={x} y={strip.y} r={2.4} fill="taupe" />
            <Label
              room={room}
              as="figure"
              x={x}
              y={strip.y + (isWide ? 36 : 30)}
              anchor="middle"
              text={String(week)}
            />
          </g>
        );
      })}
      <Stem
        d={`M${strip.x + regrowth.from * strip.step} ${strip.y}H${strip.x + regrowth.to * strip.step}`}
      />
      <Label
        room={room}
        as="note"
        x={isWide ? strip.x - 30 : width / 2}
        y={isWide ? strip.y + 62 : strip.y + 66}
        anchor={isWide ? "start" : "middle"}
        width={isWide ? 600 : 310}
        text={labels.regrowth}
      />
    </>
  );
}
