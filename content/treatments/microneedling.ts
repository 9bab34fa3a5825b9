import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const course = quantity(3, 6, "session");
/** The specification's "(6-8 for scarring)", read as the number of sessions. */
const scarCourse = quantity(6, 8, "session");
const gap = quantity(4, 6, "week");
const redness = quantity(24, 48, "hour");
const improvement = quantity(3, 6, "month");

export const microneedling: Treatment = {
  path: "/microneedling-near-me-woodbridge",
  shortPath: "/microneedling",
  service: "microneedling",
  kind: "non-invasive",
  name: "Microneedling",
  tagline: "Fine needling for texture, pores and acne scars",
  summary: `Many fine punctures prompt skin to repair itself, for texture, pores and acne scars: ${course}, ${gap} apart.`,
  metadata: {
    title: "Microneedling in Woodbridge for Texture & Scars",
    description: `Microneedling in Woodbridge: ${course}, ${gap} apart, redness for ${redness}. What slow repair may do for scars, pores and texture.`,
    keywords: [
      "microneedling Woodbridge",
      "microneedling near me",
      "microneedling Vaughan",
      "acne scars",
      "visible pores",
      "uneven skin texture",
    ],
    photo: "beads",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK YOUR TREATMENT",
  concerns: ["texture", "lines"],
  facts: {
    session: "Depends on the area; set at consultation",
    number: `${course}; ${scarCourse} for scarring`,
    spacing: `${gap} apart`,
    downtime: `Redness for ${redness}`,
    lasting: `Results improve over ${improvement}`,
  },
  hero: {
    eyebrow: "Texture, pores, acne scars",
    heading: "Microneedling works at *the pace of repair*",
    lead: `Fine needles open tiny channels in the skin, and the skin mends them. Redness lasts ${redness}; results improve over ${improvement}.`,
    photo: "beads",
  },
  whyChooseUs: {
    heading: "Small wounds, *made on purpose*",
    paragraphs: [
      "A needled face has been wounded, if only slightly. The healing is what you come for: while skin closes the channels it lays down new collagen, and a dented surface may grow shallower for it. Whoever makes such wounds owes you clean hands, a considered depth and a reason for every pass.",
      "Depth changes as we cross the face. Forehead skin lies thin over bone; a scarred cheek will take more. Skin tone matters too. Inflammation can leave brown marks, above all on deeper tones, so we begin shallow, wait longer if the last session left a trace, and are strict about sun.",
      `Patience does the rest. We plan ${course}, or ${scarCourse} for scarring, ${gap} apart. Results improve over ${improvement}, so the mirror is a poor guide in the opening weeks. Narrow, steep-sided scars often change little. If yours are of that kind, a dermatologist has methods that we do not.`,
    ],
    photo: "interior",
  },
  details: [
    {
      title: "Acne scars",
      text: "Broad, shallow dips give way more readily than narrow pits.",
      points: [
        `${scarCourse} for scarring`,
        "The aim is a softer edge, and some trace remains",
        "Raised scars and keloids are never needled",
        "Breakouts have to be quiet before we start",
      ],
    },
    {
      title: "Pores and texture",
      text: "A pore cannot be closed, though firmer skin around it can make it less obvious.",
      points: [
        "Roughness may ease under your fingertips",
        "Oil flow goes on as before",
        "Blackheads are left for a facial on another date",
      ],
    },
    {
      title: "Lines at rest",
      text: "Faint lines that show on a resting face may soften a little.",
      points: [
        "Folds that come with a frown need a different approach",
        "Hollows do not fill",
        "Eyelids are outside the treated area",
      ],
    },
    {
      title: "Numbing and needling",
      text: "The visit starts slowly, because numbing cream cannot be hurried.",
      points: [
        "Tell us of any past trouble with a local anaesthetic",
        "Bony places buzz more than soft ones",
        "A raised finger pauses the pen",
      ],
    },
    {
      title: "The first days",
      text: `Redness lasts ${redness} and looks like a walk without a hat in July.`,
      points: [
        "Then a dry, sandpaper feel for some days",
        "Pinpoint crusts or a faint bruise here and there",
        "Flakes come off when they are ready",
      ],
    },
    {
      title: "Clean technique",
      text: "Open channels admit whatever touches them, which shapes all our habits.",
      points: [
        "A sterile tip, unsealed while you watch and used once",
        "Only products intended for needled skin",
        "Please use no roller at home between sessions",
      ],
    },
  ],
  steps: [
    {
      title: "Cleanse",
      text: "The skin is washed and disinfected, while we look for spots, cold sores and moles to avoid.",
    },
    {
      title: "Numb",
      text: "Cream stays on until your cheek feels woolly, and then every trace of it is wiped off.",
    },
    {
      title: "Needle",
      text: "A pen with a fine, sterile tip moves in overlapping passes. Pinpoint bleeding can appear where we go deeper.",
    },
    {
      title: "Soothe",
      text: "Saline and a bland hydrating serum take down the heat. You go home pink, bare-faced and with written notes.",
    },
  ],
  preparation: [
    "Wait for active spots and cold sores to heal, and tell us if you are prone to either.",
    "Come without a tan, whether from the sun or from a bottle.",
    "Lay retinol, acids and scrubs aside for some days, but change a prescribed cream only with its prescriber.",
    "List your medicines; blood thinners make bleeding likelier, and a prescribed one must never be stopped without its prescriber.",
    `Pick a date with ${redness} free of occasions after it.`,
  ],
  aftercare: [
    `Touch the skin only with clean hands while redness lasts, which is ${redness}.`,
    "Use the bland cleanser and moisturiser we name, and no active product until the rough feel has gone.",
    "Avoid pools, saunas and sweaty exercise for a few days.",
    "Wear a brimmed hat from the start, and mineral sunscreen from the following day.",
    "Let crusts and flakes fall without help.",
  ],
  risks: {
    effects: [
      `Redness for ${redness}, with heat and tightness.`,
      "Swelling, dryness and flaking for some days.",
      "Pinpoint bleeding at the time, small bruises later.",
      "Spots or tiny white bumps while the skin recovers.",
      "A cold sore brought on by the needling.",
      "Darker or lighter patches, likelier on deeper skin tones and after sun.",
      "Infection, or a reaction to the numbing cream or another product.",
      "Less change than you hoped for, above all in deep scars.",
      "Uncommonly, a new scar or fine track marks.",
    ],
    waitIf: [
      "The needles would meet active acne, infection, a cold sore or open skin.",
      "You have ever formed a keloid or another thick, raised scar.",
      "You bleed easily, through a bleeding disorder or a blood thinner: we need to know, and a prescribed medicine stays as it is unless its prescriber changes it.",
      "You are pregnant; when breastfeeding, ask first because of the numbing cream.",
      "You use isotretinoin, or have finished a course lately: tell us, and expect a wait.",
      "Eczema, psoriasis or rosacea is flaring on your face.",
      "You are sunburned or tanned.",
      "You have allergies, above all to metals or local anaesthetics.",
      "Illness or treatment has weakened your immune system, or slows your healing.",
      "A mole has changed, or skin cancer is being treated: see your physician first.",
    ],
    urgent: `See a doctor the same day for pus, fever, clusters of small blisters, or redness that deepens once ${redness} have passed. Call 911 for trouble breathing, swelling of the lips or throat, or faintness and a racing heart after numbing cream.`,
  },
  quote: {
    text: "Watching her open the needle tip settled my nerves. She also moved my second date, because I had caught the sun at the lake.",
    author: "Amira S.",
    photo: "towels",
  },
  faqs: [
    {
      question: "Does microneedling hurt?",
      answer:
        "Numbing cream takes away much of the edge. What is left feels like a scratchy vibration, keener over the forehead, nose and lip. Your face is hot and tight until evening or longer. We can lighten the depth or leave out a tender patch.",
    },
    {
      question: "What is the downtime?",
      answer: `Redness lasts ${redness}, and a gritty dryness can follow for some days. Quiet indoor work is often manageable; sweat, heat and strong sun are not welcome. Skin that grows redder when it ought to be fading is a reason to call us.`,
    },
    {
      question: "How many sessions are planned?",
      answer: `Our plans are for ${course}, or ${scarCourse} for scarring, set ${gap} apart so that the surface has recovered before we return to it. Results improve over ${improvement}, so the change goes on after the final visit. We compare pictures before adding any.`,
    },
    {
      question: "Is it safe on darker skin?",
      answer:
        "It is often possible, since needles do not aim at pigment as many lasers do. Inflammation can still leave dark patches, and deeper skin is more prone to them. If a spot, a burn or a past treatment has marked you, tell us; we may needle a test area and wait, or advise against it.",
    },
    {
      question: "When can I wear makeup again?",
      answer: `Leave it off until the ${redness} of redness are over, then start with something light and a washed brush. Earlier, pigment and bacteria can be pressed into channels that have yet to close. If your skin still feels raw, give it longer.`,
    },
    {
      question: "What can it do for scars?",
      answer: `Rolling, shallow acne scars may soften over ${scarCourse}; deep, narrow ones tend to stay. Keloids and raised scars are left alone, because needling can make them grow. We photograph the same cheek in the same light, so that hope does not do the measuring.`,
    },
  ],
  closing: {
    heading: "Pick a *quiet week* for it",
    text: "Tell us which scars or patches bother you and which weeks are free of sun; the first talk is a free consultation.",
  },
  procedure: { bodyLocation: "Face", type: "Percutaneous" },
};
