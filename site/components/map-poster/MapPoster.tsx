import type { ClinicMap } from "../../clinic/clinic-map.ts";
import { Button } from "../button/Button.tsx";
import * as embed from "../embed/embed-attributes.ts";
import { TextLink } from "../text-link/TextLink.tsx";

/** Half the map's height and width, in degrees. */
const SPAN = { latitude: 0.006, longitude: 0.012 };

type MapPosterProps = {
  map: ClinicMap;
  words: Record<"showMap" | "openInMaps" | "mapNotice", string>;
};

/** A drawn map until the visitor asks for the provider's; "open in maps" always works. */
export function MapPoster({ map, words }: MapPosterProps) {
  return (
    <div className="stack tight">
      <div className="embed-map" {...{ [embed.address]: mapEmbed(map), [embed.title]: map.name }}>
        <img src={map.poster} alt="" width={1200} height={700} loading="lazy" />
        <span className="embed-action">
          <Button {...{ [embed.opener]: "" }} hidden>
            {words.showMap}
          </Button>
        </span>
      </div>
      <div className="wrap map-links">
        <TextLink href={map.link} label={words.openInMaps} />
        <small>{words.mapNotice}</small>
      </div>
    </div>
  );
}

function mapEmbed({ latitude, longitude }: ClinicMap): string {
  const box = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&marker=${latitude}%2C${longitude}`;
}
