import type { CollectionPage, ImageGallery } from "schema-dts";
import { LOCALE } from "../../contract/locale.ts";
import type { Listing } from "../clinic/navigation/navigation.ts";
import type { Gallery } from "../content/schema/lists.ts";
import type { PageMetadata } from "../content/schema/parts.ts";
import type { Site } from "../site.ts";
import { clinic, ratedClinic } from "./clinic.ts";
import { clinicId, type Graph, graph, pictureAddress } from "./graph.ts";
import { teamMember } from "./people.ts";

type Page = { path: string; metadata: PageMetadata };

export function homeGraph(site: Site): Graph {
  const { content } = site;
  const { absolute } = site.links;
  const { path } = content.pages.home;
  return graph(ratedClinic(site), {
    "@type": "WebSite",
    "@id": absolute(`${path}#website`),
    url: absolute(path),
    name: content.business.brand.name,
    description: content.pages.home.metadata.description,
    publisher: { "@id": clinicId(site) },
    inLanguage: LOCALE,
  });
}

/** The about page with the team. */
export function aboutGraph(site: Site, { path, metadata }: Page): Graph {
  const { content } = site;
  const { absolute } = site.links;
  return graph(
    {
      "@type": "AboutPage",
      "@id": `${absolute(path)}#page`,
      url: absolute(path),
      name: metadata.title,
      description: metadata.description,
    },
    ...content.pages.about.team.members.map(({ key }) => teamMember(site, key)),
  );
}

/** A page about the clinic as a place: contact and location. */
export function clinicPageGraph(
  site: Site,
  type: "ContactPage" | "WebPage",
  { path, metadata }: Page,
): Graph {
  const url = site.links.absolute(path);
  return graph(
    {
      "@type": type,
      "@id": `${url}#page`,
      url,
      name: metadata.title,
      description: metadata.description,
      mainEntity: { "@id": clinicId(site) },
    },
    clinic(site),
  );
}

/** The treatments of a listing, in the order of its cards. */
export function listingGraph(site: Site, { kind, path, page }: Listing): Graph {
  const url = site.links.absolute(path);
  const listing: CollectionPage = {
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    url,
    name: page.metadata.title,
    description: page.metadata.description,
    inLanguage: LOCALE,
    publisher: { "@id": clinicId(site) },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: site.links.treatmentsOfKind(kind).map((treatment, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: treatment.name,
        url: site.links.absolute(treatment.path),
      })),
    },
  };
  return graph(listing);
}

export function galleryGraph(site: Site, { path, metadata }: Page, { images }: Gallery): Graph {
  const url = site.links.absolute(path);
  const gallery: ImageGallery = {
    "@type": "ImageGallery",
    "@id": `${url}#gallery`,
    url,
    name: metadata.title,
    description: metadata.description,
    image: images.map(({ photo, alt, description }) => ({
      "@type": "ImageObject",
      contentUrl: pictureAddress(site, photo),
      name: description,
      description: alt,
    })),
  };
  return graph(gallery);
}
