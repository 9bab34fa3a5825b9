/** `fonts.yaml`: the two families of the site. */
import { z } from "zod";
import { pattern } from "./fields.ts";

const family = (title: string) =>
  pattern(title, /^[A-Z][A-Za-z\d ]*$/, "a family’s name, such as Playfair Display", {
    isHidden: true,
  });

export const fonts = z.strictObject({
  display: family("Headings"),
  text: family("Text"),
});

/** The npm package that brings a family: "Playfair Display" → "@fontsource-variable/playfair-display". */
export function fontPackage(family: string): string {
  return `@fontsource-variable/${fontSlug(family)}`;
}

export function fontSlug(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}
