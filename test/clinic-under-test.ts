/** What tests pick from the clinic under test, by its properties and not by names. */

import { contentFolder } from "../site/content/folder.ts";
import { openSite } from "../site/render/open-site.ts";
import { pathsOf } from "./support/paths-of.ts";

export const site = openSite();
export const { content } = site;

const { business, treatments } = content;
const { listings } = site.links;

export const paths = pathsOf(content);

export const { gallery } = content;
export const announcements = content.announcements.items;
export const posts = content.posts.items;
export const promotion = site.derived.promotion;

export const hasReviews = business.showTestimonials;
const { film } = site.media;
export const hasFilm = film.files.length > 0 && !film.videoId;

/** Why a test is left out. */
export const without = {
  announcements: "this clinic turns no announcements",
  promotion: "this clinic has no promotion",
  areas: "this clinic shows no treatment areas",
  film: "this clinic has no film",
  reviews: "this clinic shows no reviews",
};

export const withAreas = treatments.filter(({ areas }) => areas);
export const hasAreas = withAreas.length > 0;

export const anyTreatment = needed(treatments[0], "treatment");
/** The one with the most parts. */
export const richTreatment = withAreas[0] ?? anyTreatment;

/** By the way their questions open. */
export const oneAtATime = treatments.filter(({ faqLayout }) => faqLayout === "one-at-a-time");
export const independent = treatments.filter(({ faqLayout }) => faqLayout === "independent");

export const firstListing = needed(listings[0], "listing");
/** Equals the first if there is only one. */
export const lastListing = listings.at(-1) ?? firstListing;

/** A choice of the form that is a treatment, not one of the open ones. */
export const anyService = needed(site.derived.form.services[0], "choice in the form").value;

function needed<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`${contentFolder} has no ${name}.`);
  return item;
}
