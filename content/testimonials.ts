import type { Testimonial } from "./types.ts";

/** Sample reviews by invented people, until the clinic's own take their place. */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Hannah W.",
    weeksAgo: "2 weeks ago",
    rating: 5,
    text: "My appointment began on time, and after that nobody looked at a clock. I asked the same thing three times and got three patient answers.",
  },
  {
    name: "Gurpreet S.",
    weeksAgo: "4 weeks ago",
    rating: 5,
    text: "Quiet place, easy parking. They skipped part of my facial because my cheeks were sore that day, and explained why before I noticed.",
  },
  {
    name: "Olivia C.",
    weeksAgo: "6 weeks ago",
    rating: 5,
    text: "I was sent home in July because I had a tan. Annoying, and also the reason I trust them. We started the laser in the fall.",
  },
  {
    name: "Renata M.",
    weeksAgo: "7 weeks ago",
    rating: 5,
    text: "They rang the next morning to ask about the bruise on my lip. I had been told to expect one, so neither of us was surprised.",
  },
  {
    name: "Amir K.",
    weeksAgo: "10 weeks ago",
    rating: 5,
    text: "First time in a place like this. I felt awkward for about a minute, then we were talking about razors and sunscreen like normal people.",
  },
  {
    name: "Sophie L.",
    weeksAgo: "12 weeks ago",
    rating: 5,
    text: "My sister is a nurse and gave me a page of questions. All of them were answered, and they wrote down the product name for her.",
  },
];
