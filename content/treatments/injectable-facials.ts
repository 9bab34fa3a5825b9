import type { Treatment } from "../types.ts";

/** The specification states no figures for this treatment, so the page prints none. */
const unset = "Set at your consultation";

export const injectableFacials = {
  path: "/injectable-facial-near-me-woodbridge",
  shortPath: "/injectable-facials",
  cardPath: "/anti-wrinkle-service",
  service: "injectable-facials",
  kind: "invasive",
  name: "Injectable Facials",
  tagline: "Micro-injections for dry, dull texture",
  summary:
    "Shallow micro-injections spread across dry, dull or finely creased skin, with product, pattern and timing decided in person.",
  metadata: {
    title: "Injectable Facials in Woodbridge for Dull Skin",
    description:
      "Injectable facials in Woodbridge explained: what shallow micro-injections may do for dry, dull skin, where they are given, how they feel and who should wait.",
    keywords: [
      "injectable facial Woodbridge",
      "micro-injections for dry skin",
      "dull skin treatment Vaughan",
      "skin texture treatment",
      "hand and face hydration treatment",
    ],
    photo: "ampoules",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: true,
  bookingLabel: "BOOK YOUR TREATMENT",
  hasConsultationPoints: true,
  concerns: ["texture", "dullness"],
  facts: {
    session: unset,
    number: unset,
    spacing: unset,
    downtime: "Small marks, swelling or bruises possible",
    lasting: "Varies; discussed at your consultation",
  },
  hero: {
    eyebrow: "Skin quality, Woodbridge",
    heading: "Injectable facials for *thirsty skin*",
    lead: "For skin that drinks moisturiser and still looks flat by evening. Many shallow injections, spaced across an area, aim to improve how the surface looks and feels.",
    photo: "ampoules",
  },
  whyChooseUs: {
    heading: "Your *bathroom shelf* comes first",
    paragraphs: [
      "Dryness has many authors: an Ontario winter, a furnace running all night, a cleanser that strips, a retinoid used too eagerly. Several of these call for a gentler routine and nothing more. So we begin by asking what you use, in which order, and how your face feels late in the day.",
      "Where good skin care has done what it can and the surface still looks papery, shallow injections are worth discussing. Droplets are laid in an even pattern, the way a gardener waters a bed along its whole length. Reshaping a cheek or a lip is work for other treatments.",
      "You will find no standard course on this page. Winter skin, sun-worn skin and skin recovering from illness are different cases, and each deserves to be seen before anyone proposes a plan. Ours is put in writing for you, with the product named, so you can read it again at home.",
    ],
    photo: "serum",
  },
  details: [
    {
      title: "Close to the surface",
      text: "Droplets are placed in the skin itself, shallower than filler meant for contour.",
      points: [
        "Little or no change in shape is intended",
        "Texture and moisture are the aim",
        "Raised dots may show at first",
      ],
    },
    {
      title: "Skin that suits",
      text: "It is considered when dryness or dullness persists after a sensible routine has had time to work.",
      points: [
        "Fine, crinkled lines in side light",
        "A flat, tired look despite moisturiser",
        "Rough or papery patches",
        "No active rash or infection",
      ],
    },
    {
      title: "An even pattern",
      text: "The area is mapped before treatment, and the spacing follows your anatomy.",
      points: [
        "Wider spacing on broad areas such as cheeks",
        "Fewer points where skin is thin",
        "Visible vessels are avoided where possible",
        "You can see the map in a mirror",
      ],
    },
    {
      title: "Comfort during treatment",
      text: "Many small injections add up, so numbing is given time to take hold.",
      points: [
        "Numbing cream, unless you react to it",
        "Breaks whenever you raise a hand",
        "Cool compresses at the end",
        "Lips and hands are usually more sensitive",
      ],
    },
    {
      title: "Marks you may see",
      text: "For a while, your skin will look as though something was done to it.",
      points: [
        "Tiny bumps along the pattern",
        "Pinkness and a warm, tight feeling",
        "Bruises, more visible on fair or thin skin",
        "Make-up waits until the points have closed",
      ],
    },
    {
      title: "A plan in writing",
      text: "Length, number and spacing of visits are settled with you in person.",
      points: [
        "Based on your skin, season and history",
        "Reviewed before anything is repeated",
        "Includes what to do at home",
        "Yours to decline or postpone",
      ],
    },
  ],
  steps: [
    {
      title: "Cleanse",
      text: "Make-up, sunscreen and skin oil come off. The area is then cleaned again, to lower the chance of infection.",
    },
    {
      title: "Numb",
      text: "A numbing cream rests on the skin while we go back over your plan and answer what has occurred to you since.",
    },
    {
      title: "Micro-inject",
      text: "Shallow droplets follow the mapped pattern. Your specialist checks skin colour and comfort from row to row.",
    },
    {
      title: "Soothe",
      text: "Something cool, something bland, and sunscreen if there is daylight left. You leave with written aftercare.",
    },
  ],
  areas: {
    heading: "Common treatment areas for *injectable facials*",
    lead: "The same pattern of droplets behaves differently from place to place. Suitability is judged for each area separately.",
    items: [
      {
        drawing: "lips",
        title: "Lips",
        description:
          "For fine vertical creasing and a dry, papery feel. The outline of the mouth is outside its scope.",
      },
      {
        drawing: "cheeks",
        title: "Cheeks",
        description:
          "Broad, visible and exposed to weather. Light from a side window tends to show dullness here.",
      },
      {
        drawing: "nasolabial-folds",
        title: "Nasolabial Folds",
        description:
          "Surface creasing along the fold may look less dry. Depth is another matter, and we say so if depth is the cause.",
      },
      {
        drawing: "marionette-lines",
        title: "Marionette Lines",
        description:
          "Skin from mouth corner to chin can become finely etched. The shadow of sagging underneath will remain.",
      },
      {
        drawing: "jawline-chin",
        title: "Jawline & Chin",
        description:
          "Considered for a rough or crepe-like surface. Inflamed spots along the jaw have to calm down beforehand.",
      },
      {
        drawing: "under-eyes",
        title: "Under-eyes",
        description:
          "The skin is thin, and it bruises and swells easily. Anyone prone to puffiness is often advised against it.",
      },
      {
        drawing: "hands",
        title: "Hands",
        description:
          "Soap, cold and sun age them early. Droplets across the back of the hand are meant for texture, with gloves still advised.",
      },
    ],
  },
  benefits: {
    heading: "What your skin *might gain*",
    lead: "Modest aims, listed with the caveat that skin answers at its own pace and sometimes hardly at all.",
    items: [
      {
        title: "A softer surface",
        text: "Dry skin may feel more supple under your fingertips, and foundation may catch less on fine creases.",
      },
      {
        title: "Light that sits evenly",
        text: "Smoother, better-moistened skin reflects light more evenly, which the eye reads as freshness.",
      },
      {
        title: "Features left alone",
        text: "Because droplets are shallow and spread out, the treatment is planned to keep your contours as they are.",
      },
      {
        title: "Care beyond the face",
        text: "The backs of the hands can be assessed too, a place that face cream seldom reaches.",
      },
    ],
    photo: "hydra",
  },
  preparation: [
    "Write down what you put on your skin, including acids and retinoids, and ask us when to pause each one.",
    "List your medicines and supplements; if one is a prescribed blood thinner, do not stop it without its prescriber.",
    "Skip tanning, and reschedule if the area is sunburned or raw from shaving.",
    "Warn us about cold sores, even old ones, when lips or the skin near them are planned.",
    "Keep the rest of your day undemanding in case swelling shows.",
  ],
  aftercare: [
    "Wash your hands before touching the area, then touch it as little as you can.",
    "Use only a mild cleanser and a plain moisturiser until the skin is calm.",
    "Go without makeup until the injection points have closed.",
    "Stay away from pools, saunas and hard workouts until your aftercare sheet says otherwise.",
    "Cover up from the sun with a hat and a broad-spectrum sunscreen.",
  ],
  risks: {
    effects: [
      "Redness, stinging and small raised dots along the pattern.",
      "Swelling, heavier in the lips and under the eyes.",
      "Bruising, from a speckle to a wide patch.",
      "Tender lumps that take time to flatten.",
      "Darker or lighter marks after inflammation.",
      "Cold sores reawakened, infection or an allergic reaction.",
      "Rarely, a blocked blood vessel, with possible injury to skin or, very rarely, to sight.",
    ],
    waitIf: [
      "You are pregnant or nursing.",
      "You bleed or bruise unusually easily, have a bleeding disorder or use blood thinners; keep taking a prescribed one unless its prescriber decides otherwise.",
      "You have had a severe allergic reaction, or react to numbing cream or injected gels.",
      "The skin is sunburned, infected, broken out or marked by a cold sore.",
      "You form raised scars, or have an autoimmune condition.",
      "You had a peel, laser treatment or filler in the area recently.",
    ],
    urgent:
      "Blanched, dusky or net-patterned skin, or severe pain, needs attention without delay: telephone us, and go to an emergency department if you cannot reach us. For any disturbance of sight, slurred speech or difficulty breathing, call emergency services first.",
  },
  quote: {
    text: "They asked me to bring my creams in a bag. I went home with one fewer product and a date to come back and talk.",
    author: "Samira K.",
    photo: "towels",
  },
  faqs: [
    {
      question: "What is an injectable facial?",
      answer:
        "A treatment in which many tiny amounts of an injectable product are placed just within the skin, in rows or a grid. Its target is dry, dull texture. The word facial sounds gentle, but needles are involved, so it is assessed and consented to like any injection.",
    },
    {
      question: "How is it different from dermal filler?",
      answer:
        "The depth and the purpose. Filler is used to restore volume or adjust an outline, often at a deeper level. An injectable facial is shallow, spread widely and meant for the skin’s surface. The two share several risks, including bruising and, rarely, a blocked vessel.",
    },
    {
      question: "Do the injections hurt?",
      answer:
        "You will feel repeated pricks, dulled by numbing cream. Cheeks are usually easy; the lips and the backs of the hands are less so. Raise a hand and we pause. Pain that becomes severe, then or later, should never be put up with in silence.",
    },
    {
      question: "Is there downtime?",
      answer:
        "Plan for visible dots, pinkness and perhaps a bruise. Some people are presentable the next morning and others stay marked for longer, especially on thin skin. If you face cameras or customers, tell us when, and we will pick the date around it.",
    },
    {
      question: "How many treatments will I need?",
      answer:
        "We would be guessing if we told you here. It depends on how dry the skin is, which area is treated, the product proposed and how you respond to the first visit. You get a written suggestion at your consultation, and it is revisited before each step.",
    },
    {
      question: "Who shouldn’t have one?",
      answer:
        "Anyone pregnant or nursing, and anyone with infected, sunburned or inflamed skin in the area, should wait. Bleeding disorders, serious allergies, autoimmune conditions and a tendency to raised scars all need discussing first. If you take a prescribed blood thinner, do not stop it without its prescriber; tell us and we will weigh it up together.",
    },
  ],
  closing: {
    heading: "Come in with *a bare face*",
    text: "Let us look at your skin in plain light, free of charge, and tell you whether an injectable facial or a kinder cleanser is the sensible start.",
  },
  procedure: { bodyLocation: "Skin of the face and hands", type: "Percutaneous" },
} satisfies Treatment;
