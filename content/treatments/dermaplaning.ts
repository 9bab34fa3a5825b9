import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(30, 45, "minute");
const lasting = quantity(3, 4, "week");
const interval = quantity(3, 4, "week");

export const dermaplaning: Treatment = {
  path: "/dermaplane-near-me-woodbridge",
  shortPath: "/dermaplane",
  service: "dermaplane",
  kind: "non-invasive",
  name: "Dermaplaning",
  tagline: "Lifts surface cells and fine facial hair",
  summary: `A fine blade, held at a shallow angle, lifts dead surface cells and soft facial hair in ${session}, so makeup sits smoother.`,
  metadata: {
    title: "Dermaplaning in Woodbridge: What to Expect",
    description: `Dermaplaning in Woodbridge: ${session} a visit, results for ${lasting}. How the blade works, how hair grows back, and which skin should wait.`,
    keywords: [
      "dermaplaning Woodbridge",
      "dermaplane near me",
      "dermaplaning Vaughan",
      "facial peach fuzz",
      "blade exfoliation",
      "smoother makeup",
    ],
    photo: "layers",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "Book Treatment",
  concerns: ["dullness", "texture"],
  facts: {
    session,
    number: "Each visit stands alone",
    spacing: `Repeat every ${interval}`,
    downtime: "Pink and tight, usually a day or so",
    lasting: `Results last ${lasting}`,
  },
  hero: {
    eyebrow: "Surface exfoliation",
    heading: "Dermaplaning lifts *a thin, dull layer*",
    lead: `A sterile blade skims dry skin at a low angle and takes loose cells and soft down with it. The session lasts ${session}, the smoothness ${lasting}.`,
    photo: "layers",
  },
  whyChooseUs: {
    heading: "A blade asks for *a calm face*",
    paragraphs: [
      "The outermost cells of your skin are already on their way off. Some cling on, and together with the pale down of cheek and jaw they catch powder and blunt the light. Dermaplaning clears them by hand: skin held taut, blade almost flat, one short stroke after another.",
      "Much of the skill lies in leaving things alone. A blade drawn across an inflamed spot opens it, and one drawn across a cold sore can carry the virus along the lip. Your practitioner reads the face section by section and steers around whatever should stay untouched. When there is too much to steer around, we ask you to come another week.",
      `Keep your hopes modest and this treatment will meet them more often. Results last ${lasting}; by then new cells and new down are in place. Brown marks, pores and lines stay where they were, and if one of those is what troubles you, the visit is better spent talking.`,
    ],
    photo: "cream",
  },
  details: [
    {
      title: "Soft facial down",
      text: "The short, pale hair on cheeks, lip and jaw comes away in the same stroke as the cells.",
      points: [
        "Cut level with the skin, root untouched",
        "Returns at its old width, with a blunter tip",
        "Coarse chin hair is better handled another way",
        "Brows and hairline stay as they are",
      ],
    },
    {
      title: "Make-up that catches",
      text: "Foundation grips dry edges and down; with less of both, it tends to go on evenly.",
      points: [
        "Useful when powder gathers along the jaw",
        "You may find that a thinner layer is enough",
        "Bare skin on the day itself, please",
      ],
    },
    {
      title: "Strokes and blade",
      text: "We work on dry skin, in feather-light strokes about as long as a fingernail.",
      points: [
        "A sterile blade for you alone, thrown away afterwards",
        "Eyelids and nostrils are left out",
        "Moles and raised spots are skirted",
        "No talking while we are at your lip",
      ],
    },
    {
      title: "Rhythm and rest",
      text: `One session takes ${session} and carries you through ${lasting}.`,
      points: [
        `Repeat every ${interval} if you like what it does`,
        "Skip a round when your skin feels thin or sore",
        "With an event ahead, have your first try well before it",
      ],
    },
    {
      title: "What goes on next",
      text: "Freshly cleared skin reacts to products quickly, to kind and unkind ones alike.",
      points: [
        "Plain, unscented hydration suits the first evening",
        "Acids and retinol sting more than they used to",
        "Try nothing new in these few days",
      ],
    },
    {
      title: "Beyond a blade",
      text: "Several complaints look like surface trouble while their cause sits lower down.",
      points: [
        "Melasma, sun spots and other brown patches",
        "Pitted scars, for which microneedling may be discussed",
        "Dark, coarse hair, for which laser may be discussed",
        "Flaking with itch, which a physician should see",
      ],
    },
  ],
  steps: [
    {
      title: "Cleanse",
      text: "Oil and makeup are washed away, because a blade slips on either.",
    },
    {
      title: "Dry",
      text: "We pat the face and wait. On dry skin the down stands up and each stroke leaves a visible path.",
    },
    {
      title: "Glide",
      text: "The blade travels in short strokes, one cheek and then the other, then forehead, lip and chin.",
    },
    {
      title: "Hydrate",
      text: "A plain serum and a moisturiser ease the tightness and settle the pink.",
    },
    {
      title: "Protect",
      text: "The cells we lifted gave you a little shade. Sunscreen takes over before you go outdoors.",
    },
  ],
  preparation: [
    "Put retinol and exfoliating acids aside for a few days; where a retinoid is prescribed, ask its prescriber before you change anything.",
    "Give up waxing, threading and hair-removal cream on the face in the days before.",
    "Let the down grow, as a freshly shaved cheek hides the direction of the hair.",
    "Look closely in the mirror the evening before, and ring us if you find a cold sore, a cut or a crop of sore spots.",
  ],
  aftercare: [
    "Reach for broad-spectrum sunscreen every morning, and for shade at midday.",
    "Wash with your fingertips and lukewarm water, leaving cloths and brushes aside for a few days.",
    "Bring back acids, retinol or scrubs only when plain water no longer stings.",
    "Wait until the day after for pools, steam and hard sweating.",
    "Press a clean tissue on a nick, and let its crust fall by itself.",
  ],
  risks: {
    effects: [
      "A pink, tight, slightly raw feeling, which usually fades within a day or so.",
      "Dry or flaking patches over the next few days.",
      "Stinging when products go on.",
      "Shallow nicks and scratches.",
      "Small bumps or spots as the surface recovers.",
      "A cold sore set off, in people who carry the virus.",
      "Less often, an infected nick, a small scar, or lasting darker colour, more so on deeper skin tones.",
    ],
    waitIf: [
      "Inflamed acne or open spots would lie in the blade’s path.",
      "A cold sore is present or tingling; if you get them now and then, say so.",
      "There are cuts, grazes or stitches on your face, or any infection.",
      "You have eczema or rosacea on the face: ask us even when it is quiet.",
      "You are sunburned, or have just been waxed or peeled.",
      "Isotretinoin is a present or recent medicine: tell us before booking, since the skin may be too fragile.",
      "You form keloids, or heal slowly for any reason.",
      "You bleed easily or take a blood thinner: let us know, and leave the dose as it is unless its prescriber tells you otherwise.",
      "You are pregnant or nursing, have allergies, or have had injections in the face lately: we may adapt the visit or put it off.",
    ],
    urgent:
      "A nick that goes on bleeding under steady pressure, skin that turns hot and painful, or blisters near an eye should be seen by a doctor the same day. If a product makes your face swell or your breathing hard, call 911.",
  },
  quote: {
    text: "She stopped at a patch beside my nose that I had not noticed and left it alone. The rest took about as long as my drive over.",
    author: "Sonia V.",
    photo: "silk",
  },
  faqs: [
    {
      question: "Will the hair grow back thicker?",
      answer:
        "No. A blade cuts hair at the surface and leaves the follicle, which sets its width and colour, as it was. The cut end is blunt, so new growth can feel bristly under a fingertip for a while. Coarse dark hair that appears where there was none has another cause, often a hormonal one, and deserves a word with your doctor.",
    },
    {
      question: "Does dermaplaning hurt?",
      answer:
        "You feel a dry scratching, and along the jaw you hear it as well. Soreness is unusual, and numbing cream is not needed. A sharp sting points to a nick or a raw patch; tap the bed and the blade comes away.",
    },
    {
      question: "How often can I have it done?",
      answer: `Every ${interval}, if your skin is comfortable. Results last ${lasting}, which is roughly how long fresh cells take to travel up to the surface. Going sooner scrapes at skin that is not ready to part with anything.`,
    },
    {
      question: "What about my retinol?",
      answer:
        "A shop-bought retinol goes back in the drawer for some days on either side, because it leaves the surface delicate and quick to nick. With a retinoid on prescription the decision is your prescriber’s. Tell us what they say; if it stays in use, we may postpone.",
    },
    {
      question: "Can I put on makeup the same day?",
      answer:
        "Try to wait until the next morning. For some hours the skin smarts easily, and a used sponge brings bacteria to it. If you have an occasion in mind, come a few days ahead of it and enjoy the smoother base then.",
    },
    {
      question: "Is it suitable with acne?",
      answer:
        "Inflamed spots rule it out, since a blade opens them and spreads what is inside. A few blackheads or flat marks from old spots need not, and we can go around a lone bump. Deep or painful acne belongs with a physician; for mild, clogged skin, read our page on acne therapy.",
    },
  ],
  closing: {
    heading: "Let us see you *in daylight*",
    text: "At a free consultation we look at your cheeks by the window, ask what you put on them, and say whether a blade belongs there.",
  },
  procedure: { bodyLocation: "Face", type: "Noninvasive" },
};
