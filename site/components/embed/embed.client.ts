import * as attribute from "./embed-attributes.ts";

/** A click on a poster's button replaces it with the provider's frame; before that nothing is requested from the provider. */
export function startEmbeds(): void {
  for (const embed of document.querySelectorAll<HTMLElement>(`[${attribute.address}]`)) {
    const opener = embed.querySelector<HTMLElement>(`[${attribute.opener}]`);
    if (!opener) continue;
    opener.hidden = false;
    const show = (event: Event) => {
      event.preventDefault();
      const frame = document.createElement("iframe");
      frame.src = embed.getAttribute(attribute.address) ?? "";
      frame.title = embed.getAttribute(attribute.title) ?? opener.textContent ?? "";
      // The film's player goes on from the visitor's click.
      frame.allow = "autoplay";
      embed.append(frame);
      embed.dataset.open = "";
      frame.focus();
    };
    // Afterwards the link leads to the provider's own page.
    opener.addEventListener("click", show, { once: true });
  }
}
