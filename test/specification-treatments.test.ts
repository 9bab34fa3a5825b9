/** The specified words of treatments, and their order, in content files that the owner may publish in other words. */
import type { HtmlElement } from "html-validate";
import { expect, it } from "vitest";
import { page } from "./site/built-site.ts";
import { attribute, text } from "./support/html.ts";
import { hasSpecified, treatments } from "./support/specification.ts";

const said = (whole: HtmlElement, selector: string) => text(whole.querySelector(selector));
const all = (whole: HtmlElement, selector: string) => whole.querySelectorAll(selector);

/** Button, name in the form and treatment areas, by content file. */
const WORDS: Readonly<Record<string, readonly [button: string, label: string, areas?: string[]]>> =
  {
    "signature-facial": ["Book Treatment", "Signature Facial"],
    "laser-hair-removal": ["BOOK LASER APPOINTMENT", "Laser Hair Removal"],
    "hydra-facial": ["BOOK YOUR TREATMENT", "HydraFacial"],
    "acne-therapy": ["BOOK CONSULTATION", "Acne Therapy"],
    dermaplaning: ["Book Treatment", "Dermaplaning"],
    "skin-tightening": ["BOOK YOUR TREATMENT", "Skin Tightening (Microcurrent Therapy)"],
    "face-lift": ["BOOK CONSULTATION", "Non-surgical Face Lift"],
    microneedling: ["BOOK YOUR TREATMENT", "Microneedling"],
    "anti-wrinkle": ["BOOK CONSULTATION", "Anti-Wrinkle Treatment"],
    "dermal-filler": [
      ...(["Book Treatment", "Dermal Filler Treatment"] as const),
      ["Lips", "Cheeks", "Nasolabial Folds", "Jawline & Chin", "Under-eye hollows", "Hands"],
    ],
    "injectable-facials": [
      ...(["BOOK YOUR TREATMENT", "Injectable Facials"] as const),
      [
        ...["Lips", "Cheeks", "Nasolabial Folds", "Marionette Lines", "Jawline & Chin"],
        ...["Under-eyes", "Hands"],
      ],
    ],
  };

it.each(treatments.filter(({ name }) => hasSpecified(`treatments/${name}`)))(
  "has the words of $name on its button, in the form and for its areas",
  async ({ name, path, service }) => {
    const [button, label, areas] = WORDS[name] ?? [];
    const whole = await page(path);
    expect(said(whole, ".booking a.button")).toBe(button);
    expect(said(await page("/contact"), `option[value="${service}"]`)).toBe(label);
    if (!areas) return;
    expect(said(whole, "#areas")).toBe("Common Treatment Areas");
    expect(all(whole, ".carousel-slide h3").map(text)).toEqual(areas);
    const named = (selector: string) => attribute(whole.querySelector(selector), "aria-label");
    expect(named(".areas .carousel-slide")).toBe(`1 of ${areas.length}`);
    expect(named(".areas .carousel-dots button")).toBe("Show areas from 1");
  },
);

it.runIf(hasSpecified("pages/non-invasive-treatments"))(
  "has the six benefits and a complimentary consultation on the non-invasive listing",
  async () => {
    const listing = await page("/non-invasive-treatments");
    const bullets = all(listing, '[aria-labelledby="benefits"] li > :first-child').map(text);
    const wanted = [
      ...["No downtime required", "Natural-looking results", "Minimal discomfort"],
      ...["Immediate visible improvements", "Safe for all skin types", "Long-lasting effects"],
    ];
    expect(bullets).toEqual(wanted);
    const closing = said(listing, '[aria-labelledby="closing"]');
    expect(closing).toContain("complimentary consultation");
    expect(closing).toContain("LEARN MORE");
  },
);

const files = treatments.map(({ name }) => `treatments/${name}`);

it.runIf(hasSpecified("pages/non-invasive-treatments", "pages/invasive-treatments", ...files))(
  "has nine cards and three, and thirteen choices of the form, in the specified order",
  async () => {
    const [nine = [], three = []] = await Promise.all(
      ["/non-invasive-treatments", "/invasive-treatments"].map(async (path) =>
        all(await page(path), ".treatment-card .text-link").map((link) => attribute(link, "href")),
      ),
    );
    expect(nine).toEqual([
      ...["/hormonal-laser-hair-removal", "/signature-facial", "/laser-hair-removal"],
      ...["/hydra-facial", "/acne-therapy", "/dermaplane", "/skin-tightening", "/face-lift"],
      "/microneedling",
    ]);
    expect(three).toEqual([
      ...["/anti-wrinkle-service", "/dermal-filler-service", "/anti-wrinkle-service"],
    ]);
    const options = all(await page("/contact"), "form.appointment-form option");
    expect(options.map((option) => attribute(option, "value"))).toEqual([
      ...["", "signature-facial", "laser-hair-removal", "hydra-facial", "acne-therapy"],
      ...["dermaplane", "skin-tightening", "face-lift", "microneedling", "anti-wrinkle"],
      ...["dermafillers", "injectable-facials", "consultation", "other"],
    ]);
  },
);
