import type { Page } from "@playwright/test";

/** What changes a page's HTML behind React's back, by name. */
export const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "translated page": translate,
  "page with an extension's elements": insertElements,
};

/** As Chrome's and Google's translators do: each text is moved into two font elements. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** As password managers do: a button after each field, and an element at both ends of every island. */
function insertElements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const icon = () => {
      const element = document.createElement("com-password-button");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Fill";
      element.append(button);
      return element;
    };
    for (const control of document.querySelectorAll("main :is(input, select, textarea)"))
      control.after(icon());
    for (const island of document.querySelectorAll("[data-island]")) {
      island.prepend(icon());
      island.append(icon());
    }
  });
}
