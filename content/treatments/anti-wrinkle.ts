import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(15, 30, "minute");
const onset = quantity(3, 7, "day");
const fullEffect = `about ${quantity(2, "week")}`;
const lasting = quantity(3, 4, "month");
const noBloodThinners = quantity(1, "week");
const noAlcohol = quantity(24, "hour");
const handsOff = quantity(24, "hour");

export const antiWrinkle = {
  path: "/anti-wrinkle-near-me-woodbridge",
  shortPath: "/anti-wrinkle-service",
  service: "anti-wrinkle",
  kind: "invasive",
  name: "Anti-Wrinkle Treatment",
  tagline: "Softens the lines that come with expression",
  summary:
    "Small injections that ease the muscles behind frown, forehead and eye lines, planned from the way your own face moves.",
  metadata: {
    title: "Anti-Wrinkle Treatment in Woodbridge",
    description: `Anti-wrinkle treatment in Woodbridge for forehead, frown and eye lines: ${session}, onset in ${onset}, lasting ${lasting}. Risks and questions answered.`,
    keywords: [
      "anti-wrinkle treatment Woodbridge",
      "frown line treatment",
      "forehead lines",
      "crow’s feet treatment Vaughan",
      "expression lines",
    ],
    photo: "ripples",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK CONSULTATION",
  opensWithSteps: true,
  concerns: ["lines"],
  facts: {
    session,
    number: "One visit, then a review",
    spacing: "As it fades, if you choose",
    downtime: `Short; hands off the area for ${handsOff}`,
    lasting: `${lasting}; onset ${onset}, full effect ${fullEffect}`,
  },
  hero: {
    eyebrow: "Expression lines, Woodbridge",
    heading: "Anti-wrinkle treatment for *lines that move*",
    lead: `Small injections ease the muscles that fold your skin when you frown, squint or laugh. A session takes ${session}; the change arrives quietly, over the days that follow.`,
    photo: "ripples",
  },
  whyChooseUs: {
    heading: "First we *watch you* frown",
    paragraphs: [
      "Expression lines are made by use. A brow that has concentrated over years of small print keeps the mark of it, and the corners of the eyes remember every summer you squinted through. The fold begins with a muscle, so before we talk about treatment we watch yours at work.",
      "You will be asked to frown, lift, smile and purse. One brow often works harder than its twin, and the plan is drawn from what yours actually do. It can be a small plan. If you would like to keep some movement across the forehead, say so early: it changes where we treat, and how much.",
      "Some lines answer only in part. A crease that stays when your face is still, or one that comes from sun and thinning skin, may look softer and remain. You will hear that from us at the free consultation, while deciding against it is still easy.",
    ],
    photo: "lounge",
  },
  details: [
    {
      title: "Lines of expression",
      text: "The treatment is meant for folds that deepen with movement and ease when the face is still.",
      points: [
        "Crosswise lines as the brows lift",
        "Uprights between the brows",
        "Fans at the outer corners of the eyes",
        "Selected points on nose, lip, chin and neck, where assessment allows",
      ],
    },
    {
      title: "A short visit",
      text: `Allow ${session} for the treatment itself, and extra time for talking when you are new to us.`,
      points: [
        "Health questions asked again at every visit",
        "Points marked while your muscles are working",
        "A fine needle and small amounts",
        "Aftercare explained before you stand up",
      ],
    },
    {
      title: "A gradual onset",
      text: "You walk out looking much as you did on arrival.",
      points: [
        `Onset in ${onset}`,
        `Full effect at ${fullEffect}`,
        "One side may settle ahead of the other",
        "Any adjustment waits until both have settled",
      ],
    },
    {
      title: "A fading effect",
      text: `The result lasts ${lasting}, and movement comes back little by little.`,
      points: [
        "Stronger muscles may wake earlier",
        "Lines return as the movement does",
        "Repeat it, reduce it or leave it there",
      ],
    },
    {
      title: "Sensation and settling",
      text: "Each injection is a short pinch, and it may leave a bump like an insect bite.",
      points: [
        "A cold pack beforehand, if you like one",
        "Pinpoints of blood blotted by us",
        "Pinkness usually goes within the day",
        "A bruise may appear the morning after",
      ],
    },
    {
      title: "What it leaves alone",
      text: "Several causes of an older-looking line lie outside the reach of a muscle treatment.",
      points: [
        "Hollows and lost volume",
        "Loose or sagging skin",
        "Rough texture and uneven colour",
        "The faint trace of a long-held crease",
      ],
    },
  ],
  steps: [
    {
      title: "Assess",
      text: "We go through your health, medicines and earlier treatments, then study your face at rest and in motion.",
    },
    {
      title: "Mark",
      text: "You frown, lift and smile once more while small points are drawn where each muscle pulls.",
    },
    {
      title: "Cleanse",
      text: "Make-up comes off and the skin is cleaned. There is time here for a last question.",
    },
    {
      title: "Inject",
      text: `A small amount goes in at each point. The session takes ${session}, and you can sit up whenever you need to.`,
    },
    {
      title: "Review",
      text: `You notice the onset in ${onset}. At ${fullEffect} the effect is full, and together we can judge it fairly.`,
    },
  ],
  areas: {
    heading: "Where *movement* leaves its mark",
    lead: "Every face uses these muscles in its own way. An area on this list may still be one we advise you to leave alone.",
    items: [
      {
        drawing: "forehead",
        title: "Forehead",
        description:
          "The muscle that raises your brows folds the skin crosswise. It also holds the brows up, so a light touch matters here.",
      },
      {
        drawing: "frown-lines",
        title: "Frown Lines",
        description:
          "Uprights between the brows, made by concentration as often as by crossness. Several muscles meet here and are planned as a group.",
      },
      {
        drawing: "crows-feet",
        title: "Crow’s Feet",
        description:
          "Fine spokes that open with a smile or a squint. Points stay clear of the muscles that lift the mouth.",
      },
      {
        drawing: "bunny-lines",
        title: "Bunny Lines",
        description:
          "Slanting creases on the bridge of the nose. They sometimes show more once the frown beside them is quiet.",
      },
      {
        drawing: "lip-lines",
        title: "Lip Lines",
        description:
          "Short verticals above the lip. The same muscle helps you sip and speak, which limits how much is sensible.",
      },
      {
        drawing: "chin-dimpling",
        title: "Chin Dimpling",
        description:
          "A busy chin muscle puckers the skin like orange peel. Easing it can calm the surface when you talk.",
      },
      {
        drawing: "neck-bands",
        title: "Neck Bands",
        description:
          "Cords that stand out when the jaw tightens. If you have any trouble swallowing, tell us: we would leave the neck alone.",
      },
    ],
  },
  benefits: {
    heading: "What *a quieter muscle* can offer",
    lead: "Reasonable hopes, to be read together with the risks below. Your muscles, your skin and the amount we agree on all shape what you notice.",
    items: [
      {
        title: "A shallower fold",
        text: "When the muscle works less, the skin over it creases less deeply. Lines that come and go tend to respond more than lines that never leave.",
      },
      {
        title: "Room for expression",
        text: "The plan can leave movement where you value it. An eyebrow that does half your talking is worth mentioning.",
      },
      {
        title: "An ordinary afternoon",
        text: `Many people return to desk work the same day. For ${handsOff} the treated area stays untouched, which takes more discipline than you would think.`,
      },
      {
        title: "A change that passes",
        text: `Over ${lasting} you can find out whether you like it. Nothing commits you to a second round.`,
      },
    ],
    photo: "silk",
  },
  preparation: [
    `Avoid blood thinners for ${noBloodThinners} beforehand, but never stop a prescribed one without its prescriber: keep taking it and tell us.`,
    `Avoid alcohol for ${noAlcohol} before your visit.`,
    "Bring a list of your medicines and supplements, including those bought off the shelf.",
    "Arrive without makeup on the area, or come a little early to take it off.",
    "Call us to move your visit if you are unwell, or if the skin is broken, infected or sunburned.",
  ],
  aftercare: [
    `Avoid touching the treated area for ${handsOff}: no rubbing, massage or facial tools.`,
    "Stay upright for a few hours, and wear nothing tight across the area.",
    "Leave hard exercise, saunas and hot yoga for another day.",
    "Let small bumps and pinkness settle by themselves.",
    `Hold your judgement until ${fullEffect} have passed, but call straight away if something feels wrong.`,
  ],
  risks: {
    effects: [
      "Redness, tenderness or small bumps where the needle went in.",
      "Bruising, which shows readily around the eyes.",
      "Headache, usually mild and short.",
      "A heavy brow or a drooping eyelid, which wears off but can take weeks.",
      "Uneven brows or an uneven smile until the effect fades.",
      "Dry or watery eyes; with lip or neck areas, difficulty sipping, speaking or swallowing.",
      "Infection or an allergic reaction, both uncommon.",
    ],
    waitIf: [
      "You are pregnant, hoping to be soon, or breastfeeding.",
      "You have a neuromuscular disease, such as myasthenia gravis.",
      "You have reacted badly to an injected product, or have any serious allergy.",
      "There is an infection, a rash or a cold sore at or near the site.",
      "You take a blood thinner: tell us, and never stop a prescribed one without its prescriber.",
      "You take antibiotics or muscle relaxants, or have had similar injections elsewhere recently.",
      "You have a drooping eyelid, trouble swallowing or breathing, or earlier surgery on the face or neck.",
    ],
    urgent:
      "Trouble breathing, swallowing or speaking, swelling of the face or throat, or weakness that spreads is an emergency: call 911, even if your visit was weeks ago. For double vision or a painful eye, call us and see a doctor the same day.",
  },
  quote: {
    text: "I asked to keep my eyebrows moving, and much of the consultation went on exactly that. She also pointed to the one line she expected to stay.",
    author: "Marisa T.",
    photo: "sand",
  },
  faqs: [
    {
      question: "Does it hurt?",
      answer:
        "It stings for a moment at each point. People often compare it with tweezing a brow hair; the skin near the lip is more tender than the forehead. If needles make you faint, tell us first and we will have you lie back and go slowly.",
    },
    {
      question: "When will I see it?",
      answer: `Onset comes in ${onset}, and the full effect takes ${fullEffect}. In between, one brow may run ahead of the other. That is the wrong moment to ask for more, because the slower side has yet to catch up.`,
    },
    {
      question: "How long does it last?",
      answer: `Expect ${lasting}. It leaves gradually, and the span depends on the area, the amount and how strong the muscle is. If you decide not to repeat it, movement returns and the lines come back with it.`,
    },
    {
      question: "Will I look frozen?",
      answer:
        "A stiff look can follow when too much is given, or when a muscle that was doing useful work is silenced. We can begin modestly: more can be discussed at review, while an amount already given has to wear off. Nobody can promise how a face will settle, so tell us which expressions you would miss.",
    },
    {
      question: "How does it differ from filler?",
      answer:
        "This treatment eases a muscle, so the skin above it folds less. Filler adds volume under the skin where a hollow or a fold shows even in a still face. Some people suit one, some both, and some neither; the assessment tells which.",
    },
    {
      question: "What do I avoid before?",
      answer: `Alcohol for ${noAlcohol}, and blood thinners for ${noBloodThinners}, since they make a bruise likelier. A prescribed blood thinner is different: do not stop it without its prescriber, and let us know you take it. Mention fish oil, vitamin E and pain tablets too, because some of them also affect bleeding.`,
    },
  ],
  closing: {
    heading: "Bring your *usual expressions*",
    text: "At a free consultation you frown, laugh and squint, and we say what may soften, what may stay and whether you should wait.",
  },
  procedure: { bodyLocation: "Face and neck", type: "Percutaneous" },
} satisfies Treatment;
