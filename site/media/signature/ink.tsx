/** The hand in which all signature drawings are made: one pen, one blush, two faces of type. */
import type { ReactNode, SVGProps } from "react";

/** The room of a drawing, in units of its view box. */
export type Room = { width: number; height: number; isWide: boolean };

const SIZES = {
  wide: { note: 17, name: 25, figure: 30 },
  narrow: { note: 15.5, name: 20, figure: 22 },
} as const;

const STYLES = {
  note: { font: "text", colour: "umber", perEm: 0.53 },
  name: { font: "display-italic", colour: "ink", perEm: 0.42 },
  figure: { font: "display", colour: "eucalyptus-deep", perEm: 0.45 },
} as const;

type LabelProps = {
  room: Room;
  as: keyof typeof STYLES;
  x: number;
  y: number;
  text: string;
  anchor?: "start" | "middle" | "end";
  /** Longer lines are broken; as wide as it wants where there is none. */
  width?: number;
  /** Where y is, of all lines. */
  align?: "first" | "middle" | "last";
};

/** Words of a drawing. The build turns them to outlines, since a picture has none of the page's fonts. */
export function Label(props: LabelProps) {
  const { room, as, x, y, text, anchor = "start", width, align = "first" } = props;
  const size = SIZES[room.isWide ? "wide" : "narrow"][as];
  const { font, colour, perEm } = STYLES[as];
  const lines = width ? wrap(text, width / (size * perEm)) : [text];
  const height = size * (as === "note" ? 1.3 : 1.1);
  const up = { first: 0, middle: (lines.length - 1) / 2, last: lines.length - 1 }[align];
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves.
      key={index}
      x={round(x)}
      y={round(y + (index - up) * height)}
      fontSize={size}
      fontFamily={font}
      textAnchor={anchor}
      fill={`var(--color-${colour})`}
    >
      {line}
    </text>
  ));
}

/** Lines of about one length, as few as there can be: no word is left alone on the last. */
function wrap(text: string, letters: number): string[] {
  const { length } = fill(text, letters);
  let even = letters;
  while (even > 1 && fill(text, even - 1).length === length) even -= 1;
  return fill(text, even);
}

function fill(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Pen = SVGProps<SVGPathElement> & { d: string };

/** A line of the pen. */
export function Ink(props: Pen) {
  return <path fill="none" stroke="var(--color-ink)" strokeWidth={1.8} {...props} />;
}

/** A thin line that leads, measures or divides. */
export function Hairline(props: Pen) {
  return <path fill="none" stroke="var(--color-taupe)" strokeWidth={0.9} {...props} />;
}

/** A line that carries a figure. */
export function Stem(props: Pen) {
  return <path fill="none" stroke="var(--color-eucalyptus)" strokeWidth={2.4} {...props} />;
}

type BlushProps = SVGProps<SVGGElement> & { tone?: "terracotta" | "sage"; children: ReactNode };

/** A soft colour below the lines. */
export function Blush({ tone = "terracotta", children, ...rest }: BlushProps) {
  return (
    <g fill={`var(--color-${tone})`} filter="url(#soft)" opacity={0.38} {...rest}>
      {children}
    </g>
  );
}

type DotProps = { x: number; y: number; r?: number; fill?: string; stroke?: string };

export function Dot({ x, y, r = 4, fill = "eucalyptus", stroke }: DotProps) {
  return (
    <circle
      cx={round(x)}
      cy={round(y)}
      r={round(r)}
      fill={fill === "none" ? "none" : `var(--color-${fill})`}
      {...(stroke && { stroke: `var(--color-${stroke})`, strokeWidth: 1.3 })}
    />
  );
}

type PaperProps = {
  room: Room;
  /** It lies on the page's own. */
  isClear?: boolean;
  children: ReactNode;
};

/** A view of the drawing: its paper, and one pen for all lines. */
export function Paper({ room, isClear, children }: PaperProps) {
  const { width, height } = room;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is shown as a picture, which has its text on the page.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="paper" x1="0" x2=".7" y1="0" y2="1">
          <stop offset="0" stopColor="var(--color-ivory)" />
          <stop offset="1" stopColor="var(--color-linen)" />
        </linearGradient>
        <filter id="soft" filterUnits="userSpaceOnUse" x={-300} y={-300} width={1600} height={1600}>
          <feGaussianBlur stdDeviation="18" />
        </filter>
      </defs>
      {!isClear && (
        <>
          <rect width={width} height={height} fill="var(--color-linen)" />
          <rect width={width} height={height} fill="url(#paper)" />
        </>
      )}
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Points as a smooth line through all of them (Catmull–Rom). */
export function through(points: readonly (readonly [number, number])[]): string {
  const [first = [0, 0]] = points;
  const parts = points.slice(1).map((point, index) => {
    const before = points[index - 1] ?? points[index] ?? point;
    const from = points[index] ?? point;
    const after = points[index + 2] ?? point;
    const one = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const two = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    return `C${[...one, ...two, ...point].map(round).join(" ")}`;
  });
  return `M${first.map(round).join(" ")}${parts.join("")}`;
}

/** An arc of a circle, clockwise; angles in turns from the top. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const at = (turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** Numbers between 0 and 1 that look random and are the same in every build. */
export function scattered(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
