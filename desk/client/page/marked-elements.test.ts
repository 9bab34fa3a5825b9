import { expect, it } from "vitest";
import { elementsOf } from "./marked-elements.ts";

it("finds the elements of an entry, and not of one whose number begins with the same digit", () => {
  const marked = (place: string) => ({ getAttribute: () => place }) as unknown as Element;
  const elements = [1, 10].map((index) => marked(`testimonials#items.${index}.text`));
  const page = { querySelectorAll: () => elements } as unknown as Document;
  expect(elementsOf(page, { file: "testimonials", path: ["items", 1] })).toEqual([elements[0]]);
});
