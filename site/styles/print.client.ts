import printStyles from "./print.css?url";

/** What only paper needs comes once the visitor reads on or presses a key, so that no page waits for it. */
export function startPrintStyles(): void {
  const acted = new AbortController();
  const bring = () => {
    acted.abort();
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "stylesheet", media: "print", href: printStyles }),
    );
  };
  for (const type of ["scroll", "keydown"]) addEventListener(type, bring, { signal: acted.signal });
}
