import { type MouseEvent, useDeferredValue, useState } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import { EnlargedPicture } from "./EnlargedPicture.tsx";
import { type FilterProps, GalleryFilter, isChosen, useFilter } from "./GalleryFilter.tsx";
import { type GalleryPicture, GalleryShelf } from "./GalleryShelf.tsx";

type GalleryProps = {
  filter: FilterProps;
  /** The two halves of the grid: rooms and tools, and pairs that show what changes. */
  shelves: readonly { heading: string; holdsPairs: boolean }[];
  pictures: readonly GalleryPicture[];
  words: Record<"legend" | "status" | "empty" | "close" | "previous" | "next" | "place", string>;
};

export function Gallery({ filter, shelves, pictures, words }: GalleryProps) {
  const filtering = useFilter(filter);
  // Deferred, so that the pressed button is rendered before the pictures.
  const choice = useDeferredValue(filtering.choice);
  const filled = shelves.map(({ heading, holdsPairs }) => ({
    heading,
    pictures: pictures.filter(({ pair }) => (pair !== undefined) === holdsPairs),
  }));
  const shown = filled
    .flatMap((shelf) => shelf.pictures)
    .filter(({ tags }) => isChosen(tags, choice));
  const [enlarged, setEnlarged] = useState<GalleryPicture>();
  const handleEnlarge = (event: MouseEvent, picture: GalleryPicture) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere) return;
    event.preventDefault();
    setEnlarged(picture);
  };
  const place = enlarged ? shown.indexOf(enlarged) : 0;
  return (
    <>
      <GalleryFilter {...filter} filtering={filtering} words={words} count={shown.length} />
      {filled.map((shelf) => (
        <GalleryShelf key={shelf.heading} {...shelf} shown={shown} onEnlarge={handleEnlarge} />
      ))}
      {shown.length === 0 && <p>{words.empty}</p>}
      {enlarged && (
        <EnlargedPicture
          {...enlarged}
          words={words}
          place={interpolate(words.place, { index: place + 1, count: shown.length })}
          onMove={(step) => setEnlarged(shown.at((place + step) % shown.length))}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </>
  );
}
