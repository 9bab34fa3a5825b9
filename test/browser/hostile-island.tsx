import { renderToStaticMarkup } from "react-dom/server";
import { Island } from "../../site/build/Island.tsx";
import { TestimonialsCarousel } from "../../site/islands/TestimonialsCarousel.tsx";

export const hostile = [
  "</script><script>alert(1)</script>",
  `"quotes" 'and' &quot;entities&amp;`,
  "\u2028line\u2029separators",
  "<!-- a comment --> <b>bold</b> ]]>",
  "\\u003c \\ backslashes {{token}} $& $1",
  "你好 👋🏽 e\u0301",
];
const cards = hostile.map((text) => ({ name: text, weeksAgo: text, text, stars: text }));

const name = hostile.join(" ");
const words = { name, role: name, slide: name, place: name, goTo: `${hostile[1]}` };

export const props = { cards, words };

/** An island as the build writes it, given words that would break out of its HTML. */
export const island = renderToStaticMarkup(
  <Island component={TestimonialsCarousel} props={props} on="visible" />,
);
