import type { Period } from "../../clinic/by-dates.ts";

/** Marks what has dates with the moments between which visitors see it. */
export function periodAttributes(period: Period | undefined): object {
  return period ? { "data-between": period.join(" ") } : {};
}

/**
 * Holds a page to the visitor's clock, however long ago it was built: inline, where something has
 * dates, so that it is done before the first paint. The stylesheet counts the announcements.
 */
export const keepDates =
  'for(let e of document.querySelectorAll("[data-between]")){let[a,b]=e.dataset.between.split(" "),n=Date.now();n<a||n>=b?e.remove():e.hidden=!1}for(let u of document.querySelectorAll(".announcement-bar ul")){let n=u.children.length;u.parentNode.hidden=!n;n>1?u.className="turns-"+n:u.removeAttribute("class");for(let p of u.parentNode.querySelectorAll("label"))p.hidden=n<2}';
