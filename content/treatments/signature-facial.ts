import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(60, "minute");
const interval = quantity(4, 6, "week");
const early = quantity(10, "minute");

export const signatureFacial: Treatment = {
  path: "/facial-near-me-woodbridge",
  shortPath: "/signature-facial",
  service: "signature-facial",
  kind: "non-invasive",
  name: "Signature Facial",
  tagline: "Five unhurried steps for dull, congested skin",
  summary: `Cleanse, exfoliate, extract, mask and moisturise: a facial of ${session}, adjusted to the state of your skin that day.`,
  metadata: {
    title: "Signature Facial in Woodbridge",
    description: `A facial of ${session} in Woodbridge for dull, congested skin. How each of the five steps works, how to prepare, and who should wait.`,
    keywords: [
      "facial Woodbridge",
      "signature facial",
      "facial near me",
      "deep cleansing facial Vaughan",
      "blackhead extraction",
      "dull skin",
    ],
    photo: "cream",
  },
  hasBreadcrumb: false,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "Book Treatment",
  concerns: ["dullness", "texture"],
  facts: {
    session: `${session}; arrive ${early} early`,
    number: "Single visits, no set course",
    spacing: `Every ${interval}`,
    downtime: "Usually brief redness",
    lasting: "Varies with skin and home care",
  },
  hero: {
    eyebrow: "Facial care",
    heading: "A signature facial, *set by your skin*",
    lead: `Five steps in ${session}: cleanse, exfoliate, extract, mask, moisturise. We choose the strength of each one after looking closely at your skin.`,
    photo: "cream",
  },
  whyChooseUs: {
    heading: "We read your skin *before touching it*",
    paragraphs: [
      "Skin is seldom the same two visits running. Dry office air, a new sunscreen or a week of poor sleep can all show on the surface. So a facial here opens with looking, under a good lamp, before any jar is opened.",
      "What we see decides what we do. A congested nose may want patient extraction while the cheeks want only a soft exfoliant. Where an area is sore or inflamed we leave it alone, and say why.",
      `The appointment takes ${session}. If you like to keep your skin steady, we suggest one every ${interval}; a single visit is welcome too. A facial tends the surface. It does not treat skin disease, and if something on your face needs a physician we will tell you.`,
    ],
    photo: "guasha",
  },
  details: [
    {
      title: "Blocked pores",
      text: "Once the skin is soft, blackheads can be cleared with light pressure and a clear stopping point.",
      points: [
        "Nose, chin and forehead, where oil gathers",
        "Red, sore spots are left alone",
        "A pore that resists is not pressed again and again",
        "Pores fill again in time, and their size stays yours",
      ],
    },
    {
      title: "A dull surface",
      text: "Exfoliation lifts spent cells that scatter light and make the face look flat.",
      points: [
        "An enzyme, a mild acid or a fine polish: one of them, never all three",
        "Strength follows how your skin has behaved lately",
        "Left out if the surface is already irritated",
      ],
    },
    {
      title: "Masks by zone",
      text: "Two parts of one face can wear two different masks at the same time.",
      points: [
        "Clay where oil collects",
        "A cream or gel mask where skin feels tight",
        "Rinsed off early if it stings",
      ],
    },
    {
      title: "Reactive skin",
      text: "If your face flushes or smarts easily, say so at the start and we shorten the list of ingredients.",
      points: [
        "A product can be tried on a small patch first",
        "Heat and friction are kept low",
        "Extraction is brief, or skipped",
      ],
    },
    {
      title: "Your appointment",
      text: `Set aside ${session}, and arrive ${early} early so the conversation does not eat into them.`,
      points: [
        "Earrings, necklaces and contact lenses come off first",
        "We remove your makeup as part of the cleanse",
        "You go home wearing moisturiser and, by day, sunscreen",
      ],
    },
    {
      title: "Between visits",
      text: `A rhythm of every ${interval} works only if the days between are kind to your skin.`,
      points: [
        "A mild cleanser and daily sunscreen are the foundation",
        "Add new products one at a time, so a reaction has one suspect",
        "If your skin is quiet, the next visit can wait",
      ],
    },
  ],
  steps: [
    {
      title: "Cleanse",
      text: "Make-up, sunscreen and the day’s oil come off in two passes, until we can see bare skin under the lamp.",
    },
    {
      title: "Exfoliate",
      text: "A mild exfoliant loosens dead cells. A faint tingle is ordinary; heat is a reason to rinse, so speak up.",
    },
    {
      title: "Extract",
      text: "Clogged pores are cleared by hand, with your agreement. Ask for a break, or for this step to end, at any point.",
    },
    {
      title: "Mask",
      text: "A mask rests on the skin while the redness of extraction starts to fade.",
    },
    {
      title: "Moisturise",
      text: "Moisturiser is pressed in by hand, with sunscreen over it in daylight, and we write down what we used.",
    },
  ],
  preparation: [
    `Arrive ${early} early to fill in a short skin history and name the products you use at home.`,
    "Pause shop-bought retinol and exfoliating acids for a few days beforehand; if your retinoid is prescribed, ask your prescriber before pausing it.",
    "Leave facial waxing and threading for another week.",
    "If you shave your face, do it the day before, not on the morning of your visit.",
  ],
  aftercare: [
    "Keep makeup off for the rest of the day if you can.",
    "Stay with a plain cleanser and moisturiser for a few days before returning to acids or retinol.",
    "Put on broad-spectrum sunscreen each morning, and add a hat when the sun is strong.",
    "Save the sauna, hot yoga and hard exercise until the redness has gone.",
    "Let any small spot run its course without picking at it.",
  ],
  risks: {
    effects: [
      "Redness, commonly for some hours.",
      "Tenderness or small marks where pores were cleared.",
      "Dryness, tightness or light flaking after exfoliation.",
      "A few new spots over the following days.",
      "Stinging, itch or a rash from a product, now and then a true allergy.",
      "Uncommonly, a small bruise, a broken surface vessel, an infection, or a dark mark that takes months to fade.",
    ],
    waitIf: [
      "Your face is sunburned, windburned, cut or grazed: come once it has healed.",
      "You have a cold sore, or another infection of the skin.",
      "Eczema, dermatitis or rosacea is flaring.",
      "You have had a peel, laser, waxing or injections on your face recently: give us the date.",
      "You use a prescribed retinoid, or take isotretinoin or did in recent months: tell us before you book.",
      "You are pregnant or breastfeeding, have allergies or take any medicine: tell us, as some ingredients are then left out.",
      "A blood thinner is among your medicines: mention it, since extraction can bruise, and go on taking it unless its prescriber says otherwise.",
    ],
    urgent:
      "Swelling of the lips, tongue or eyelids, widespread hives or trouble breathing is an emergency: call 911. Redness that spreads, pus or a fever should be seen by a physician the same day.",
  },
  quote: {
    text: "They asked what I had been using at home, then left the scrub out because my cheeks were dry that week. I liked being told why.",
    author: "Danielle R.",
    photo: "towels",
  },
  faqs: [
    {
      question: "Will I break out after a facial?",
      answer:
        "You may see a few small spots over the next days, often where pores were already blocked. They generally settle if you keep your hands off them. Call us if one grows sore, if they spread, or if you see a rash.",
    },
    {
      question: "How often should I come?",
      answer: `Every ${interval} is our usual suggestion for skin that clogs or turns dull again. The gap gives your face time to recover from extraction. If it stays comfortable for longer than that, wait longer.`,
    },
    {
      question: "When can I put makeup back on?",
      answer:
        "The next morning is a sensible moment. Skin that has just been extracted is easily irritated by pigment and by a brush that is due for a wash. If you must wear some sooner, keep it light and use clean tools.",
    },
    {
      question: "Can I book one right before a wedding or a party?",
      answer:
        "Leave several days between, so that redness and any small spots have time to go. The day before is too late for extraction. If you have not had a facial with us, try one well ahead of the date to learn how your skin responds.",
    },
    {
      question: "My skin is sensitive. Is this for me?",
      answer:
        "Often, with changes. We drop the stronger exfoliants, keep heat and rubbing low, and can test a product on a small patch first. If your skin is burning, peeling or flaring on the day, we will ask you to come back when it is calm.",
    },
    {
      question: "Do I need to stop retinol first?",
      answer:
        "Pause an over-the-counter retinol for a few days before your visit and a few days after it, because exfoliating on top of it can leave skin raw. With a prescribed retinoid, ask your prescriber first. If you keep using it, tell us, and we will leave exfoliation out.",
    },
  ],
  closing: {
    heading: "Start from *today’s skin*",
    text: `Pick a day, tell us what you wash and moisturise with, and we will plan the ${session} around it.`,
  },
  procedure: { bodyLocation: "Face", type: "Noninvasive" },
};
