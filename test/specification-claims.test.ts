/** The claims of the specification's last table: each is on its treatment's page word for word apart from capitals. */
import { expect, it } from "vitest";
import { get } from "./site/built-site.ts";
import { parse, text, visibleText } from "./support/html.ts";
import { hasSpecified, treatments } from "./support/specification.ts";

const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  "anti-wrinkle": [
    "onset 3–7 days",
    "full effect about 2 weeks",
    "lasts 3–4 months",
    "15–30 minutes",
    "blood thinners for 1 week",
    "alcohol for 24 hours",
    "touching the treated area for 24 hours",
  ],
  "dermal-filler": [
    "results last 6–18 months",
    "30–60 minutes",
    "heat, exercise and alcohol for 24–48 hours",
  ],
  "signature-facial": ["60 minutes", "every 4–6 weeks", "arrive 10 minutes early"],
  "laser-hair-removal": [
    "6–8 sessions",
    "4–6 weeks apart",
    "up to 95% permanent reduction",
    "15–60 minutes",
  ],
  "hydra-facial": ["30–45 minutes", "monthly or every 2 weeks"],
  "acne-therapy": [
    "6–12 sessions",
    "maintenance every 4–6 weeks",
    "results in 2–4 weeks",
    "clearing by 8–12 weeks",
  ],
  dermaplaning: ["30–45 minutes", "results last 3–4 weeks", "every 3–4 weeks"],
  "skin-tightening": [
    "60 minutes",
    "6–10 treatments",
    "twice weekly for 3–4 weeks",
    "monthly maintenance",
  ],
  "face-lift": [
    "60–90 minutes",
    "results last 6–18 months",
    "3–6 sessions",
    "2–4 weeks apart",
    "touch-ups every 3–6 months",
  ],
  microneedling: [
    "3–6 sessions",
    "4–6 weeks apart",
    "6–8 sessions for scarring",
    "redness for 24–48 hours",
    "results improve over 3–6 months",
  ],
};

for (const { name, path } of treatments) {
  it.runIf(hasSpecified(`treatments/${name}`))(`${name} has the specified claims`, async () => {
    const { html } = await get(path);
    const words = visibleText(html);
    expect((CLAIMS[name] ?? []).filter((claim) => !hasClaim(words, claim))).toEqual([]);
    if (name !== "injectable-facials") return;
    // The specification gives no figure for injectable facials.
    expect(text(parse(html).querySelector(".facts-strip"))).not.toMatch(/\d/);
  });
}

/** Whether the text contains the claim as a whole: "30–60 minutes" does not contain "60 minutes". */
function hasClaim(words: string, claim: string): boolean {
  const pattern = `(?<![\\p{L}\\p{N}–])${RegExp.escape(claim)}(?![\\p{L}\\p{N}–])`;
  return new RegExp(pattern, "iu").test(words);
}
