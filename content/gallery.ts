import { resultsVary } from "./business.ts";
import type { GalleryImage } from "./types.ts";

/** The filter's value is a tag; `all` shows everything. */
export const galleryFilters = [
  { value: "all", label: "All Images" },
  { value: "facial", label: "Facial Treatments" },
  { value: "laser", label: "Laser Treatments" },
  { value: "injectable", label: "Injectable Treatments" },
  { value: "before-after", label: "Before & After" },
] as const;

export const emptyMessage = "No images found for this category.";

export const galleryImages: readonly GalleryImage[] = [
  {
    id: 1,
    photo: "cream",
    alt: "Ivory cream in a soft swirl, seen from close by.",
    tags: ["facial", "skincare", "relaxation"],
    category: "Facial Treatments",
    description: "Moisturiser, the closing step of a signature facial.",
  },
  {
    id: 2,
    photo: "light",
    alt: "A line of light bent by reeded glass, above two small spheres on stone.",
    tags: ["laser", "technology", "laser-hair-removal"],
    category: "Laser Treatments",
    description: "Light guided through glass, a picture for laser hair removal.",
  },
  {
    id: 3,
    photo: "polished",
    alt: "A stone whose left half is rough and pitted and whose right half is polished: a metaphor, not a treatment result.",
    tags: ["before-after"],
    category: "Before & After",
    description: `A stone, half polished: a metaphor for texture, no one’s result. ${resultsVary}`,
  },
  {
    id: 4,
    photo: "clay",
    alt: "A bowl of sage-green clay mask beside a wooden spatula and a smear of clay on stone.",
    tags: ["facial", "skincare", "treatment", "acne"],
    category: "Facial Treatments",
    description: "Clay, mixed for the parts of a face where oil gathers.",
  },
  {
    id: 5,
    photo: "ampoules",
    alt: "Glass ampoules and a vial of pale liquid on ivory blocks before a sage wall.",
    tags: ["injectable", "procedure"],
    category: "Injectable Treatments",
    description: "Glass and pale liquid, standing for injectable facials.",
  },
  {
    id: 6,
    photo: "hydra",
    alt: "Clear bubbles afloat over blush and sage.",
    tags: ["facial", "skincare", "treatment"],
    category: "Facial Treatments",
    description: "Bubbles for the HydraFacial, which works with moving fluid.",
  },
  {
    id: 7,
    photo: "beam",
    alt: "A thin warm beam crossing frosted glass and an opal sphere on a stone shelf.",
    tags: ["laser", "technology", "treatment"],
    category: "Laser Treatments",
    description: "One narrow beam: a laser session, reduced to its idea.",
  },
  {
    id: 8,
    photo: "glazed",
    alt: "A jar whose left half is raw clay and whose right half is glazed celadon: a metaphor, not a treatment result.",
    tags: ["before-after"],
    category: "Before & After",
    description: `A jar before and after its glaze: a metaphor, with nobody’s skin in it. ${resultsVary}`,
  },
  {
    id: 9,
    photo: "gel",
    alt: "Drops of clear gel on a glass plate, and a dropper about to let one more fall.",
    tags: ["injectable", "treatment"],
    category: "Injectable Treatments",
    description: "Clear gel, as a stand-in for dermal filler.",
  },
  {
    id: 10,
    photo: "beads",
    alt: "Rows of evenly spaced pearl and gold pins casting short shadows on ivory.",
    tags: ["facial", "microneedling", "procedure"],
    category: "Facial Treatments",
    description: "An even grid of pins, a drawing in relief of microneedling.",
  },
];
