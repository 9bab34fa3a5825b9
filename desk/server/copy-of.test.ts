import { expect, it } from "vitest";
import { readContent, readSources } from "../../site/content/read.ts";
import { formatYaml } from "../../site/content/source.ts";
import { changeFile, copyClinic } from "../../test/support/clinic-folder.ts";
import { unwrittenIn } from "../unwritten.ts";
import { copyOf } from "./copy-of.ts";

const NAME = "LED lamp";
const folder = copyClinic();
const treatments = readSources(folder).sources.filter(({ name }) => name.startsWith("treatments/"));

it.each(treatments)(
  "a copy of $name is whole, with a text to write in every part",
  ({ source }) => {
    const copy = copyOf(source.data, { name: NAME, order: 990 });
    changeFile(folder, "treatments/led-lamp", () => formatYaml(copy));
    expect(readContent(folder).treatments.at(-1)?.name).toBe(NAME);
    expect(copy.quote, "a client's words of another treatment").toBeUndefined();
    const left = unwrittenIn(copy);
    expect(left.length).toBeGreaterThanOrEqual(15);
    expect(left.length).toBeLessThanOrEqual(26);
  },
);
