import { quantity } from "../figures.ts";
import type { Treatment } from "../types.ts";

const session = quantity(60, "minute");
const course = quantity(6, 10, "treatment");
const rhythm = "twice weekly";
const opening = `${rhythm} for ${quantity(3, 4, "week")}`;
const upkeep = "monthly maintenance";

export const skinTightening: Treatment = {
  path: "/skin-tightening-near-me-woodbridge",
  shortPath: "/skin-tightening",
  service: "skin-tightening",
  serviceLabel: "Skin Tightening (Microcurrent Therapy)",
  kind: "non-invasive",
  name: "Skin Tightening",
  tagline: "Microcurrent for mild loss of tone",
  summary: `Low-level microcurrent for mild loss of tone in face, jaw and neck: ${course}, followed by ${upkeep}.`,
  metadata: {
    title: "Skin Tightening in Woodbridge by Microcurrent",
    description: `Skin tightening in Woodbridge with microcurrent: ${course}, ${opening}, then ${upkeep}. Who it suits and who must not have it.`,
    keywords: [
      "skin tightening Woodbridge",
      "skin tightening near me",
      "microcurrent facial Vaughan",
      "microcurrent therapy",
      "jawline tone",
      "neck skin",
    ],
    photo: "guasha",
  },
  hasBreadcrumb: true,
  faqLayout: "one-at-a-time",
  hasFaqData: false,
  bookingLabel: "BOOK YOUR TREATMENT",
  concerns: ["laxity"],
  facts: {
    session,
    number: course,
    spacing: `Visits ${opening}, then monthly`,
    downtime: "Slight pinkness, often gone the same day",
    lasting: `Kept up by ${upkeep}`,
  },
  hero: {
    eyebrow: "Microcurrent therapy",
    heading: "Skin tightening by *small currents*",
    lead: `A weak electrical current passes between two probes along face, jaw and neck, where tone has begun to slip. Each treatment takes ${session}.`,
    photo: "guasha",
  },
  whyChooseUs: {
    heading: "The current is gentle, *the screening strict*",
    paragraphs: [
      "Lost tone arrives quietly. The jaw has a softer edge in a photograph taken from the side; the neck creases when you read in bed. Caught at that stage, microcurrent is a reasonable thing to try. With heavy folds or a good deal of spare skin it has little to offer, and we would rather tell you than treat you.",
      "Current too faint for you to feel can still disturb a pacemaker. So, before the gel is opened, you are asked about implants, seizures, pregnancy, cancer and metal, item by item and at every visit. A yes puts the probes back in their drawer, and we talk about what else might be sensible.",
      `Research on microcurrent for the face is limited, and we speak of it accordingly. What it asks of you is clear: ${course} of ${session} each, ${opening}, then ${upkeep}. Pictures are taken in one light and one pose, at the start and partway, so you can judge for yourself whether to go on.`,
    ],
    photo: "gel",
  },
  details: [
    {
      title: "Jaw and cheek",
      text: "The probes follow the border of the jaw, where early slackness is easily seen in profile.",
      points: [
        "Meant for a softened edge; heavy jowls lie beyond it",
        "Left and right are given equal time",
        "A short beard is no obstacle if gel reaches the skin",
      ],
    },
    {
      title: "Neck and throat",
      text: "Skin is thin here, so the setting drops and the gel goes on generously.",
      points: [
        "The front of the throat is left out",
        "Collars are loosened and necklaces put away",
        "Cords that jump as you speak are another matter",
      ],
    },
    {
      title: "Brow and temple",
      text: "Near the eyes we stay on bone and turn the current down again.",
      points: [
        "A flicker at the edge of your sight can occur",
        "Lids are never touched",
        "Contact lenses come out if your eyes are sensitive",
      ],
    },
    {
      title: "The opening weeks",
      text: `Visits come ${opening}, so consult your diary before you consult us.`,
      points: [
        `${course}, ${session} each`,
        "One missed visit is simply moved",
        "New pictures partway, seen side by side with you",
        "No change by then is a fair reason to stop",
      ],
    },
    {
      title: "Keeping it up",
      text: `Once the course is done, ${upkeep} takes over, because tone tends to drift back.`,
      points: [
        "You may end it whenever you wish",
        "Sun, smoking and changes in weight all have a say",
        "Daily sunscreen belongs to the same effort",
      ],
    },
    {
      title: "Too much to ask",
      text: "A treatment this mild leaves larger changes as it found them.",
      points: [
        "Folds of loose skin",
        "Hollow cheeks and other lost fullness",
        "Scars, pits and rough texture",
        "Eyelids that weigh on the lashes",
      ],
    },
  ],
  steps: [
    {
      title: "Check",
      text: "Implants, seizures, pregnancy, cancer, metal: we go down the list together, even if you answered it days ago.",
    },
    {
      title: "Cleanse",
      text: "Oil and sunscreen come off so that current meets your skin evenly.",
    },
    {
      title: "Gel",
      text: "A cool conductive gel is spread in sections. Where it dries, current prickles, so we keep adding.",
    },
    {
      title: "Probes",
      text: `Two rounded tips glide and pause along the muscles. They fill the greater part of your ${session}, and the setting rises only as far as you like.`,
    },
    {
      title: "Moisturise",
      text: "The gel is wiped away with warm water, then moisturiser goes on, and sunscreen if it is light outside.",
    },
  ],
  preparation: [
    "Mention any pacemaker, pump, stimulator or other implant when you book, before you give up an evening to us.",
    "Take out earrings and facial piercings, and leave necklaces at home.",
    "Eat and drink as on any other day.",
    "Tell us the date and the place of any injections in your face, so we can agree on a wait.",
  ],
  aftercare: [
    "Go back to work, exercise and makeup once any pinkness has faded.",
    "Rinse your hairline that evening, since dried gel can itch.",
    `Keep the ${rhythm} visits close to plan during the opening weeks.`,
    "Wear sunscreen each day, on the neck as well as the face.",
    "Note anything odd, such as a twitch or a headache, and tell us before the next treatment.",
  ],
  risks: {
    effects: [
      "Pinkness or warmth along the path of the probes, often gone the same day.",
      "Prickling, or a sting where the gel ran thin.",
      "A muscle that twitches, or feels tired later on.",
      "A metallic taste, or flickers of light during work near the eyes.",
      "Headache or light-headedness for a short time.",
      "Itchy or rashy skin where the gel lay.",
      "Uncommonly, a small burn or blister where current gathered.",
      "Little or no visible change, even after the whole course.",
    ],
    waitIf: [
      "You have a pacemaker, defibrillator, nerve stimulator, cochlear implant or any other electronic implant: we do not treat you with current.",
      "You have epilepsy, or have ever had a seizure.",
      "You are pregnant or may be; if you are breastfeeding, tell us first.",
      "You have active cancer. After treatment for cancer, bring your oncologist’s view.",
      "There is metal in the area, such as a plate, screws or pins; describe any dental implants too.",
      "You wear an insulin pump, a glucose sensor or a heart monitor, or have a heart rhythm problem: tell us, and ask your physician.",
      "The skin there is sunburned, broken or infected, or a cold sore is starting.",
      "Surgery or injections in the face are recent enough to be healing still.",
      "Allergies and medicines: bring us the list, and carry on as prescribed.",
    ],
    urgent:
      "Chest pain, faintness, a racing heart, a seizure or new drooping on one side of the face is an emergency: call 911. Have a blister or a burn near the eye looked at by a doctor that day.",
  },
  quote: {
    text: "I come straight from work and nearly doze off. My sister could not have it because of her implant, and they told her on the phone, before she drove over.",
    author: "Helen M.",
    photo: "sand",
  },
  faqs: [
    {
      question: "What does microcurrent feel like?",
      answer:
        "Cool gel, then not very much: a faint fizz, now and then a twitch in the cheek. Some people taste metal or see a flicker when we are near the eye. A nip means that the gel has thinned or the setting is too high, and both are put right at once.",
    },
    {
      question: "How many sessions are in a course?",
      answer: `Plan on ${course}, ${opening}, followed by ${upkeep}. Each one lasts ${session}. If your weeks are crowded, choose a quieter season, because a course in fits and starts is hard to judge.`,
    },
    {
      question: "How soon would I notice anything?",
      answer:
        "Your face may look a little livelier on the day, which is partly flushed skin and shifted fluid and does not stay. A change in tone, if it comes, builds over the course. Memory is a poor judge of it, which is why we go by the pictures.",
    },
    {
      question: "I have a pacemaker. Can I have this?",
      answer:
        "No. Electrical current may interfere with a pacemaker, a defibrillator or another electronic implant, and we make no exceptions, even with a doctor’s note. A free consultation can still be useful: several of our other treatments use no current at all.",
    },
    {
      question: "Can I have it if I get injectables?",
      answer:
        "Usually, with time in between. Filler and anti-wrinkle treatment need to settle first, and the person who injected you sets the wait. When you are planning both, microcurrent can go ahead of them.",
    },
    {
      question: "Does the effect last?",
      answer: `It fades without upkeep, and ${upkeep} exists for that reason. How quickly depends on your skin, your age, sun and smoking. You can stop whenever you like, and your face then goes on ageing at its own pace.`,
    },
  ],
  closing: {
    heading: "Some questions *before any current*",
    text: "Ask for a free consultation; if one of your answers rules microcurrent out, you will know the same day.",
  },
  procedure: { bodyLocation: "Face, jaw and neck", type: "Noninvasive" },
};
