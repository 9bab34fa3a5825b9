import { occasions } from "../behaviours/occasions.ts";

const islands = import.meta.glob<Record<string, unknown>>("../islands/*.tsx");

/** Arms every island of the page. One that breaks is logged and leaves its HTML and the others alone. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", prefix = "", on, media = "all" } = root.dataset;
    const hydrate = async () => {
      const load = [import("./hydrate.ts"), islands[`../islands/${island}.tsx`]?.()] as const;
      const [{ hydrateIsland }, module] = await Promise.all(load);
      hydrateIsland(root, module?.[island], prefix);
    };
    const wanted = matchMedia(media);
    const arm = () => {
      if (!wanted.matches || "armed" in root.dataset) return;
      root.dataset.armed = "";
      const wake = () => hydrate().catch((error) => console.error("An island broke.", root, error));
      occasions[on as keyof typeof occasions](root, wake);
    };
    wanted.addEventListener("change", arm);
    arm();
  }
}
