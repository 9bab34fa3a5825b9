import { startAnnouncements } from "./behaviours/announcements.ts";
import { startCarousels } from "./behaviours/carousels.ts";
import { startEmbeds } from "./behaviours/embeds.ts";
import { startFilm } from "./behaviours/film.ts";
import { startFilters } from "./behaviours/filter.ts";
import { startForm } from "./behaviours/form.ts";
import { startNavigation } from "./behaviours/navigation.ts";
import { reportNotFound } from "./behaviours/not-found.ts";
import { showOpenNow } from "./behaviours/open-now.ts";
import { startPreselection } from "./behaviours/preselection.ts";
import { startPrintStyles } from "./behaviours/print-styles.ts";
import { startPromotion } from "./behaviours/promotion.ts";

/** Everything a page runs before the visitor acts. Each part finds its own elements, or does nothing. */
const parts = [
  startForm,
  startCarousels,
  startAnnouncements,
  startNavigation,
  startFilters,
  startEmbeds,
  startPreselection,
  showOpenNow,
  reportNotFound,
  startFilm,
  startPrintStyles,
  startPromotion,
];

function startAll(): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}

// A page rendered ahead is not seen yet: its film, its promotion and its clock wait until it is.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", startAll, { once: true });
} else {
  startAll();
}
