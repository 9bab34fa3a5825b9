import { expect, it } from "vitest";
import { z } from "zod";
import { schemaAt } from "./field-meta.ts";

it.each(["__proto__", "__proto__.evil", "constructor.name", "words.more"])(
  "finds no field at %s",
  (place) => {
    const words = z.string();
    const schema = z.object({ words });
    expect(schemaAt(schema, ["words"])).toBe(words);
    expect(schemaAt(schema, place.split("."))).toBeUndefined();
  },
);
