import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { Blush, Hairline, Ink, Label, type Room, round, scattered, through } from "../ink.tsx";

export const rooms = { wide: [960, 470], narrow: [344, 540] } as const;

const NEEDLES = 6;

type NeedlesProps = { data: SignatureData<"needles">; room: Room };

/** A section of the skin, as deep as the needles go, and what the skin makes of it. */
export function Needles({ data, room }: NeedlesProps) {
  const { isWide, width } = room;
  const { depth, layers, labels } = data;
  const top = isWide ? 148 : 128;
  const bottom = isWide ? 396 : 402;
  const whole = layers.reduce((sum, { thickness }) => sum + thickness, 0);
  const edges = layers.map((_, index) => {
    const above = layers.slice(0, index).reduce((sum, { thickness }) => sum + thickness, 0);
    return top + ((bottom - top) * above) / whole;
  });
  const tip = top + ((bottom - top) * depth) / whole;
  const drawn = isWide ? 800 : width;
  const stages = [labels.now, labels.later].map((text, index) => ({
    text,
    x: isWide ? ([190, 585][index] ?? 0) : ([92, 254][index] ?? 0),
  }));
  const [first, second] = stages;
  const spread = isWide ? 230 : 112;
  const dermis = edges[1] ?? top;
  const below = edges[2] ?? bottom;
  return (
    <>
      <Blush opacity={0.5}>
        <ellipse
          cx={first?.x}
          cy={(top + tip) / 2 + 8}
          rx={spread * 0.62}
          ry={(tip - top) * 0.62}
        />
      </Blush>
      <Blush tone="sage" opacity={0.55}>
        <ellipse
          cx={second?.x}
          cy={(dermis + below) / 2}
          rx={spread * 0.74}
          ry={(below - dermis) * 0.48}
        />
      </Blush>
      {edges.map((y, index) => (
        <g key={layers[index]?.name}>
          {index === 0 ? (
            <Ink d={surface(y, drawn, 3)} strokeWidth={2.2} />
          ) : (
            <Hairline d={surface(y, drawn, index === 1 ? 6 : 9)} />
          )}
        </g>
      ))}
      <Tip x={first?.x ?? 0} top={top} tip={tip} spread={spread} />
      <Collagen
        x={second?.x ?? 0}
        from={dermis + (isWide ? 10 : 40)}
        to={below - 10}
        spread={spread}
      />
      {isWide &&
        layers.map(({ name, thickness }, index) => {
          const y = (edges[index] ?? 0) + ((bottom - top) * thickness) / whole / 2;
          return (
            <g key={name}>
              <Label
                room={room}
                as="name"
                x={816}
                y={Math.max(y + 8, top + 4)}
                width={150}
                align="middle"
                text={name}
              />
            </g>
          );
        })}
      {!isWide &&
        layers.map(({ name }, index) => (
          <Label
            key={name}
            room={room}
            as="note"
            x={width - 14}
            y={(edges[index] ?? 0) + (index === 0 ? -12 : 26)}
            anchor="end"
            text={name}
          />
        ))}
      {stages.map(({ text, x }) => (
        <Label
          key={text}
          room={room}
          as={isWide ? "note" : "note"}
          x={x}
          y={bottom + (isWide ? 40 : 56)}
          anchor="middle"
          width={isWide ? 330 : 150}
          text={text}
        />
      ))}
    </>
  );
}

function surface(y: number, width: number, wave: number): string {
  const step = width / 8;
  return through(
    Array.from({ length: 9 }, (_, i) => [i * step, y + Math.sin(i * 1.9) * wave] as const),
  );
}

type TipProps = { x: number; top: number; tip: number; spread: number };

/** The pen's tip, and its needles down to their depth. */
function Tip({ x, top, tip, spread }: TipProps) {
  const half = spread / 2;
  const rim = top - 16;
  return (
    <>
      <Ink
        d={`M${x - half} ${rim}V${rim - 40}Q${x - half} ${rim - 62} ${x - half + 22} ${rim - 62}H${x + half - 22}Q${x + half} ${rim - 62} ${x + half} ${rim - 40}V${rim}Z`}
        fill="var(--color-ivory)"
      />
      <Hairline d={`M${x - half} ${rim - 18}H${x + half}`} />
      <Ink d={`M${x - half * 0.45} ${rim - 62}V0M${x + half * 0.45} ${rim - 62}V0`} />
      {Array.from({ length: NEEDLES }, (_, index) => {
        const at = x + ((index + 0.5) / NEEDLES - 0.5) * spread * 0.82;
        return (
          <Ink
            key={`needle ${String(index)}`}
            d={`M${round(at - 2)} ${rim}L${round(at)} ${round(tip)}L${round(at + 2)} ${rim}`}
            strokeWidth={1.4}
            fill="var(--color-ivory)"
          />
        );
      })}
    </>
  );
}

type CollagenProps = { x: number; from: number; to: number; spread: number };

/** New fibres, which cross. */
function Collagen({ x, from, to, spread }: CollagenProps) {
  const next = scattered(11);
  return Array.from({ length: 13 }, (_, index) => {
    const y = from + ((to - from) * (index + 0.5)) / 13;
    const shift = (next() - 0.5) * spread * 0.4;
    const tilt = (index % 2 ? 1 : -1) * (6 + next() * 12);
    const points = [-0.5, -0.25, 0, 0.25, 0.5].map(
      (share, at) =>
        [x + shift + share * spread, y + share * tilt * 2 + (at % 2 ? 4 : -4)] as const,
    );
    return (
      <Ink
        key={`fibre ${String(index)}`}
        d={through(points)}
        stroke="var(--color-eucalyptus)"
        strokeWidth={1.5}
      />
    );
  });
}
