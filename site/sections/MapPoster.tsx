import { address } from "../../content/business.ts";
import { labels } from "../../content/interface.ts";
import poster from "../../content/media/line/map-poster.svg?url";
import { addressLines, mapsLink } from "../clinic/business-facts.ts";
import { Button } from "../ui/Button.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Half the map's height and width, in degrees. */
const SPAN = { latitude: 0.006, longitude: 0.012 };

/** A drawn map until the visitor asks for the real one; "open in maps" works always. */
export function MapPoster() {
  return (
    <div className="map">
      <div
        className="embed embed-map"
        data-embed={mapEmbed()}
        data-embed-title={addressLines().join(", ")}
      >
        <img src={poster} alt="" width={1200} height={700} loading="lazy" />
        <span className="embed-action">
          <Button data-embed-open="" hidden>
            {labels.showMap}
          </Button>
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TextLink href={mapsLink} label={labels.openInMaps} />
        <small className="text-taupe">{labels.mapNotice}</small>
      </div>
    </div>
  );
}

function mapEmbed(): string {
  const { latitude, longitude } = address;
  const box = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join("%2C")}&marker=${latitude}%2C${longitude}`;
}
