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
/** The room that headings have on small phones, on wide screens, and between, in em. */
const rooms = Array.from({ length: 140 }, (_, index) => 6 + index / 20);
/** What is tried of either cut, as a share of what the whole widths say; nearest first. */
const shares = Array.from({ length: 17 }, (_, index) => 1 + (index - 8) / 200);
const tries = shares
  .flatMap((upright) => shares.map((italic) => [upright, italic] as const))
  .toSorted((one, other) => distance(one) - distance(other));

/** How much wider than its stand-in a font is, so that a heading's lines break in the same rooms, or in most. */
export function fitBreaks(
  heading: readonly Phrase[],
  own: Cuts<Width>,
  standIn: Cuts<Width>,
): Cuts<number> {
  const ratio = (isItalic: boolean) => {
    const texts = heading.flatMap((one) => (one.isItalic === isItalic ? [one.text] : []));
    return texts.length > 0 ? cut(own, isItalic)(texts) / cut(standIn, isItalic)(texts) : 1;
  };
  const [upright, italic] = [ratio(false), ratio(true)];
  const asOwn = linesIn(measure(heading, own), [1, 1]);
  const words = measure(heading, standIn);
  let [best, fewest] = [[upright, italic] as const, Number.POSITIVE_INFINITY];
  for (const [ofUpright, ofItalic] of tries) {
    const tried = [upright * ofUpright, italic * ofItalic] as const;
    const misses = linesIn(words, tried).filter((lines, index) => lines !== asOwn[index]).length;
    if (misses < fewest) [best, fewest] = [tried, misses];
  }
  return best;
}

function distance([upright, italic]: readonly [number, number]): number {
  return Math.abs(upright - 1) + Math.abs(italic - 1);
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

/** In each room. */
function linesIn(phrases: readonly Words[], ratios: Cuts<number>): number[] {
  const scaled = phrases.map(({ isItalic, space, words }) => {
    const widthOf = ({ width, letters }: Word) =>
      width * cut(ratios, isItalic) + letters * TRACKING;
    return { isItalic, space: widthOf(space), widths: words.map(widthOf) };
  });
  return rooms.map((room) => countLines(room, scaled));
}

type Scaled = { isItalic: boolean; space: number; widths: readonly number[] };

/** A phrase in italics stays whole where a line has room for it. */
function countLines(room: number, phrases: readonly Scaled[]): number {
  let lines = 1;
  let filled = 0;
  const put = (width: number, space: number) => {
    const isNew = filled === 0 || filled + space + width > room;
    if (isNew && filled > 0) lines++;
    filled = isNew ? width : filled + space + width;
  };
  for (const { isItalic, space, widths } of phrases) {
    const whole = widths.reduce((sum, width) => sum + space + width, -space);
    const isBroken = isItalic && whole > room;
    if (isBroken && filled > 0) {
      lines++;
      filled = 0;
    }
    for (const width of isItalic && !isBroken ? [whole] : widths) put(width, space);
    if (isBroken) filled = room;
  }
  return lines;
}
