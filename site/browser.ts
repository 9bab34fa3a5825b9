import { startIslands } from "./islands/islands.ts";
import { startNavigation } from "./layout/site-navigation.client.ts";
import { reportNotFound } from "./pages/not-found.client.ts";

/** Runs on every page before the visitor acts. Each part finds its own elements or does nothing. */
const parts = [startIslands, startNavigation, reportNotFound];

function startAll(): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
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
