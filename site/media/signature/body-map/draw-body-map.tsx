import { renderToStaticMarkup } from "react-dom/server";
import type { BodyArea } from "../../../../content-model/schema/body-areas.ts";
import { Blush, Dot, Hairline, Ink, Label, Paper, round } from "../ink.tsx";
import { areaPlaces } from "./area-places.ts";
import { figures } from "./figures.ts";

export const room = { width: 344, height: 440, isWide: false } as const;

type View = keyof typeof figures;

const VIEWS = ["front", "back"] as const satisfies View[];
const SCALE = 0.6;
const TOP = 20;
/** Where the middle of a figure stands: alone, or beside the other. */
const ALONE = 160;
const BESIDE = { front: 108, back: 269 };

/** A figure with the areas of each entry blushed; an entry's number stands at its first. Nobody is drawn from a side that has none. */
export function drawBodyMap(entries: readonly (readonly BodyArea[])[]): string {
  const isSeen = (view: View) => entries.flat().some((area) => areaPlaces[area].view === view);
  const views = VIEWS.filter(isSeen);
  const middle = (view: View) => (views.length > 1 ? BESIDE[view] : ALONE);
  const at = (view: View, [x, y]: readonly [number, number]) =>
    [round(middle(view) + x * SCALE), round(TOP + y * SCALE)] as const;
  const marks = entries.flatMap(([first], index) => {
    if (!first) return [];
    const { view, mark, end } = areaPlaces[first];
    const [x, y] = at(view, mark);
    const line = end && `M${x} ${y}L${at(view, end).join(" ")}`;
    return [{ x, y, line, number: String(index + 1) }];
  });
  return renderToStaticMarkup(
    <Paper room={room} isClear>
      {views.map((view) => (
        <g key={view} transform={`translate(${middle(view)} ${TOP}) scale(${SCALE})`}>
          <Blush opacity={0.5}>
            {entries
              .flat()
              .filter((area) => areaPlaces[area].view === view)
              .flatMap((area) => areaPlaces[area].blush)
              .map(([x, y, rx, ry, turn = 0]) => (
                <ellipse
                  key={`${x} ${y}`}
                  {...{ rx, ry }}
                  transform={`translate(${x} ${y}) rotate(${turn})`}
                />
              ))}
          </Blush>
          <Ink d={figures[view]} strokeWidth={1.5 / SCALE} />
        </g>
      ))}
      {marks.map(({ x, y, line, number }) => (
        <g key={number}>
          {line && <Hairline d={line} />}
          <Dot x={x} y={y} r={12} fill="ivory" stroke="eucalyptus" />
          <Label room={room} as="figure" x={x} y={y + 6.5} anchor="middle" text={number} />
        </g>
      ))}
    </Paper>,
  );
}
