import printStyles from "./print.css?url";

/** Loads the print styles when the visitor scrolls or presses a key, so that no page waits for them. */
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
