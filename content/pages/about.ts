import { address, brand, healthCanadaStatement, serviceAreas } from "../business.ts";
import type { AboutPageContent } from "../types.ts";

const founder = "Mara Sorrel";

export const aboutPage: AboutPageContent = {
  metadata: {
    title: `About Our ${address.city} Clinic`,
    description: `A letter from founder ${founder}, the people you will meet at our ${address.city} clinic, and the three habits behind what we offer and what we decline.`,
    keywords: [
      `about ${brand.name}`,
      `aesthetics clinic ${address.city}`,
      "certified skin specialists Vaughan",
      "clinic team",
    ],
    photo: "vase",
  },
  hero: {
    eyebrow: "About us",
    heading: `A letter from *${founder}*`,
    lead: "Who we are, how we work, and what she would like you to know before you sit down.",
    photo: "vase",
  },
  letter: {
    paragraphs: [
      "My grandmother kept a jar of cold cream on the kitchen sill and put it on every evening in the last of the light. She had no theory about it. She liked the quiet, and she liked looking after something that was hers.",
      "I thought of her often in my first working years, in clinics where the lamps were white and the next client was already at the desk. I learned technique there, and I am grateful for it. I also learned how a voice drops when its owner has a few minutes to say what troubles her about her own face.",
      `So ${brand.name} began with two armchairs of the same height. We sit before you lie down. You talk, I draw small maps on paper, and only when both of us understand the map do I wash my hands.`,
      "I will tell you when I think you should leave well alone. I have sent people to their family doctor, to a dermatologist, home to sleep and, once, straight on to her own wedding with the face she had arrived in. She sent a card. It stands by the kettle.",
      "Skin changes slowly, and so does what we want from it. You may come for years, or a single time, or only to talk. I would count each of those as good work.",
      "Bring your questions, the vain ones too. They usually have a story behind them, and I would like to hear it.",
    ],
    signature: founder,
    role: "Founder, medical aesthetician",
    photo: "vase",
  },
  clinic: {
    eyebrow: "The clinic",
    heading: "Small rooms, *kept calm*",
    paragraphs: [
      "A treatment room here holds one client at a time, and its door closes. Linen is changed between visits. Needles and blades are used once, and you may watch the packet being opened.",
      `Our neighbours are our clients: ${serviceAreas.join(", ")}. If you use a wheelchair or a walker, or will have a stroller with you, let us know and we will describe the way in before you set out.`,
    ],
    photo: "interior",
  },
  team: {
    eyebrow: "The people",
    heading: "Who *opens the door*",
    lead: "Whoever treats you has read your notes first. Ask any of us where we trained; the papers are here to be looked at.",
    members: [
      {
        name: founder,
        role: "Founder, medical aesthetician",
        text: "Sees new clients and gives the signature facial. She writes plans by hand and has somebody else check that they can be read.",
      },
      {
        name: "Ines Calder",
        role: "Registered nurse, injectables",
        text: "Gives anti-wrinkle, filler and micro-injection treatments. If you do not bring up the risks, she will.",
      },
      {
        name: "Jonah Adeyemi",
        role: "Certified laser and skin specialist",
        text: "Looks after laser, microneedling and microcurrent. He postpones people over a tan, and is good-humoured about it.",
      },
    ],
  },
  values: {
    heading: "The habits *we keep*",
    cards: [
      {
        title: "Leave room",
        text: "Appointments are spaced so that questions fit inside them. A plan you would like to sleep on can wait until you have.",
      },
      {
        title: "Say it plainly",
        text: "Things get their ordinary names, and the uncertain parts stay in the sentence. What matters goes home with you on paper.",
      },
      {
        title: "Take the smaller step",
        text: "Where two approaches are open, we favour the one that is easier to stop, to undo or to repeat.",
      },
    ],
  },
  approval: {
    heading: "What we use, *and who uses it*",
    text: `${healthCanadaStatement} At any visit you may ask for the name of the product and for the training of the person holding it.`,
  },
  closing: {
    heading: "The second chair *is yours*",
    text: "A first consultation is free. Come with a list, or with only a vague feeling about your chin.",
    action: "Book a consultation",
    photo: "lounge",
  },
};
