import { keepPressedInPlace } from "./components/disclosure/keep-in-place.ts";
import { startIslands } from "./islands/islands.ts";
import { startMotionSwitch } from "./islands/motion-switch.ts";
import { startCallBar } from "./layout/call-bar.ts";
import { startMenu } from "./layout/menu.ts";
import { pauseOutOfSight } from "./layout/pause-out-of-sight.ts";
import { startFilm } from "./pages/home/film.ts";
import { startPromotion } from "./pages/home/promotion.ts";

/** The script of every page. Tests wait for `data-script`, which says that it runs. */
function startAll(): void {
  document.documentElement.dataset.script = "";
  startMotionSwitch();
  startMenu();
  startCallBar();
  keepPressedInPlace();
  pauseOutOfSight();
  startFilm();
  startPromotion();
  startIslands();
}

// A prerendered page is not visible yet, so film, promotion and timers start when it is activated.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", startAll, { once: true });
} else {
  // In a separate task, so that the first layout of the page comes before it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = startAll;
  port2.postMessage("");
}
