import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(60, 90, "minute");
const lasting = quantity(6, 18, "month");
const course = quantity(3, 6, "session");
const gap = quantity(2, 4, "week");
const touchUps = `touch-ups every ${quantity(3, 6, "month")}`;

export const faceLift: Treatment = {
  path: "/face-lift-near-me-woodbridge",
  shortPath: "/face-lift",
  service: "face-lift",
  kind: "non-invasive",
  name: "Non-surgical Face Lift",
  tagline: "For mild to moderate laxity, without an operation",
  summary: `For mild to moderate laxity: ${course}, ${gap} apart, with results that last ${lasting} and limits explained before you decide.`,
  metadata: {
    title: "Non-surgical Face Lift in Woodbridge",
    description: `Non-surgical face lift in Woodbridge for mild to moderate laxity: ${course}, ${gap} apart. What it can do, what it cannot, and its risks.`,
    keywords: [
      "non-surgical face lift Woodbridge",
      "face lift near me",
      "face lift without surgery Vaughan",
      "mild facial laxity",
      "jawline laxity",
    ],
    photo: "ribbons",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK CONSULTATION",
  concerns: ["laxity"],
  facts: {
    session,
    number: course,
    spacing: `${gap} apart; ${touchUps}`,
    downtime: "Redness or swelling; length varies",
    lasting: `Results last ${lasting}`,
  },
  hero: {
    eyebrow: "Mild to moderate laxity",
    heading: "A non-surgical face lift, *plainly described*",
    lead: `For a face that has started to slacken and a person who would sooner avoid an operation. A session takes ${session}, and results last ${lasting}.`,
    photo: "ribbons",
  },
  whyChooseUs: {
    heading: "Lift is *a large word*",
    paragraphs: [
      "The same word is used for an operation and for this, and the two differ in size. A surgeon removes skin and repositions what lies beneath. Here nothing is cut away, so the change on offer is smaller. We accept mild to moderate laxity; heavy jowls and deep folds of spare skin are outside its reach.",
      "What exactly would be done to you is a question we answer in person. At the free consultation your practitioner looks at your skin, names the method proposed for it, says what it is licensed for and sets out its own risks. Ask for those notes and take them home. A night’s sleep is a sound part of the decision.",
      `Counted in visits, it is ${course}, ${gap} apart, then ${touchUps} for those who want to hold on to the change. Results last ${lasting}. The range is wide because faces differ: sun, smoking, illness and shifts in weight all pull on skin in their own way.`,
    ],
    photo: "lounge",
  },
  details: [
    {
      title: "Reading laxity",
      text: "You are examined sitting up, since lying down takes some of the slackness away.",
      points: [
        "Chin raised, chin lowered, then in profile",
        "How readily the skin returns when lifted",
        "Differences between left and right, shown to you in a mirror",
      ],
    },
    {
      title: "Beside an operation",
      text: "Surgery changes more and asks for more recovery, and both facts deserve their weight.",
      points: [
        "No incision and no general anaesthetic here",
        "A smaller change, gathered over several visits",
        "Marked laxity is a question for a surgeon",
        "Having this now does not settle what you choose later",
      ],
    },
    {
      title: "The time it asks",
      text: `A series is ${course}, and one session occupies ${session}.`,
      points: [
        `Visits are ${gap} apart`,
        "Your skin is looked at afresh before each of them",
        "You can leave the series partway through",
      ],
    },
    {
      title: "The time it gives",
      text: `Results last ${lasting} and then recede by degrees.`,
      points: [
        `Offered afterwards: ${touchUps}`,
        "They are timed to come before the change has faded",
        "Sunscreen and a steady weight are on your side",
      ],
    },
    {
      title: "A good candidate",
      text: "This suits someone who wants a little, can wait for it and has no medical reason to hold back.",
      points: [
        "Skin that still has some spring",
        "Room in the calendar for a series",
        "Ease with the thought that it may do less than hoped",
      ],
    },
    {
      title: "When we decline",
      text: "Sometimes the useful answer is no, and you are owed the reason for it.",
      points: [
        "Laxity too slight, or too far along",
        "A pregnancy, an implant or an illness that rules it out",
        "An event so near that swelling could spoil it",
        "A worry about looks that no treatment would quiet",
      ],
    },
  ],
  steps: [
    {
      title: "Assess",
      text: "We look at your face straight on and turning, then ask about health, medicines, implants and past procedures.",
    },
    {
      title: "Agree",
      text: "The method is named and its risks are read through with you. Going home to think counts as an answer.",
    },
    {
      title: "Treat",
      text: `Over ${session} we treat the agreed areas. You are asked how it feels as we go, and can call a halt.`,
    },
    {
      title: "Repeat",
      text: `The series is ${course}, ${gap} apart, and a session is put off if your skin has not recovered.`,
    },
    {
      title: "Review",
      text: `Photographs from day one are laid beside new ones. If the difference is worth keeping, we talk about ${touchUps}.`,
    },
  ],
  preparation: [
    "Write down your implants, operations, metal plates and medicines, with rough dates.",
    "Say when you last had filler, anti-wrinkle injections or any other treatment on your face.",
    "Stay out of strong sun beforehand, as burned or freshly tanned skin may have to wait.",
    "Arrive with a clean face and nothing at your ears or neck.",
    "Read the instructions we give you for the method chosen; they come ahead of anything on this page.",
  ],
  aftercare: [
    "Be mild with your face that evening: tepid water, plain moisturiser, no massage tools.",
    "Sleep with your head somewhat raised if you feel puffy.",
    "Leave saunas and hard training until warmth and swelling have passed.",
    "Protect your face from the sun for the whole series and beyond it.",
    "Report blisters or lingering numbness on the day you notice them, and treat sudden weakness as an emergency.",
  ],
  risks: {
    effects: [
      "Redness, warmth or tenderness, for hours or for some days.",
      "Puffiness, which can look stronger the morning after.",
      "Bruises or small marks.",
      "An ache along the cheek or jaw when touched.",
      "Numbness, tingling or twitching, which usually passes.",
      "A change too slight to notice, or one side answering more than the other.",
      "Less often, a burn, a blister, a scar or an altered skin colour.",
      "Rarely, weakness in part of the face, or a dent in its contour.",
      "Further risks that belong to the method proposed: ask for them in writing before you agree.",
    ],
    waitIf: [
      "A pacemaker or any electronic implant is in your body.",
      "You live with epilepsy.",
      "You are expecting, trying to conceive or breastfeeding.",
      "You are being treated for cancer, or one is active.",
      "Plates, screws, pins or other metal lie in the area.",
      "The face is infected, sunburned or broken, or a cold sore is on its way.",
      "Filler, other injections or surgery there are recent: give us dates.",
      "You have used isotretinoin lately, scar badly, heal slowly or have a disease of nerve, muscle or connective tissue.",
      "Allergies and medicines belong on your list. Blood thinners do too, because you may bruise; go on with a prescribed one, as only its prescriber can say otherwise.",
    ],
    urgent:
      "Sudden facial weakness, slurred speech, loss of vision, chest pain or trouble breathing means calling 911. Take blisters, strong pain, or a fever with spreading redness to a doctor that same day.",
  },
  quote: {
    text: "I asked whether I needed it at all. She said not this year, showed me why in the mirror, and told me to buy a proper hat for the garden.",
    author: "Carol B.",
    photo: "vase",
  },
  faqs: [
    {
      question: "How does it compare with surgery?",
      answer: `An operation repositions tissue and removes skin, so it changes more, with scars, anaesthesia and a recovery to match. A non-surgical face lift is for mild to moderate laxity, changes less, and lasts ${lasting}. If you want what an operation does, several rounds of this are likely to disappoint you, and we would suggest seeing a surgeon.`,
    },
    {
      question: "Is there any downtime?",
      answer:
        "Allow for redness and puffiness, and keep the following day free of cameras. How long they stay depends on the method and on you, so we go through it before you choose a date. Many people carry on with ordinary tasks; heat and hard exercise are put off.",
    },
    {
      question: "What will I feel during a session?",
      answer:
        "That follows from the method, and you will hear it described before you agree. Pressure, warmth, tingling or brief stings are all possible. Tell us when something is unpleasant: we can ease off, rest or end the session.",
    },
    {
      question: "How long do the results last?",
      answer: `They last ${lasting} after a series of ${course}, ${gap} apart. Nobody can tell you in advance where in that range you will fall. The point of ${touchUps} is to step in before a change has gone, which explains the shorter interval.`,
    },
    {
      question: "At which age does it make sense?",
      answer:
        "We go by the skin; the birth date tells us little. Firm skin has nothing to gain from it, and marked laxity may gain too little to be worth your visits. Between the two, what counts is how the face has changed, how it heals and what you hope for.",
    },
    {
      question: "Can I combine it with something else?",
      answer:
        "Often, one thing at a time, so that a reaction has a single source. Injectables keep the interval their injector has set, and facials wait until redness and tenderness are gone. Bring the whole list of your plans and we will put it in order.",
    },
  ],
  closing: {
    heading: "A clear yes, no or *not yet*",
    text: "The consultation is free, it ends with one of those three answers, and the choice stays with you.",
  },
  procedure: { bodyLocation: "Face", type: "Noninvasive" },
};
