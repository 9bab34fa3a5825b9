import { responseHours } from "../business.ts";
import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const course = quantity(6, 12, "session");
const firstResults = quantity(2, 4, "week");
const clearing = quantity(8, 12, "week");
const maintenance = quantity(4, 6, "week");

export const acneTherapy: Treatment = {
  path: "/acne-therapy-near-me-woodbridge",
  shortPath: "/acne-therapy",
  service: "acne-therapy",
  kind: "non-invasive",
  name: "Acne Therapy",
  tagline: "A steady plan for mild, clogged breakouts",
  summary: `Clinic visits and a home plan for mild, clogged breakouts: ${course}, then maintenance every ${maintenance}.`,
  metadata: {
    title: "Acne Therapy in Woodbridge",
    description: `Acne therapy in Woodbridge for mild, clogged breakouts: ${course}, results in ${firstResults}, and when a physician should see you first.`,
    keywords: [
      "acne therapy Woodbridge",
      "acne treatment near me",
      "acne facial Vaughan",
      "clogged pores",
      "mild acne",
      "teen acne care",
    ],
    photo: "clay",
  },
  hasBreadcrumb: false,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK CONSULTATION",
  concerns: ["breakouts"],
  facts: {
    session: "Set at your consultation",
    number: course,
    spacing: `Set in your plan; maintenance every ${maintenance}`,
    downtime: "Redness after extraction, a day or so",
    lasting: `Results in ${firstResults}, clearing by ${clearing}; kept up by maintenance`,
  },
  hero: {
    eyebrow: "For mild breakouts",
    heading: "Acne therapy with a *steady hand*",
    lead: `A plan of ${course} for mild, clogged skin, worked out with you. We look for results in ${firstResults} and clearing by ${clearing}. Skins differ, and some need a physician.`,
    photo: "clay",
  },
  whyChooseUs: {
    heading: "Some spots *belong elsewhere*",
    paragraphs: [
      "Blackheads, whiteheads and the odd small red bump are within our reach. Nodules, cysts, severe acne and acne that comes on suddenly are not; they belong with a physician, and delay can mean scars. We do not diagnose, but we know where our work ends, and we would tell you on the first day.",
      `Then comes patience, because a pore blocks weeks before anyone sees it. Results show in ${firstResults} for skin that responds, with clearing by ${clearing}. The full course is ${course}. None of this is a promise: if the first stretch changes nothing, we review the plan with you and say so when it is time to see a doctor.`,
      "What you do at your own sink weighs more than any visit. So the plan is short enough to follow when you are tired: a cleanser, one active product, a moisturiser, a sunscreen. Where you already own something suitable, keep using it.",
    ],
    photo: "lounge",
  },
  details: [
    {
      title: "Clogged pores",
      text: "Oil and dead cells form a plug; the visit thins that plug before anyone tries to lift it.",
      points: [
        "Blackheads and whiteheads on the face are the core of this work",
        "Small red bumps are calmed, with no squeezing",
        "Exfoliation stays mild, as scrubbing feeds inflammation",
      ],
    },
    {
      title: "Careful extraction",
      text: "A pore is opened only when it is ready, since force pushes the contents deeper.",
      points: [
        "Gloves, good light, a clean comedone tool or cotton",
        "Anything deep or hot to the touch is left closed",
        "You set the limit on how many, and may stop",
      ],
    },
    {
      title: "Your home plan",
      text: "One written page covers morning, evening and what to leave off your face.",
      points: [
        "One active at a time, introduced slowly",
        "Hair oils, tight straps and phone screens get a mention",
        "Moisturiser stays in, even for oily skin",
        "Bring your products and we will read the labels with you",
      ],
    },
    {
      title: "Beside your prescription",
      text: "Medical care comes first, and our visits bend around it.",
      points: [
        "Keep using prescribed creams and tablets as directed",
        "Isotretinoin: tell us before we touch your skin",
        "With your consent, we can write to your prescriber",
      ],
    },
    {
      title: "Holding the ground",
      text: `After the course, maintenance every ${maintenance} keeps watch on pores that would like to fill again.`,
      points: [
        "Hormones, seasons and stress can all bring spots back",
        "Visits thin out or end when your skin stays quiet",
        "The home plan is revised as skin changes",
      ],
    },
    {
      title: "When we refer",
      text: "Acne with depth, pain or speed is medical work, and we will say so plainly.",
      points: [
        "Painful lumps, nodules or cysts",
        "Breakouts that are severe, widespread or sudden",
        "New scars, or acne with irregular periods or new facial hair",
        "Acne that is weighing on your mood",
      ],
    },
  ],
  steps: [
    {
      title: "Assess",
      text: "We look at the type of spots, where they sit, what you use and take, and whether a physician should come first.",
    },
    {
      title: "Cleanse",
      text: "A gentle cleanse and a mild exfoliant soften the surface without stripping it.",
    },
    {
      title: "Extract",
      text: "Ready pores are cleared one by one. Inflamed ones wait for another visit, or for none.",
    },
    {
      title: "Calm",
      text: "A cool compress or a soothing mask brings the redness down, with light moisturiser and sunscreen to finish.",
    },
    {
      title: "Home plan",
      text: "You leave with your routine on one page and the date on which we will judge together whether it is working.",
    },
  ],
  preparation: [
    "Photograph your skin in the same light on a few ordinary days, so we can see more than one of them.",
    "Bring the cleansers, creams and tablets you use, or pictures of their labels.",
    "Carry on with prescribed treatment, and ask its prescriber whether anything should change before an extraction.",
    "Resist squeezing in the days before; closed skin gives us more to work with.",
  ],
  aftercare: [
    "Keep your hands, and your phone, away from your face until bedtime.",
    "Restart shop-bought active products when the soreness has gone, as your plan describes; prescribed ones keep to your prescriber’s schedule.",
    "Choose oil-free sunscreen and use it daily, because marks darken in the sun.",
    "Change your pillowcase that night.",
    "Ring us if a spot becomes hot, swollen or increasingly painful.",
  ],
  risks: {
    effects: [
      "Red, tender skin after extraction, mostly for a day or so.",
      "More visible spots for a while, as plugs rise to the surface.",
      "Dry, peeling or stinging skin from active products.",
      "Pink or brown marks where spots were; on deeper skin these can last many months.",
      "A reaction to an ingredient, from mild itch to a full rash.",
      "Rarely, an infected spot or a small scar.",
      "No improvement, in which case we help you decide what comes next.",
    ],
    waitIf: [
      "Your acne is nodular, cystic, severe or of sudden onset: book with a physician.",
      "You take isotretinoin, or finished it recently: tell us, since the skin tears and marks easily.",
      "You are pregnant, trying to be, or nursing: several common acne ingredients are then avoided.",
      "You have a cold sore, an infected patch, or eczema in the area.",
      "Your skin is sunburned or raw from a product you have been trying.",
      "You are prone to keloids or to dark marks: we would extract less, or not at all.",
      "You have allergies, or take other medicines. Blood thinners count here, because extraction can bruise; whether to interrupt one is for its prescriber alone.",
    ],
    urgent:
      "Acne that erupts with fever, aching joints or open sores needs a physician the same day, as does spreading redness or swelling near an eye. If breathing becomes difficult or your lips swell after a product, call 911.",
  },
  quote: {
    text: "I had braced myself to be sold a bag of bottles. I left with a one-page routine and a note to ask my doctor about the lump on my jaw.",
    author: "Nadia F.",
    photo: "sand",
  },
  faqs: [
    {
      question: "Will my skin get worse before it gets better?",
      answer:
        "It can. Loosening plugs brings some of them up, and a new active product may dry or irritate at first. A mild flare should ease within weeks; if yours is painful, spreading or deep, pause the product we added and call us.",
    },
    {
      question: "How many sessions will I need?",
      answer: `Plans run to ${course}, spaced to suit your skin. Results come in ${firstResults} and clearing by ${clearing} when mild acne responds, which not all acne does. After that, maintenance every ${maintenance} is usual.`,
    },
    {
      question: "Do you see teenagers?",
      answer:
        "Yes, with a parent or guardian at the first visit, and with the teenager’s own agreement. Simple routines suit that age, and we keep extraction short. Acne that is severe, scarring or hard on a young person’s spirits should go to a doctor early.",
    },
    {
      question: "Can this help with acne scars?",
      answer:
        "This treatment is aimed at active, clogged spots. Fewer inflamed spots may mean fewer new marks, but pits and raised scars will still be there. Once your skin has been quiet for some time, ask us about microneedling, or a dermatologist about stronger options.",
    },
    {
      question: "I already have a prescription. Can I still come?",
      answer:
        "Usually, once we know what it is. Prescribed creams can make skin fragile, so we may skip exfoliation or extraction. Please do not drop or delay a medicine for our sake; ask the person who prescribed it, and mention isotretinoin before booking.",
    },
    {
      question: "Do you treat acne on the back and chest?",
      answer:
        "Mild congestion there can be cleansed and extracted, and the home plan widened to include it. The skin is thicker, sweat and straps play a part, and scars form more readily. Deep or sore lumps on the trunk are for a physician.",
    },
  ],
  closing: {
    heading: "Let us *look closely* first",
    text: `Write to us and you will have an answer within ${responseHours} hours; the consultation is free, and may end in a referral.`,
  },
  procedure: { bodyLocation: "Face, back and chest", type: "Noninvasive" },
};
