/*
 * Answers where a former website registered its service worker, which would go on answering with pages of that site: a
 * 404 does not remove it. This one removes itself and what its predecessor stored, and reloads the open pages.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const stores = await caches.keys();
  await Promise.all(stores.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: "window" });
  // A page that no worker controls refuses, and needs no reload.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
