import { startDayChips } from "./components/appointment-form/insert-sentence.ts";
import { startIslands } from "./islands/islands.ts";
import { startCallBar } from "./layout/call-bar.ts";
import { startMenu } from "./layout/menu.ts";
import { pauseOutOfSight } from "./layout/moving.ts";

/** The script of every page. `data-script` tells stylesheets that it is there. */
function startAll(): void {
  document.documentElement.dataset.script = "";
  startMenu();
  startCallBar();
  pauseOutOfSight();
  startDayChips();
  startIslands();
}

// A prerendered page is not visible yet: its film, its promotion and its timers wait until it is.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", startAll, { once: true });
} else {
  // In a task of its own: this one goes on to the page's first layout.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = startAll;
  port2.postMessage("");
}
