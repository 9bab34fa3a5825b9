import type { ClinicMap } from "../../derived/contact.ts";
import { Island } from "../../islands/Island.tsx";
import type { WithPhoto } from "../../media/pictures.ts";
import { fixedWords } from "../../words/words.ts";
import { Embed, type EmbedProps } from "../embed/Embed.island.tsx";
import { Photo } from "../picture/Photo.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

/** Half the map's height and width, in degrees. */
const SPAN = { latitude: 0.006, longitude: 0.012 };

type MapPosterProps = Pick<EmbedProps, "loads"> & { map: WithPhoto<ClinicMap> };

/** A drawn map, over which the provider's map loads. The link "Open in maps" works without both. */
export function MapPoster({ map, loads }: MapPosterProps) {
  const { labels: words } = fixedWords;
  return (
    <div className="stack tight">
      <div className="embed-map">
        <Photo photo={map.photo} sizes="(max-width: 63.99rem) 100vw, 66vw" alt="" />
        <Island
          of={Embed}
          wake="near"
          props={{
            src: mapEmbed(map),
            title: map.name,
            loads,
            words: { show: words.showMap, away: words.providerAway, enter: words.enterMap },
          }}
        />
      </div>
      <div className="wrap map-links">
        <TextLink href={map.link} label={words.openInMaps} />
        <small>{words.mapNotice}</small>
      </div>
    </div>
  );
}

function mapEmbed({ latitude, longitude }: Pick<ClinicMap, "latitude" | "longitude">): string {
  const box = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&marker=${latitude}%2C${longitude}`;
}
