import { expect, it } from "vitest";
import { BODY_AREAS } from "../../../../content-model/schema/body-areas.ts";
import { secondClinic } from "../../../../lab/second-clinic/second-clinic.ts";
import { createColours } from "../../../styles/colours.ts";
import { drawBodyMap, room } from "./draw-body-map.tsx";

const circles = (svg: string) =>
  Array.from(svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g), ([, x, y, r]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }));
const numbers = (svg: string) =>
  Array.from(svg.matchAll(/>(\d+)<\/text>/g), ([, number]) => number);

it("numbers each entry at its first area and blushes all of its areas", () => {
  const [one, other] = [
    drawBodyMap([["back"], ["legs"]]),
    drawBodyMap([["back", "nape"], ["legs"]]),
  ];
  expect(numbers(one)).toEqual(["1", "2"]);
  expect(numbers(other)).toEqual(["1", "2"]);
  expect(other.match(/<ellipse/g)).toHaveLength((one.match(/<ellipse/g) ?? []).length + 1);
  expect(drawBodyMap([["legs"], ["back"]])).not.toBe(one);
});

it("draws nobody from a side on which there is no area", () => {
  const figures = (svg: string) => svg.match(/scale\(/g);
  expect(figures(drawBodyMap([["back"]]))).toHaveLength(1);
  expect(figures(drawBodyMap([["legs"]]))).toHaveLength(1);
  expect(figures(drawBodyMap([["legs"], ["back"]]))).toHaveLength(2);
});

it("has room for the numbers of all areas side by side on its paper", () => {
  const drawn = circles(drawBodyMap(BODY_AREAS.map((area) => [area])));
  expect(drawn).toHaveLength(BODY_AREAS.length);
  for (const [index, { x, y, r }] of drawn.entries()) {
    expect(Math.min(x, y, room.width - x, room.height - y)).toBeGreaterThan(r);
    for (const other of drawn.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(2 * r);
  }
});

it("looks as it did", async () => {
  const drawing = createColours(secondClinic.CONTENT).fillIn(
    drawBodyMap([["upper-lip"], ["underarms"], ["bikini"], ["legs"], ["back", "shoulders"]]),
  );
  const kept = "../../../../test/looks/drawings/body-map.svg";
  await expect(drawing.replaceAll("><", ">\n<")).toMatchFileSnapshot(kept);
});
