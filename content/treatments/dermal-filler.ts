import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(30, 60, "minute");
const lasting = quantity(6, 18, "month");
const quietTime = quantity(24, 48, "hour");

export const dermalFiller = {
  path: "/dermal-filler-near-me-woodbridge",
  shortPath: "/dermal-filler-service",
  service: "dermafillers",
  kind: "invasive",
  name: "Dermal Filler Treatment",
  tagline: "Replaces lost volume and softens folds",
  summary:
    "A gel placed beneath the skin of lips, cheeks, folds, jaw, under-eyes or hands, in amounts agreed with you beforehand.",
  metadata: {
    title: "Dermal Filler in Woodbridge: Lips, Cheeks, Hands",
    description: `How dermal filler works at our Woodbridge clinic: six areas, ${session}, results for ${lasting}, and a frank account of swelling, bruising and rarer risks.`,
    keywords: [
      "dermal filler Woodbridge",
      "lip filler Woodbridge",
      "cheek filler Vaughan",
      "under-eye hollow filler",
      "jawline and chin filler",
      "hand filler",
    ],
    photo: "gel",
  },
  hasBreadcrumb: true,
  faqLayout: "independent",
  hasFaqData: true,
  bookingLabel: "Book Treatment",
  concerns: ["volume", "lines"],
  facts: {
    session,
    number: "Set at your consultation",
    spacing: "No fixed schedule",
    downtime: `No heat, exercise or alcohol for ${quietTime}`,
    lasting,
  },
  hero: {
    eyebrow: "Volume and contour, Woodbridge",
    heading: "Dermal filler, placed *with restraint*",
    lead: `Fullness leaves a face unevenly: a cheek here, a lip there, then a shadow beside the mouth. In ${session}, filler can put some of it back, for ${lasting}.`,
    photo: "gel",
  },
  whyChooseUs: {
    heading: "The fold is *rarely alone*",
    paragraphs: [
      "A crease beside the mouth often starts higher up. The cheek has thinned, the tissue below has less to rest on, and the shadow falls where you happen to notice it. Fill that crease by itself and the lower face can turn heavy. We look from the front, from each side and from below, and only then talk about where.",
      "Amounts are agreed area by area, out loud, before anything is opened. You might come about your lips and be told they already suit your face. You might ask for three areas and be advised to begin with one, then look again when the swelling has gone.",
      "There is a rare and serious risk with every filler: product entering or pressing on a blood vessel. Its signs, the number to call and what would be done are part of the conversation before you consent. The consultation is free, and thinking it over at home is a respectable outcome.",
    ],
    photo: "interior",
  },
  details: [
    {
      title: "How it works",
      text: "A soft gel sits under the skin and supports what lies above.",
      points: [
        "Gives back fullness in a hollow",
        "Lightens the shadow cast by a fold",
        "Defines an edge, such as chin or lip border",
        "Seen in a still face, smiling or not",
      ],
    },
    {
      title: "Your appointment",
      text: `Treatment takes ${session}, depending on how many areas are planned.`,
      points: [
        "Part of that time belongs to numbing",
        "You sit up between placements to check balance",
        "A hand mirror is offered along the way",
        "You may stop at any point",
      ],
    },
    {
      title: "Months, then less",
      text: `Results last ${lasting}; the area and the kind of gel account for much of that spread.`,
      points: [
        "Mobile places such as lips tend to fade sooner",
        "Softening is gradual",
        "Some bodies clear it faster than others",
        "Topping up is optional",
      ],
    },
    {
      title: "The first days",
      text: "What you see on day one is filler plus swelling.",
      points: [
        "Tenderness and firmness to the touch",
        "Bruises that change colour as they clear",
        `No heat, exercise or alcohol for ${quietTime}`,
        "No massage unless we show you how",
      ],
    },
    {
      title: "If you reconsider",
      text: "Gels made with hyaluronic acid can usually be dissolved with an enzyme.",
      points: [
        "You learn which kind is proposed before you agree",
        "Dissolving has risks of its own, allergy among them",
        "Some other fillers cannot be dissolved",
      ],
    },
    {
      title: "Who it suits",
      text: "Adults in good general health who can name the thing they would like to change.",
      points: [
        "Lost volume, a hollow or a fold at rest",
        "Clear skin over the area on the day",
        "Time in the calendar for swelling to pass",
        "Comfort with a modest difference",
      ],
    },
  ],
  steps: [
    {
      title: "Assess",
      text: "Health history, medicines and past injections come first. Then we study proportion in daylight and agree on areas and amounts.",
    },
    {
      title: "Numb",
      text: "Once cleaned, the skin is given numbing cream or cold, according to the area. Some gels also carry a numbing ingredient.",
    },
    {
      title: "Place",
      text: "Filler goes in slowly through a needle or a blunt-tipped tube, while we watch the skin’s colour and ask how you feel.",
    },
    {
      title: "Shape",
      text: `Light pressure evens the contour and you check it seated upright. Start to finish, the treatment takes ${session}.`,
    },
  ],
  areas: {
    heading: "Common *treatment areas*",
    lead: "Six places where volume can matter, each with its own reasons for care.",
    items: [
      {
        drawing: "lips",
        title: "Lips",
        description:
          "Border, body or balance between the two. They swell readily, so the first evening is a poor guide.",
      },
      {
        drawing: "cheeks",
        title: "Cheeks",
        description:
          "Support high on the face can ease the look of tiredness lower down. Placement matters more than quantity.",
      },
      {
        drawing: "nasolabial-folds",
        title: "Nasolabial Folds",
        description:
          "The line from nostril to mouth. Softening it is realistic; erasing it would look strange on a face that smiles.",
      },
      {
        drawing: "jawline-chin",
        title: "Jawline & Chin",
        description:
          "Small additions can steady a profile or even out a contour. Loose skin along the jaw needs another approach.",
      },
      {
        drawing: "under-eyes",
        title: "Under-eye hollows",
        description:
          "Thin skin over delicate vessels. Puffiness, or darkness that comes from pigment, is a reason to leave it alone.",
      },
      {
        drawing: "hands",
        title: "Hands",
        description:
          "Where veins and tendons have become prominent, a little cushioning may make the backs of the hands look fuller.",
      },
    ],
  },
  benefits: {
    heading: "The *realistic case* for filler",
    lead: "These are possibilities for a suitable face. Set them beside the risks, which follow in the same size of type.",
    items: [
      {
        title: "Change you can see early",
        text: "Shape alters on the day, under the swelling. The settled version takes longer to show itself.",
      },
      {
        title: "Measured in small steps",
        text: "A conservative amount can be added to later. Taking away is harder, which is why we seldom start with much.",
      },
      {
        title: "A useful span",
        text: `Results that last ${lasting} leave time to get used to the mirror, and to decide whether you would do it again.`,
      },
      {
        title: "Back to quiet things",
        text: `Reading, desk work and errands are usually fine afterwards. Heat, exercise and alcohol wait ${quietTime}.`,
      },
    ],
    photo: "vase",
  },
  preparation: [
    "Tell us about every blood thinner and supplement you take, and never stop a prescribed blood thinner without its prescriber.",
    "Mention a history of cold sores before any treatment near the mouth, so that prevention can be discussed.",
    "Keep dental work and vaccinations well apart from your visit, and ask us how far.",
    "Look at your calendar for photographs, travel and celebrations before choosing a date.",
    "Eat something light and come with a clean face.",
  ],
  aftercare: [
    `Avoid heat, exercise and alcohol for ${quietTime}, saunas and hot tubs included.`,
    "Keep pressure off the area: no massage, no facial tools and no sleeping face down at first.",
    "Use a wrapped cold pack in short spells if swelling is uncomfortable.",
    "Leave makeup off the injection points until they have closed.",
    "Check the colour of your skin that day and the next, and call at once if it pales, mottles or becomes very painful.",
  ],
  longTermTips: {
    heading: "Looking after filler *over time*",
    items: [
      {
        title: "Keep the record",
        text: "Ask for the product name and lot number of what was placed. File them where you would look in a hurry.",
      },
      {
        title: "Tell other clinicians",
        text: "Dentists, doctors and imaging staff should know where you have filler, before they plan anything nearby.",
      },
      {
        title: "Wear sunscreen daily",
        text: "Filler does nothing for sun damage. Protected skin drapes better over whatever lies beneath.",
      },
      {
        title: "Look before adding",
        text: `With a span of ${lasting}, habit is a poor reason to rebook. Compare photographs taken in the same light first.`,
      },
      {
        title: "Report late changes",
        text: "A new lump, swelling or tenderness can turn up months afterwards, sometimes with an illness. Have it looked at.",
      },
    ],
  },
  risks: {
    effects: [
      "Swelling and tenderness for several days, more so in the lips.",
      "Bruising, sometimes extensive.",
      "Lumps, unevenness or a difference between sides.",
      "A bluish tint beneath thin skin, or filler that shifts from where it was placed.",
      "A cold sore flare after treatment around the mouth.",
      "Infection, allergic reaction or firm nodules, occasionally long afterwards.",
      "Rarely, a blocked blood vessel, which can damage skin and, very rarely, sight or the brain.",
    ],
    waitIf: [
      "You are pregnant or breastfeeding.",
      "You have a bleeding disorder or take blood thinners; a prescribed one is never stopped without its prescriber.",
      "You have severe allergies, or have reacted to a filler, to its numbing ingredient, or to a bee or wasp sting.",
      "There is infection, inflamed acne, sunburn or an active cold sore in the area.",
      "You have an autoimmune condition or take medicine that lowers immunity.",
      "You have older filler or an implant in the same place, even if you are unsure what it was.",
      "Dental work, a vaccination or an important event is close.",
    ],
    urgent:
      "Skin that turns white, grey or blotchy, or pain that is severe or growing, may mean a blocked vessel: call us at once, and if nobody answers go straight to an emergency department. Any change in sight, weakness on one side, or trouble speaking or breathing: call 911.",
  },
  quote: {
    text: "I came in for my lips and we ended up talking about my chin. I went home, thought about it for a month and had half of what I first asked for.",
    author: "Colette D.",
    photo: "cream",
  },
  faqs: [
    {
      question: "How long does dermal filler last?",
      answer: `Results last ${lasting}. Lips move all day and usually sit toward the shorter end, while quieter areas can hold longer. You will see it soften gradually, and there is no date by which you must return.`,
    },
    {
      question: "Will filler look natural?",
      answer:
        "That is our aim, and it depends on proportion more than product. We begin with conservative amounts and stop when the contour fits the face around it. Swelling can make the first days look overdone, so ask us to see you again before deciding what you think.",
    },
    {
      question: "Will I bruise?",
      answer:
        "Quite possibly. Lips and under-eyes bruise more readily than cheeks, and alcohol or some supplements make it likelier. If you take a blood thinner, tell us; never stop a prescribed one without its prescriber.",
    },
    {
      question: "Can filler be dissolved?",
      answer:
        "Gels made with hyaluronic acid usually can, with an injected enzyme. It may take more than one attempt and can cause an allergic reaction, so it is treated as a procedure in its own right. Other types of filler cannot be dissolved this way. Ask which yours would be before you agree to it.",
    },
    {
      question: "How soon before an event can I have it?",
      answer: `Think in weeks. Heat, exercise and alcohol are off the table for ${quietTime}, and bruising or swelling can outlast that by a good margin. Earlier still is wiser if it is your first time, or if you might want an adjustment.`,
    },
    {
      question: "Filler or anti-wrinkle treatment: which do I need?",
      answer:
        "Look in the mirror with your face completely at rest. A hollow or fold you can still see may be a matter of volume, which is filler’s territory. A line that appears when you frown and then goes is usually muscle, and anti-wrinkle treatment is meant for that. Plenty of lines are a mixture, so let someone examine you before you settle on either.",
    },
  ],
  closing: {
    heading: "Ask for *a second look*",
    text: "Show us what you notice in the mirror, and we will say whether volume is the reason and what a careful first step would be.",
  },
  procedure: { bodyLocation: "Face and hands", type: "Percutaneous" },
} satisfies Treatment;
