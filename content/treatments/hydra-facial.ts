import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(30, 45, "minute");
const rhythm = `monthly or every ${quantity(2, "week")}`;

export const hydraFacial: Treatment = {
  path: "/hydra-facial-near-me-woodbridge",
  shortPath: "/hydra-facial",
  service: "hydra-facial",
  kind: "non-invasive",
  name: "HydraFacial",
  tagline: "Fluid, a mild peel and suction for congested skin",
  summary: `Cleansing, a mild peel, extraction by suction and serums in ${session}, for oily, congested or dull skin.`,
  metadata: {
    title: "HydraFacial in Woodbridge",
    description: `HydraFacial in Woodbridge, ${session} a visit, ${rhythm}. What the suction feels like, what to skip afterwards, and when to wait.`,
    keywords: [
      "HydraFacial Woodbridge",
      "HydraFacial near me",
      "HydraFacial Vaughan",
      "suction facial",
      "oily skin facial",
      "congested skin",
    ],
    photo: "hydra",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK YOUR TREATMENT",
  concerns: ["dullness", "breakouts"],
  facts: {
    session,
    number: "As many as you find useful",
    spacing: `Repeat ${rhythm}`,
    downtime: "Pinkness, often gone within a day",
    lasting: "Until pores and surface build up again",
  },
  hero: {
    eyebrow: "Facial by handpiece",
    heading: "A HydraFacial in *four wet steps*",
    lead: `A handpiece sends fluid over the skin and draws it back, carrying loosened debris. Allow ${session}. It is meant for faces that are oily, congested or dull.`,
    photo: "hydra",
  },
  whyChooseUs: {
    heading: "Less pressing, *more rinsing*",
    paragraphs: [
      "Fingers clear a pore by pushing on it. This handpiece pulls. Fluid softens what is lodged near the surface, suction lifts some of it away, and the used liquid collects in a container that you are welcome to inspect.",
      "How the handpiece is held counts for a great deal. Linger too long in one place and suction bruises; choose too keen a peel and the face feels tight by evening. Your practitioner begins low, watches how your colour changes, and turns things down sooner than up.",
      `Between visits, skin goes on making oil and shedding cells, so the effect is a passing one. That is the reason for a rhythm: ${rhythm}, decided by how quickly you clog. Deep cysts, scars and loose skin call for something else, and we will say what.`,
    ],
    photo: "serum",
  },
  details: [
    {
      title: "Oily zones",
      text: "For a forehead that shines by noon and a nose dotted with blackheads, suction does the main work.",
      points: [
        "Soft, shallow plugs lift more readily than old, deep ones",
        "The handpiece keeps moving, even over a stubborn spot",
        "How much oil you make stays the same",
      ],
    },
    {
      title: "Flat-looking skin",
      text: "With the outermost cells rinsed away and moisture put back, light falls more evenly on the face.",
      points: [
        "Early winter, with the heating on, is a common time to come",
        "Brown patches and melasma need their own assessment",
        "Newly bared skin burns sooner, so sunscreen is part of it",
      ],
    },
    {
      title: "A short visit",
      text: `The whole sequence takes ${session}, which leaves room for a working day around it.`,
      points: [
        `Book ${rhythm}, or only now and then`,
        "There is no course to complete",
        "Allow for a pink nose at your next meeting",
      ],
    },
    {
      title: "Easily upset skin",
      text: "Three things can be lowered for a touchy face: the suction, the peel and the number of serums.",
      points: [
        "Thin skin beside the nose and eyes is passed over lightly",
        "The peel can be left out",
        "Fewer serums make a reaction easier to trace",
      ],
    },
    {
      title: "Near injectables",
      text: "Suction and massage are unwelcome on a face that has just been injected, so timing comes first.",
      points: [
        "Name the treatment, the areas and the date",
        "If you plan both, have this first and injections on a later day",
        "If another clinic injected you, follow its advice on waiting",
      ],
    },
    {
      title: "Skin we redirect",
      text: "Certain faces need a diagnosis before they need a handpiece.",
      points: [
        "Severe acne, cysts and nodules go to a physician",
        "Severe or flaring rosacea waits for medical advice",
        "A rash nobody has named should be looked at first",
      ],
    },
  ],
  steps: [
    {
      title: "Cleanse and exfoliate",
      text: "Make-up comes off, then a ridged tip glides over the face with fluid, loosening surface cells.",
    },
    {
      title: "Mild peel",
      text: "A low-strength acid softens the plugs in the pores. It may prickle; say if it burns, and it comes off.",
    },
    {
      title: "Extraction by suction",
      text: "The handpiece draws softened oil and debris from the pores in slow, moving strokes.",
    },
    {
      title: "Serums",
      text: "Hydrating serums chosen for your skin go on last, followed by sunscreen if you are heading into daylight.",
    },
  ],
  preparation: [
    "Tell us about any injectable, peel, laser or wax on your face, with its date, when you book.",
    "Put scrubs, acids and non-prescription retinol away for a few days; changing a prescribed cream is a matter for whoever prescribed it.",
    "Remove contact lenses before we start if your eyes water easily.",
    "Move your booking if a rash, a sunburn or a cold sore turns up.",
  ],
  aftercare: [
    "Stay out of saunas, steam rooms, hot yoga and very hot showers for a day.",
    "Wear sunscreen from the first morning on, cloudy days included.",
    "Wash with lukewarm water and a bland cleanser while the skin feels tight.",
    "Reintroduce acids and retinol only when warmth and tightness have gone.",
  ],
  risks: {
    effects: [
      "Pinkness and warmth, usually for some hours.",
      "Tight, dry or lightly flaking skin.",
      "Prickling or stinging while the peel is on.",
      "Small round marks or bruises from the suction.",
      "Spots in the days after, as loosened plugs come to the surface.",
      "An allergic rash from a peel or serum.",
      "In rare cases a dark patch after irritation, more often on deeper skin tones.",
    ],
    waitIf: [
      "There is an active rash, a sunburn or a wound on your face.",
      "Your acne or rosacea is severe: see a physician before you see us.",
      "A cold sore or any infection is present, or you feel one starting.",
      "Aspirin, salicylates or a skin-care ingredient has ever caused you a reaction: name it, so we can leave it out or decline.",
      "You are expecting a baby or breastfeeding: tell us, as some peels are then unsuitable.",
      "Isotretinoin is on your list of medicines, now or lately: tell us before you book.",
      "You bruise readily or are prescribed a blood thinner: let us know so suction stays low, and keep taking it unless the prescriber tells you otherwise.",
    ],
    urgent:
      "A swollen face, tight throat or difficulty breathing calls for 911. See a physician that day for blisters, or for skin that turns hot, painful and increasingly red.",
  },
  quote: {
    text: "The suction felt odd for the first minute, like a cat’s tongue. She turned it down over my cheeks before I had to ask.",
    author: "Leah K.",
    photo: "vase",
  },
  faqs: [
    {
      question: "Does a HydraFacial hurt?",
      answer:
        "For many people it is more odd than sore: cool fluid, a steady tug, and a prickle during the peel. The sides of the nose are the tender part. Suction can be lowered in the middle of a stroke.",
    },
    {
      question: "Is there any downtime?",
      answer:
        "Plan for some pinkness and little else. A few people find themselves dry, spotty or lightly marked by the suction for some days. Heat makes redness last, which is why saunas and hot yoga are off limits for a day.",
    },
    {
      question: "Can I wear makeup straight afterwards?",
      answer:
        "We would rather you left your face bare until the following day, above all if it is pink. Sunscreen is the exception. Nothing is ruined if you have to cover up that evening, so long as the sponge or brush is clean.",
    },
    {
      question: "How often is it done?",
      answer: `We suggest ${rhythm}. Oilier skin fills up faster and leans toward the shorter gap; dry skin may not need either. Each visit takes ${session}, and crowding them closer mainly irritates.`,
    },
    {
      question: "How long should I wait after injectables?",
      answer:
        "Long enough for the injected area to heal and the product to settle, and that differs between treatments. Your injector sets the wait; bring us the date and we will hold to it. Where you can choose the order, have this first.",
    },
    {
      question: "What if my skin is sensitive?",
      answer:
        "Mention it when you book. Suction goes down, the peel may be dropped, and serums without perfume are preferred. A face that is currently inflamed, or rosacea in full flare, has to quieten before we go near it.",
    },
  ],
  closing: {
    heading: "Make time for a *proper rinse*",
    text: "Tell us how your skin behaves through an ordinary week, and we will suggest a date or a different treatment.",
  },
  procedure: { bodyLocation: "Face", type: "Noninvasive" },
};
