/** In italics or not. */
export type Phrase = { isItalic: boolean; text: string };
/** How wide a font sets texts, in em. */
export type Width = (texts: readonly string[]) => number;
/** Upright; in italics, where the family has them. */
type Cuts<T> = readonly [T, (T | undefined)?];
type Word = { width: number; letters: number };
type Words = { isItalic: boolean; space: Word; words: readonly Word[] };

/** As headings are set (`base.css`), in em. */
const TRACKING = -0.01;
/** Sums of the same widths differ by less. */
const TINY = 1e-9;
/** The room that headings have, from small phones to wide screens, in em. */
const ROOM = { least: 5.5, most: 14 };
/** How far from what the whole widths say either cut is tried, and how finely; then around the best of those. */
const SEARCHES = [
  { reach: 0.03, step: 0.0075 },
  { reach: 0.006, step: 0.0015 },
];

/** How much wider than its stand-in a font is, so that a heading's lines break in the same room. */
export function fitBreaks(
  heading: readonly Phrase[],
  own: Cuts<Width>,
  standIn: Cuts<Width>,
): Cuts<number> {
  const ratio = (isItalic: boolean) => {
    const texts = heading.flatMap((one) => (one.isItalic === isItalic ? [one.text] : []));
    return texts.length > 0 ? cut(own, isItalic)(texts) / cut(standIn, isItalic)(texts) : 1;
  };
  const aim = roomForLines(measure(heading, own), [1, 1]);
  const words = measure(heading, standIn);
  let best = { ratios: [ratio(false), ratio(true)] as const, misses: Number.POSITIVE_INFINITY };
  for (const { reach, step } of SEARCHES) {
    const [upright, italic] = best.ratios;
    for (let ofUpright = -reach; ofUpright <= reach; ofUpright += step) {
      for (let ofItalic = -reach; ofItalic <= reach; ofItalic += step) {
        const ratios = [upright * (1 + ofUpright), italic * (1 + ofItalic)] as const;
        const rooms = roomForLines(words, ratios);
        const misses = aim.reduce((sum, room, lines) => sum + distance(room, rooms[lines]), 0);
        if (misses < best.misses) best = { ratios, misses };
      }
    }
  }
  return best.ratios;
}

/** Within the room that there is. */
function distance(one: number, other = one): number {
  const within = (room: number) => Math.min(Math.max(room, ROOM.least), ROOM.most);
  return Math.abs(within(one) - within(other));
}

function cut<T>([upright, italic]: Cuts<T>, isItalic: boolean): T {
  return isItalic ? (italic ?? upright) : upright;
}

function measure(heading: readonly Phrase[], widths: Cuts<Width>): Words[] {
  return heading.map(({ isItalic, text }) => {
    const set = (word: string) => ({
      width: cut(widths, isItalic)([word]),
      letters: word.length,
    });
    return { isItalic, space: set(" "), words: text.split(/\s+/).filter(Boolean).map(set) };
  });
}

type Scaled = { isItalic: boolean; space: number; widths: readonly number[] };

/** The least room in which the heading has one line, two, three … */
function roomForLines(phrases: readonly Words[], ratios: Cuts<number>): number[] {
  const scaled = phrases.map(({ isItalic, space, words }): Scaled => {
    const widthOf = ({ width, letters }: Word) =>
      width * cut(ratios, isItalic) + letters * TRACKING;
    return { isItalic, space: widthOf(space), widths: words.map(widthOf) };
  });
  const rooms: number[] = [];
  for (const room of runs(scaled).toSorted((one, other) => other - one))
    rooms[countLines(room, scaled) - 1] = room;
  return rooms;
}

/** The widths of all words that may share a line. */
function runs(phrases: readonly Scaled[]): number[] {
  const words = phrases.flatMap(({ space, widths }) => widths.map((width) => ({ space, width })));
  return words.flatMap((_, first) => {
    let width = 0;
    return words.slice(first).map((word, index) => {
      width += (index > 0 ? word.space : 0) + word.width;
      return width;
    });
  });
}

/** A phrase in italics stays whole where a line has room for it. */
function countLines(room: number, phrases: readonly Scaled[]): number {
  let lines = 1;
  let filled = 0;
  const put = (width: number, space: number) => {
    const isNew = filled === 0 || filled + space + width > room + TINY;
    if (isNew && filled > 0) lines++;
    filled = isNew ? width : filled + space + width;
  };
  for (const { isItalic, space, widths } of phrases) {
    const whole = widths.reduce((sum, width) => sum + space + width, -space);
    const isBroken = isItalic && whole > room + TINY;
    if (isBroken && filled > 0) {
      lines++;
      filled = 0;
    }
    for (const width of isItalic && !isBroken ? [whole] : widths) put(width, space);
    if (isBroken) filled = room;
  }
  return lines;
}
