import { startIslands } from "./islands/islands.ts";
import { startCallBar } from "./layout/call-bar.ts";
import { startMenu } from "./layout/menu.ts";
import { pauseOutOfSight } from "./layout/moving.ts";

/** The script of every page: the menu, the call bar, what pauses out of sight, and what wakes the islands. */
function startAll(): void {
  startMenu();
  startCallBar();
  pauseOutOfSight();
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
