import { address } from "../business.ts";
import { quantity } from "../figures.ts";
import type { LocationPageContent } from "../types.ts";

const fromAirport = quantity(20, "minute");

export const locationPage: LocationPageContent = {
  metadata: {
    title: `Location and Directions in ${address.city}`,
    description: `How to reach our ${address.city} clinic by car, by public transit or from the airport, with free on-site parking, opening hours and landmarks nearby.`,
    keywords: [
      `med spa location ${address.city}`,
      `directions ${address.city}`,
      "free parking",
      "clinic opening hours",
    ],
    photo: "exterior",
  },
  hero: {
    eyebrow: "Visit us",
    heading: "Our *Location*",
    lead: "By car, by bus or by train, allow a little slack, so that you can sit down and cool off before we begin.",
    photo: "exterior",
  },
  directions: {
    heading: "By road, rail *or runway*",
    cards: [
      {
        title: "By car",
        text: "Access from the main highways is easy. Parking is on site and free; look for our unit number once you have turned in.",
      },
      {
        title: "By public transit",
        text: "Take the bus, or regional rail to the nearest station and a short taxi ride from there. Timetables shift with the season, so check yours on the day.",
      },
      {
        title: "From the airport",
        text: `About ${fromAirport} by road, longer at rush hour. Skin is often dry after a long flight, so tell us if you come straight from one.`,
      },
    ],
  },
  landmarks: {
    heading: "Landmarks *close by*",
    items: [
      { name: "Shopping centre", minutes: 5 },
      { name: "Large shopping mall", minutes: 10 },
      { name: "Amusement park", minutes: 15 },
      { name: "Art collection", minutes: 20 },
    ],
  },
  closing: {
    heading: "We can *talk you in*",
    text: "Ring from the parking lot, or write beforehand. Someone who knows the building will describe the turns, the doors and the steps.",
    action: "CONTACT US FOR DIRECTIONS",
    photo: "exterior",
  },
};
