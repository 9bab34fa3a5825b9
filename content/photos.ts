/** The pictures, all original renders: alt text, dominant colour (shown until the picture arrives) and the subject's place, kept in view by every crop. */
export type Photo = { alt: string; colour: string; focus: string };

export const photos = {
  polished: {
    alt: "A single stone on a round travertine plinth: the left half is rough and pitted, the right half is polished smooth and reflects a window.",
    colour: "#D1C7B6",
    focus: "50% 50%",
  },
  glazed: {
    alt: "A ceramic jar with eucalyptus sprigs: the left half is raw unglazed clay, the right half is smooth celadon glaze, in window light.",
    colour: "#C7BCAA",
    focus: "50% 55%",
  },
  ripples: {
    alt: "Concentric ripples in a shallow basin of still water with soft leaf shadows and a eucalyptus sprig.",
    colour: "#C5BDA6",
    focus: "55% 55%",
  },
  gel: {
    alt: "Clear gel drops on a pale glass plate, with a glass dropper releasing one more drop, in warm champagne light.",
    colour: "#DBCCB4",
    focus: "50% 55%",
  },
  clay: {
    alt: "A ceramic bowl of swirled sage-green clay mask beside a stone slab with a smear of clay, a wooden spatula and a eucalyptus sprig.",
    colour: "#D1C9BA",
    focus: "28% 35%",
  },
  layers: {
    alt: "Paper-thin porcelain petals in open layers, with one petal lifted away to the right.",
    colour: "#DACCB9",
    focus: "32% 45%",
  },
  ribbons: {
    alt: "Satin ribbons in champagne, ivory, sage and terracotta rising in one sweep across a plaster wall.",
    colour: "#BFB29E",
    focus: "55% 50%",
  },
  beads: {
    alt: "Close view of a field of evenly spaced pearl and gold pins casting soft shadows on an ivory surface.",
    colour: "#DDCEB9",
    focus: "50% 50%",
  },
  lounge: {
    alt: "A consultation corner with two rounded ivory armchairs, a round travertine table with two cups, and arched window light on a plaster wall.",
    colour: "#B6A68D",
    focus: "49% 60%",
  },
  beam: {
    alt: "A thin line of warm light crossing a frosted glass slab and an opal sphere on a travertine shelf.",
    colour: "#B6A17F",
    focus: "70% 60%",
  },
  serum: {
    alt: "A dropper bottle of amber serum and a small jar on a travertine block, with window light and leaf shadows on plaster.",
    colour: "#9F8C72",
    focus: "52% 40%",
  },
  cream: {
    alt: "Close view of a swirl of ivory cream.",
    colour: "#BEB1A2",
    focus: "50% 35%",
  },
  hydra: {
    alt: "Clear bubbles floating over a soft gradient from blush to sage.",
    colour: "#C7C0B3",
    focus: "70% 60%",
  },
  light: {
    alt: "A soft line of light seen through reeded glass, with an opal sphere and a small glass sphere on travertine.",
    colour: "#CFC3B1",
    focus: "78% 75%",
  },
  ampoules: {
    alt: "Glass ampoules and a vial with pale liquids on ivory blocks against a sage wall with leaf shadows.",
    colour: "#BDB9A7",
    focus: "62% 45%",
  },
  guasha: {
    alt: "A jade gua sha stone and a jade roller on a travertine disc with linen and eucalyptus.",
    colour: "#CDC4B2",
    focus: "53% 50%",
  },
  towels: {
    alt: "Rolled linen towels, a ceramic bowl of salt and a eucalyptus sprig on a wooden surface.",
    colour: "#CFC4B3",
    focus: "25% 55%",
  },
  sand: {
    alt: "Three balanced stones on raked sand in low sunlight.",
    colour: "#C1B29B",
    focus: "72% 55%",
  },
  vase: {
    alt: "Eucalyptus in a ceramic vase with window light and leaf shadows on a plaster wall.",
    colour: "#9A8C75",
    focus: "30% 50%",
  },
  interior: {
    alt: "A treatment room with a lounge bed, an arched niche with shelves of ceramics, and an olive tree in window light.",
    colour: "#B5A389",
    focus: "70% 50%",
  },
  exterior: {
    alt: "An arched wooden door in a plaster wall with travertine steps and two potted olive trees.",
    colour: "#CEBFA7",
    focus: "50% 50%",
  },
  silk: {
    alt: "Folds of champagne-coloured silk.",
    colour: "#C2AD8F",
    focus: "50% 50%",
  },
} as const satisfies Record<string, Photo>;

export type PhotoName = keyof typeof photos;
