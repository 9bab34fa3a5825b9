import { expect, it } from "vitest";
import { business } from "./business.ts";

const { video } = business.shape.film.unwrap().shape;

it.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s",
  "https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "https://m.youtube.com/shorts/dQw4w9WgXcQ",
  "www.youtube.com/watch?v=dQw4w9WgXcQ",
  "youtu.be/dQw4w9WgXcQ",
  "dQw4w9WgXcQ",
])("reads the id of a film from %s", (written) => {
  expect(video.parse(written)).toBe("dQw4w9WgXcQ");
});

it("takes no film from nothing", () => {
  expect(video.parse("")).toBe("");
});

it.each(["https://vimeo.com/1", "none", "https://www.youtube.com/"])(
  "refuses %s, which is no video's page",
  (written) => {
    expect(video.safeParse(written).success).toBe(false);
  },
);
