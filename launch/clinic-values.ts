import { content } from "../content/content.ts";

const { address, brand, email, phone, showTestimonials, siteUrl, social } = content.business;
const aboutPage = content.pages.about;
const { items: socialPosts } = content.posts;
const { items: testimonials } = content.testimonials;
const { treatments } = content;

export type ClinicValue = { file: string; name: string; value: string };

/** Everything the project came with an invented value for, where the site still shows it. */
export function clinicValues(): ClinicValue[] {
  return [
    ...inFile("content/business.ts", {
      "brand.name": brand.name,
      "brand.descriptor": brand.descriptor,
      siteUrl,
      phone,
      email,
      "address.street": address.street,
      "address.postalCode": address.postalCode,
      "address.latitude, longitude": `${address.latitude}, ${address.longitude}`,
      "social.handle": social.handle,
      "social.url": social.url,
    }),
    ...inFile("content/pages/about.ts", {
      "letter.signature": aboutPage.letter.signature,
      letter: aboutPage.letter.paragraphs.join(" "),
      ...named(aboutPage.team.members, ({ name, text }) => `${name}: ${text}`, "team.members"),
    }),
    ...inFile(
      "content/social-posts.ts",
      named(socialPosts, ({ postId }) => postId, "posts"),
    ),
    ...(showTestimonials ? clientWords() : []),
  ];
}

function clientWords(): ClinicValue[] {
  return [
    ...inFile(
      "content/testimonials.ts",
      named(testimonials, ({ name, text }) => `${name}: ${text}`, "testimonials"),
    ),
    ...treatments.flatMap(({ name, quote }) =>
      quote
        ? inFile("content/treatments", { [`quote of ${name}`]: `${quote.author}: ${quote.text}` })
        : [],
    ),
  ];
}

function inFile(file: string, values: Record<string, string>): ClinicValue[] {
  return Object.entries(values).map(([name, value]) => ({ file, name, value }));
}

function named<Item>(
  items: readonly Item[],
  describe: (item: Item) => string,
  list: string,
): Record<string, string> {
  return Object.fromEntries(items.map((item, index) => [`${list}[${index}]`, describe(item)]));
}
