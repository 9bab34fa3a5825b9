import type { HydrateOn } from "./Island.tsx";

const islands = import.meta.glob<Record<string, unknown>>("../islands/*.tsx");
const NEAR = "300px";

/** Arms every island of the page. One that breaks is logged and leaves its HTML and the others alone. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const media = matchMedia(root.dataset.media ?? "all");
    const arm = () => {
      if (!media.matches || "armed" in root.dataset) return;
      root.dataset.armed = "";
      waitFor[root.dataset.on as HydrateOn](root, () => {
        hydrate(root).catch((error) => console.error("An island did not start.", root, error));
      });
    };
    media.addEventListener("change", arm);
    arm();
  }
}

const waitFor: Record<HydrateOn, (root: HTMLElement, wake: () => void) => void> = {
  visible: (root, wake) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(root);
  },
  interaction: (root, wake) => {
    const touched = new AbortController();
    const start = () => {
      touched.abort();
      wake();
    };
    for (const type of ["pointerover", "touchstart", "focusin"]) {
      const options = { signal: touched.signal, passive: true };
      root.addEventListener(type, start, options);
    }
  },
};

async function hydrate(root: HTMLElement): Promise<void> {
  const { island = "", props = "{}", prefix = "" } = root.dataset;
  const [{ hydrateIsland }, module] = await Promise.all([
    import("./hydrate.ts"),
    islands[`../islands/${island}.tsx`]?.(),
  ]);
  hydrateIsland(root, module?.[island], { props: JSON.parse(props), prefix });
}
