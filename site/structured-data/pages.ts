import type { ImageGallery } from "schema-dts";
import { content } from "../../content-model/content.ts";
import type { PageMetadata } from "../../content-model/schema/parts.ts";
import { pageLinks } from "../clinic/navigation.ts";
import { clinic, clinicId, ratedClinic } from "./clinic.ts";
import { absolute, type Graph, graph, pictureAddress } from "./graph.ts";

const { brand } = content.business;
const { images: galleryImages } = content.gallery;
const galleryPage = content.pages.gallery;
const homePage = content.pages.home;

export function homeGraph(): Graph {
  return graph(ratedClinic(), {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    url: absolute("/"),
    name: brand.name,
    description: homePage.metadata.description,
    publisher: { "@id": clinicId },
    inLanguage: "en-CA",
  });
}

export function pageGraph(type: "AboutPage", path: string, metadata: PageMetadata): Graph {
  return graph({
    "@type": type,
    "@id": `${absolute(path)}#page`,
    url: absolute(path),
    name: metadata.title,
    description: metadata.description,
  });
}

/** A page about the clinic as a place: contact and location. */
export function clinicPageGraph(
  type: "ContactPage" | "WebPage",
  path: string,
  metadata: PageMetadata,
): Graph {
  return graph(
    {
      "@type": type,
      "@id": `${absolute(path)}#page`,
      url: absolute(path),
      name: metadata.title,
      description: metadata.description,
      mainEntity: { "@id": clinicId },
    },
    clinic(),
  );
}

export function galleryGraph(): Graph {
  const gallery: ImageGallery = {
    "@type": "ImageGallery",
    "@id": `${absolute(pageLinks.gallery.path)}#gallery`,
    url: absolute(pageLinks.gallery.path),
    name: galleryPage.metadata.title,
    description: galleryPage.metadata.description,
    image: galleryImages.map(({ photo, alt, description }) => ({
      "@type": "ImageObject",
      contentUrl: pictureAddress(photo),
      name: description,
      description: alt,
    })),
  };
  return graph(gallery);
}
