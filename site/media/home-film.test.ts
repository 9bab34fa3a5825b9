import { expect, it } from "vitest";
import { homeFilm } from "./home-film.ts";

const media = {
  names: ["film/light.mp4", "film/light.av1.mp4"],
  addressOf: (name: string) => name,
};

it("offers the clinic's own files, the smallest first", () => {
  const { files } = homeFilm({ heroVideoId: "", showFilm: true }, media);
  expect(files.map(({ src }) => src)).toEqual(["film/light.av1.mp4", "film/light.mp4"]);
});

it("plays nothing over the picture where it is switched off, a provider's neither", () => {
  expect(homeFilm({ heroVideoId: "id", showFilm: false }, media)).toEqual({
    videoId: "",
    files: [],
  });
});
