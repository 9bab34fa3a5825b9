export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Sign = {
  /** Where it is, and what it says. */
  name: string;
  colour: Colour;
  /** How it is painted, once for each stop of a gradient; undefined on a picture. */
  painted: readonly Painted[] | undefined;
  least: number;
};
type Painted = { text: Colour; ground: Colour };
/** What a person has to see: a text, the edge of a field, the ring of the focus. */
export type Sight = "rest" | "focus";

/** Runs in the page, so it can use nothing from outside of itself. */
export function readSigns(sight: Sight): Sign[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const signs: Sign[] = [];
  for (const marked of document.querySelectorAll("[data-on-picture]"))
    marked.removeAttribute("data-on-picture");
  if (sight === "focus") readRings();
  else readFields();
  readTexts();
  return signs;

  function readTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: element } = walker.currentNode as Text;
      if (!data.trim() || !element || element.closest("script, style, noscript, iframe, option"))
        continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      add(element, data, style.color, isLarge ? 3 : 4.5);
    }
    for (const field of document.querySelectorAll("input, select, textarea")) {
      add(field, "what is typed", getComputedStyle(field).color, 4.5);
      if (field.matches("[placeholder]"))
        add(field, "placeholder", getComputedStyle(field, "::placeholder").color, 4.5);
    }
  }

  /** The strongest of its edges shows where a field is. */
  function readFields() {
    for (const field of document.querySelectorAll("input, select, textarea")) {
      const style = getComputedStyle(field);
      if (Number.parseFloat(style.borderBottomWidth) > 0)
        add(field, "edge of the field", style.borderBottomColor, 3, field.parentElement);
    }
  }

  function readRings() {
    for (const focused of document.querySelectorAll(
      "a, button, summary, input, select, textarea",
    )) {
      const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(focused);
      if (outlineStyle === "none") continue;
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const ground = isInside ? focused : focused.parentElement;
      add(focused, "ring of the focus", outlineColor, 3, ground);
    }
  }

  function add(
    element: Element,
    words: string,
    colour: string,
    least: number,
    ground: Element | null = element,
  ) {
    const { width, height } = element.getBoundingClientRect();
    // A text for screen readers has a box of one pixel.
    if (width < 2 || height < 2 || !isSeen(element) || !ground) return;
    const painted = paintedOver(ground, colour);
    if (!painted) element.setAttribute("data-on-picture", String(signs.length));
    const place = `${element.localName}.${element.className}`.replace(/[.\s]*$/, "");
    const within = element.closest("section, header, footer, dialog, form, nav, div[class]");
    const said = words.trim().replace(/\s+/g, " ").slice(0, 50);
    signs.push({
      name: `“${said}” in ${place} of ${within?.id || within?.className || "the page"}`,
      colour: rgba(colour),
      painted,
      least,
    });
  }

  function isSeen(element: Element): boolean {
    if (element.closest("[inert], .form-trap")) return false;
    const dialog = document.querySelector(":modal");
    if (dialog && !dialog.contains(element)) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** The text and its ground; undefined where a picture lies between the text and the first opaque ground. */
  function paintedOver(element: Element, colour: string): Painted[] | undefined {
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(up);
      if (backgroundImage.includes("url(") || hasPictureUnder(element, up)) return undefined;
      if (rgba(backgroundColor)[3] === 1) break;
    }
    const outwards: Element[] = [];
    for (let up: Element | null = element; up; up = up.parentElement) outwards.push(up);
    return paint(outwards.reverse(), [255, 255, 255, 1], rgba(colour));
  }

  /** From the outermost element inwards; each stop of a gradient is a ground. */
  function paint([outer, ...inner]: Element[], below: Colour, text: Colour): Painted[] {
    if (!outer) return [{ text: over(text, below), ground: below }];
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(outer);
    const stops = backgroundImage.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
    const solid = over(rgba(backgroundColor), below);
    const grounds = stops.length > 0 ? stops.map((stop) => over(rgba(stop), solid)) : [solid];
    const faded = ([red, green, blue]: Colour) => over([red, green, blue, Number(opacity)], below);
    return grounds
      .flatMap((ground) => paint(inner, ground, text))
      .map(({ text, ground }) => ({ text: faded(text), ground: faded(ground) }));
  }

  /** Whether a picture or film within `up` lies where the element is. */
  function hasPictureUnder(element: Element, up: Element): boolean {
    const box = element.getBoundingClientRect();
    return [...up.querySelectorAll("img, video, canvas")].some((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const isApart =
        right <= box.left + 1 ||
        left >= box.right - 1 ||
        bottom <= box.top + 1 ||
        top >= box.bottom - 1;
      return !isApart && isSeen(picture) && !element.contains(picture);
    });
  }

  function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
    const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
    return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
  }

  /** The canvas understands every notation. */
  function rgba(colour: string): Colour {
    const before = known.get(colour);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const read: Colour = [red, green, blue, alpha / 255];
    known.set(colour, read);
    return read;
  }
}
