import { expect, it } from "vitest";
import { homeFilm } from "./home-film.ts";

const media = {
  names: ["film/light.mp4", "film/light.av1.mp4"],
  addressOf: (name: string) => name,
};

it("lists the clinic's own video files, the AV1 file first", () => {
  const { files } = homeFilm({ video: "", shown: true }, media);
  expect(files.map(({ src }) => src)).toEqual(["film/light.av1.mp4", "film/light.mp4"]);
});

it("has neither files nor a provider's video when the film is switched off", () => {
  expect(homeFilm({ video: "id", shown: false }, media)).toEqual({
    videoId: "",
    files: [],
  });
});
