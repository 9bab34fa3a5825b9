/** What other programs read of the built site: sharing previews, structured data, the sitemap and robots.txt. */
export type PublicFace = {
  /** That of the public website, such as "https://www.your-clinic.ca". */
  origin: string;
  /** The HTML of each page by its path. */
  pages: ReadonlyMap<string, string>;
  sitemap: string;
  robots: string;
};

type Node = Readonly<Record<string, unknown>>;

const MIN_IMAGE_PX = { width: 600, height: 315 };
const MAX_ADDRESSES = 50_000;
const W3C_DATE = /^\d{4}-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?)?$/;

/** Returns one line for each rule that a validator would report. */
export function publicFaceProblems(face: PublicFace): string[] {
  const pages = [...face.pages].flatMap(([path, html]) =>
    [...sharingProblems(html, face.origin), ...dataProblems(html)].map(
      (problem) => `${path}: ${problem}`,
    ),
  );
  return [...pages, ...sitemapProblems(face), ...robotsProblems(face)];
}

/** The Open Graph protocol, and the sizes that social networks ask for. */
function sharingProblems(html: string, origin: string): string[] {
  if (/<meta name="robots" content="noindex"/.test(html)) return [];
  const property = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
  const needed = ["og:title", "og:type", "og:image", "og:url", "og:description", "twitter:card"];
  const { width, height } = MIN_IMAGE_PX;
  const isSmall =
    Number(property("og:image:width")) < width || Number(property("og:image:height")) < height;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const elsewhere = ["og:image", "og:url"].filter(
    (name) => !property(name)?.startsWith(`${origin}/`),
  );
  return [
    ...needed.filter((name) => !property(name)).map((name) => `has no ${name}`),
    ...elsewhere.map((name) => `${name} is not at ${origin}: ${property(name)}`),
    ...(isSmall ? [`the picture of the preview is smaller than ${width} × ${height}`] : []),
    ...(canonical === property("og:url") ? [] : ["og:url is not the canonical address"]),
  ];
}

/** What Google's rich results require, by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  MedicalBusiness: ["name", "address", "telephone", "url", "image"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode"],
  AggregateRating: ["ratingValue", "reviewCount"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

function dataProblems(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(blocks).flatMap(([, json = ""]) => {
    try {
      return nodesIn(JSON.parse(json)).flatMap(missingIn);
    } catch {
      return ["the structured data is not valid JSON"];
    }
  });
}

function missingIn(node: Node): string[] {
  return [node["@type"]].flat().flatMap((type) => {
    const missing = (required[String(type)] ?? []).filter((name) => !node[name]);
    return missing.map((name) => `the structured data of ${type} has no ${name}`);
  });
}

/** The value and every object within it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Node];
  return [...own, ...Object.values(value).flatMap(nodesIn)];
}

/** The protocol of sitemaps.org. */
function sitemapProblems({ origin, pages, sitemap }: PublicFace): string[] {
  const values = (tag: string) =>
    Array.from(
      sitemap.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g")),
      ([, value = ""]) => value,
    );
  const addresses = values("loc");
  const unknown = addresses.filter((address) => {
    return !address.startsWith(`${origin}/`) || !pages.has(address.slice(origin.length));
  });
  return [
    ...(addresses.length === 0 ? ["/sitemap.xml: names no page"] : []),
    ...(addresses.length > MAX_ADDRESSES ? [`/sitemap.xml: more than ${MAX_ADDRESSES} pages`] : []),
    ...unknown.map((address) => `/sitemap.xml: ${address} is not a page of ${origin}`),
    ...values("lastmod")
      .filter((date) => !W3C_DATE.test(date))
      .map((date) => `/sitemap.xml: “${date}” is not a date`),
  ];
}

/** RFC 9309, and the line that names the sitemap. */
function robotsProblems({ origin, robots }: PublicFace): string[] {
  const problems: [boolean, string][] = [
    [!/^User-agent: \*$/im.test(robots), "addresses no robot"],
    [/^Disallow: \/$/im.test(robots), "keeps every search engine away"],
    [!robots.includes(`Sitemap: ${origin}/sitemap.xml`), `does not name ${origin}/sitemap.xml`],
  ];
  return problems.filter(([isOpen]) => isOpen).map(([, problem]) => `/robots.txt: ${problem}`);
}
