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
    Woodbridge: ["Woodbridge", "L4L 0A1", "Highways 400 and 407"],
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
  /** Towns whose names are also ordinary words and streets' names, such as Maple Street. */
  ordinaryNames: ["Maple", "Concord"],
  /** Invented: these are of no clinic, not even in the same town. The last are words of the founder's letter. */
  invented: [
    ...["Sample Avenue", "+19055550142", "(905) 555-0142", "hello@example.ca"],
    ...[
      "cold cream on the kitchen sill",
      "in busy clinics where I learned",
      "two armchairs of the same height",
    ],
  ],
  /**
   * Numbers and variables, which are compared as a whole, because a part of them says nothing. One that
   * `mayBeShared` may also be true of another clinic.
   */
  values: [
    { file: "business", field: "address.latitude", value: 43.7765 },
    { file: "business", field: "address.longitude", value: -79.5993 },
    {
      file: "pages/location",
      field: "variables.airport",
      value: "Toronto Pearson",
      mayBeShared: true,
    },
    {
      file: "pages/location",
      field: "variables.fromAirport",
      value: "20 minutes",
      mayBeShared: true,
    },
  ],
  /** A part of each drawing's path, whatever the file around it. */
  drawings: {
    logo: ["M32 52.5C21 46 17.4 35.6 23.2 25.6", "M32 55C18.6 47.6 15 35.4 21.6 24.2"],
    streets: ["M-40 250C160 214 330 170 520 118"],
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
