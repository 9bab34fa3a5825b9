import type { SignatureData } from "../../../../content-model/schema/signature.ts";
import { type EffectTimes, effectTimes } from "../effect-times.ts";
import { Blush, Dot, Hairline, Ink, Label, type Room, Stem, through } from "../ink.tsx";

export const rooms = { wide: [960, 440], narrow: [344, 560] } as const;

const FOLDS = { wide: 17, narrow: 11 } as const;
/** At the full effect a little movement is left. */
const LEFT = 0.07;

type MotionProps = { data: SignatureData<"motion">; room: Room };

/** Skin above its muscle through the months: folded, smooth, and moving again. */
export function Motion({ data, room }: MotionProps) {
  const { isWide, width, height } = room;
  const { labels } = data;
  const length = isWide ? width : height;
  const across = isWide
    ? { skin: 130, muscle: 214, axis: 306 }
    : { skin: 62, muscle: 118, axis: 168 };
  const place = (share: number, at: number): [number, number] =>
    isWide ? [share * length, at] : [at, share * length];
  const along = (at: (share: number) => number, count = 150) =>
    through(Array.from({ length: count + 1 }, (_, i) => place(i / count, at(i / count))));
  const folds = FOLDS[isWide ? "wide" : "narrow"];
  const scale = effectTimes(data);
  const strength = (share: number) => pullAt(share, scale);
  const skin = (share: number) => {
    const fold = Math.abs(Math.sin(share * folds * Math.PI + Math.sin(share * 41) * 0.6)) ** 0.75;
    return (
      across.skin - strength(share) * (isWide ? 24 : 17) * fold * (0.8 + 0.2 * Math.sin(share * 67))
    );
  };
  const strands = [-26, -13, 0, 13, 26].map((shift) => shift * (isWide ? 1 : 0.62));
  const stops = [
    { share: 0.03, text: labels.before },
    { share: scale.onset, text: labels.onset },
    { share: scale.full, text: labels.full },
    { share: scale.fading, text: labels.fading },
  ];
  return (
    <>
      <Blush opacity={0.5}>
        <ellipse
          {...centre(place(0.07, across.muscle))}
          rx={isWide ? 120 : 46}
          ry={isWide ? 52 : 64}
        />
      </Blush>
      <Blush tone="sage" opacity={0.5}>
        <ellipse
          {...centre(place((scale.full + scale.fading) / 2, across.muscle - 20))}
          rx={isWide ? 200 : 58}
          ry={isWide ? 62 : 120}
        />
      </Blush>
      {strands.map((shift, index) => (
        <Hairline
          key={shift}
          strokeWidth={1.3}
          stroke="var(--color-terracotta-deep)"
          d={along((share) => {
            const pull = strength(share);
            const wave = Math.sin(share * folds * 2 * Math.PI + index) * 5 * pull;
            return across.muscle + shift * (1 - pull * 0.35) + wave;
          })}
        />
      ))}
      <Ink d={along(skin)} strokeWidth={2.4} />
      <Hairline d={along(() => across.axis, 1)} />
      <Stem d={through([place(scale.full, across.axis), place(scale.fading, across.axis)])} />
      {stops.map(({ share, text }) => {
        const [x, y] = place(share, across.axis);
        return (
          <g key={text}>
            <Dot x={x} y={y} r={5} fill="eucalyptus" />
            <Label
              room={room}
              as="name"
              x={isWide ? x - 4 : x + 22}
              y={isWide ? y + 42 : y + 6}
              width={isWide ? 190 : 142}
              text={text}
            />
          </g>
        );
      })}
      <Label
        room={room}
        as="note"
        {...label(isWide, across, (length * (scale.full + scale.fading)) / 2)}
        text={labels.muscle}
      />
    </>
  );
}

function label(isWide: boolean, { skin, muscle }: { skin: number; muscle: number }, at: number) {
  return isWide
    ? { x: at, y: (skin + muscle) / 2 - 8, anchor: "middle" as const }
    : { x: 190, y: at - 10, width: 140 };
}

/** How strongly the muscle pulls, from 1 before to nearly 0 at the full effect. */
function pullAt(share: number, { onset, full, fading }: EffectTimes): number {
  if (share < onset) return 1;
  if (share < full) return 1 - ((1 - LEFT) * (share - onset)) / (full - onset);
  if (share < fading) return LEFT;
  return LEFT + (0.6 * (share - fading)) / (1 - fading);
}

function centre([cx, cy]: [number, number]) {
  return { cx, cy };
}
