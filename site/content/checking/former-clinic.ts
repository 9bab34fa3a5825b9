/**
 * The clinic that the specification describes, whose content this repository comes with. Once `business.yaml`
 * has another brand, a text that still has one of these words was left over.
 */
export const formerClinic = {
  brand: "Sorrelume",
  serviceAreas: ["Vaughan", "Woodbridge", "Concord", "Maple", "Thornhill"],
  /** Facts, each with the words that give it away. */
  facts: {
    Sorrelume: ["Sorrelume", "Sorrel"],
    Woodbridge: ["Woodbridge", "L4L 0A1", "Sample Avenue"],
    Vaughan: ["Vaughan", "Canada’s Wonderland", "McMichael", "Rutherford", "Market Lane"],
    Concord: ["Concord"],
    Maple: ["Maple"],
    Thornhill: ["Thornhill"],
    Ontario: ["Ontario", "Ontarians", "AODA", "PHIPA"],
    "Mara Sorrel": ["Mara"],
    "Ines Calder": ["Ines", "Calder"],
    "Jonah Adeyemi": ["Jonah", "Adeyemi"],
    "Dr. Naomi Ferrand": ["Naomi", "Ferrand"],
  } as Readonly<Record<string, readonly string[]>>,
  /** How texts name a treatment, by its file. */
  treatments: {
    "acne-therapy": ["acne therapy"],
    "anti-wrinkle": ["anti-wrinkle"],
    "dermal-filler": ["filler", "fillers"],
    dermaplaning: ["dermaplaning", "dermaplane"],
    "face-lift": ["face lift"],
    "hydra-facial": ["HydraFacial"],
    "injectable-facials": ["injectable facial", "injectable facials"],
    "laser-hair-removal": ["laser"],
    microneedling: ["microneedling"],
    "signature-facial": ["signature facial"],
    "skin-tightening": ["skin tightening", "microcurrent"],
  } as Readonly<Record<string, readonly string[]>>,
};
