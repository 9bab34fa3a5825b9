import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(15, 60, "minute");
const course = quantity(6, 8, "session");
const gap = quantity(4, 6, "week");
const reduction = "up to 95% permanent reduction";

export const laserHairRemoval: Treatment = {
  path: "/laser-hair-removal-near-me-woodbridge",
  shortPath: "/laser-hair-removal",
  service: "laser-hair-removal",
  kind: "non-invasive",
  name: "Laser Hair Removal",
  tagline: "Less regrowth on face and body, by degrees",
  summary: `A course of ${course}, ${gap} apart, that thins regrowth on face and body: ${reduction}, not every hair.`,
  metadata: {
    title: "Laser Hair Removal in Woodbridge",
    description: `Laser hair removal in Woodbridge: ${course}, ${gap} apart. What permanent reduction means, which hair responds, and who should wait.`,
    keywords: [
      "laser hair removal Woodbridge",
      "laser hair removal near me",
      "laser hair removal Vaughan",
      "permanent hair reduction",
      "underarm laser",
      "bikini laser",
      "hormonal hair",
    ],
    photo: "light",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: true,
  bookingLabel: "BOOK LASER APPOINTMENT",
  concerns: ["unwanted-hair"],
  facts: {
    session,
    number: course,
    spacing: `${gap} apart`,
    downtime: "Redness and bumps, a few hours to days",
    lasting: `Lasting drop in regrowth: ${reduction}`,
  },
  hero: {
    eyebrow: "Face and body",
    heading: "Laser hair removal, *counted in seasons*",
    lead: `Light follows pigment down to the root. Over ${course}, ${gap} apart, fewer hairs return: ${reduction}, which is a lasting drop in regrowth and not every hair.`,
    photo: "light",
  },
  whyChooseUs: {
    heading: "Your *growth cycle* keeps the calendar",
    paragraphs: [
      `Hair grows, rests and sheds to its own timetable, and neighbouring follicles rarely agree. The laser can reach a root only while its hair is growing and full of pigment; the others must be met later. Hence a course of ${course}, ${gap} apart.`,
      `The figure we publish is ${reduction}, and it deserves a careful reading. Permanent reduction means a lasting fall in the number of hairs that regrow after a full course. "Up to" marks the upper end. Some people see a good deal less, and fine or pale hairs usually remain.`,
      "We would sooner lose a booking than treat a fresh tan. Before the first pulse we note your skin tone, hair colour, medicines and recent sun, and may treat a small test area and wait to see how it settles. If your hair is too light for the laser to find, you will hear that at the free consultation.",
    ],
    photo: "beam",
  },
  details: [
    {
      title: "Upper lip",
      text: "The area is small and full of nerve endings, so the session is short and you feel each pulse.",
      points: [
        "Soft, downy hair is usually left, as it responds poorly",
        "If you get cold sores, tell us before we start",
        "Daily sunscreen matters, because this skin is always on show",
      ],
    },
    {
      title: "Both underarms",
      text: "Coarse, dark hair on skin that sees little sun gives the light a clear target.",
      points: [
        "Arrive without deodorant",
        "Small bumps around the follicles are common afterwards",
        "Deodorant can return when the warmth has gone",
      ],
    },
    {
      title: "Bikini line",
      text: "You decide the outline, and we agree on it aloud before anything is uncovered.",
      points: [
        "You stay draped, with one section bare at a time",
        "Stop us whenever you wish; no reason is needed",
        "Loose cotton is comfortable for the trip home",
      ],
    },
    {
      title: "Half or full legs",
      text: `A long area sits toward the upper end of our ${session}, worked in strips from the ankle up.`,
      points: [
        "Shins and ankles feel it more than calves",
        "Hair sheds in uneven patches in the weeks after",
        "Shaving between sessions is fine on calm skin",
      ],
    },
    {
      title: "Back and shoulders",
      text: "We mark a grid on the skin, so that no strip is missed and none is treated twice.",
      points: [
        "Ask someone to shave what you cannot reach",
        "Moles are shielded, and tattooed skin is left out",
        "Active acne or infected follicles are reviewed first",
      ],
    },
    {
      title: "Hormonal hair",
      text: "Hair driven by hormones, as with polycystic ovary syndrome, can be treated with more modest expectations.",
      points: [
        "New follicles can switch on later, so upkeep is likely",
        "Sudden or fast new growth is a reason to see a physician first",
        "Treatment your doctor has prescribed carries on as before",
      ],
    },
  ],
  steps: [
    {
      title: "Assess",
      text: "We go through skin tone, hair colour, medicines and recent sun, then settle the setting or suggest a test area.",
    },
    {
      title: "Shave",
      text: "Any stubble is trimmed to the surface, so the energy goes to the root and does not scorch hair above the skin.",
    },
    {
      title: "Eyewear",
      text: "You and your practitioner both put on protective glasses or shields, and they stay on until the laser is off.",
    },
    {
      title: "Pulses",
      text: `Each pulse is a quick, hot snap, with cooling close behind. Depending on the area, this visit takes ${session}.`,
    },
    {
      title: "Soothe",
      text: "The skin is cooled, checked for its reaction and covered with a plain lotion and sunscreen where it meets daylight.",
    },
  ],
  preparation: [
    "Shave the area the day before, and leave the hair beneath the skin where it is.",
    "Give up waxing, plucking, threading and epilating for several weeks before the first session and throughout the course.",
    "Keep sun, tanning beds and self-tanner off the area in the weeks before every session.",
    "Send us the names of your medicines and creams, since some make skin react to light; take them as prescribed unless your prescriber decides otherwise.",
    "Come with the area free of deodorant, perfume, makeup and lotion.",
  ],
  aftercare: [
    "Cool warm skin with a wrapped cold pack for short spells.",
    "Avoid hot baths, saunas, pools and hard exercise until the bumps have flattened.",
    "Cover the area or wear broad-spectrum sunscreen on it through the whole course and for several weeks afterwards.",
    "Let loosened hairs fall by themselves, without tweezers or a scrub.",
    "Call us if you notice a blister, a crust or a change of colour.",
  ],
  risks: {
    effects: [
      "Redness and swelling around each follicle, for hours or a few days.",
      "Warmth and stinging, much like mild sunburn.",
      "Itch, or inflamed follicles that look like small pimples.",
      "Darker or lighter patches; these often fade over months and occasionally stay.",
      "Blisters, burns or crusts, which in rare cases leave a scar.",
      "Uncommonly, more or thicker hair in or near the treated area, chiefly on the face and neck.",
      "Injury to an unprotected eye, which is why the eyewear is not optional.",
    ],
    waitIf: [
      "The skin is tanned, sunburned or coloured with self-tanner.",
      "The area is tattooed: we leave tattooed skin out.",
      "A mole there is new or changing: have a physician look at it before any laser does.",
      "The hair is white, grey, blond or red: it responds poorly, and we may advise against a course.",
      "You have an infection, a cold sore, a rash or broken skin where we would treat.",
      "You take isotretinoin, or any medicine or supplement that makes skin sensitive to light: tell us first.",
      "You are pregnant or nursing: tell us, and we generally wait.",
      "You tend to form keloids, have had skin cancer, or live with a condition that light sets off: tell us, and expect us to ask your physician.",
    ],
    urgent:
      "Blistering, weeping skin, severe pain, or redness that spreads with fever needs medical help the same day. Eye pain or a change in vision after a session is an emergency; go straight to a hospital.",
  },
  quote: {
    text: "I asked about the grey hairs on my chin and was told at once that laser would not catch them. We talked about my underarms instead.",
    author: "Priya N.",
    photo: "interior",
  },
  faqs: [
    {
      question: "How much does laser hair removal hurt?",
      answer:
        "People tend to compare it to a hot elastic band flicked against the skin. The upper lip, the bikini line and the shins are sharper; backs and thighs are milder. Cooling helps, and you can ask us to pause between pulses.",
    },
    {
      question: "Is it permanent?",
      answer: `The wording matters here: we speak of ${reduction}. That is a lasting drop in how many hairs grow back after a full course, and it does not mean every hair. Your own figure may be lower, and hormones can bring new growth later.`,
    },
    {
      question: "Will it work on my skin tone?",
      answer:
        "That depends on the contrast between hair and skin, and on the laser settings. Deeper skin holds more pigment, which also absorbs light, so the risk of burns and colour change is higher and a test area comes first. If our equipment does not suit your skin, we will not treat it.",
    },
    {
      question: "Should I shave or wax before a session?",
      answer:
        "Shave, ideally the day before. Waxing, plucking and threading take out the very root the laser needs, so put them away for several weeks before you begin. Between sessions, a razor on calm skin does no harm to the result.",
    },
    {
      question: "What about sun before and after?",
      answer:
        "A tan puts pigment in the skin, and the light cannot tell it from the pigment in your hair. We postpone if you have colour from sun, a tanning bed or a bottle. Afterwards, shade and sunscreen lower the chance of patches.",
    },
    {
      question: "Why does it take several sessions?",
      answer: `On any given day only part of your hair is growing, and only that part can be reached. A course of ${course}, spaced ${gap} apart, meets the follicles in turn. Each visit takes ${session}, according to the size of the area.`,
    },
  ],
  closing: {
    heading: "Find out whether *light suits you*",
    text: "The consultation is free: we look at hair, skin and recent sun before anybody mentions a course.",
  },
  procedure: {
    bodyLocation: "Upper lip, underarms, legs, bikini line and back",
    type: "Noninvasive",
  },
};
