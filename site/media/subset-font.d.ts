/** subset-font 2.9 carries no types; this is what fonts.ts uses of its README. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      dropTables?: string[];
      noLayoutClosure?: boolean;
    },
  ): Promise<Uint8Array>;
}
