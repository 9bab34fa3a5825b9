import { describe, expect, it } from "vitest";
import { routes } from "../routes-under-test.ts";
import { get } from "../site/built-site.ts";
import { visibleText } from "../support/html.ts";
import { graphOf, type Node, typesOf, within } from "./graphs.ts";

const pages = routes.map(({ path }) => path);

describe("the structured data of a page", () => {
  it.each(pages)("refers only to what another graph has: %s", async (path) => {
    const graph = await graphOf(path);
    const everyPage = await Promise.all(pages.map((page) => graphOf(page)));
    const known = new Set(everyPage.flat().map((node) => node["@id"]));
    const used = graph.flatMap(within).flatMap((node) => ("@id" in node ? [node["@id"]] : []));
    expect(used.filter((id) => !known.has(id))).toEqual([]);
    const own = graph.map((node) => node["@id"]);
    expect(new Set(own).size).toBe(own.length);
  });

  it.each(pages)("has only text that its page shows: %s", async (path) => {
    const shown = normalised(visibleText((await get(path)).html));
    const unseen = (await graphOf(path))
      .flatMap(textsOf)
      .flatMap(sentences)
      .filter((words) => !shown.includes(normalised(words)));
    expect(unseen).toEqual([]);
  });
});

const toldByTheHead = ["WebSite", "WebPage", "AboutPage", "ContactPage", "MedicalWebPage"];

/** The texts that a visitor must be able to read. Those of the clinic are in `fixture-graphs.test.ts`. */
function textsOf(node: Node): string[] {
  const types = typesOf(node);
  if (types.includes("MedicalBusiness")) return [];
  const parts = within(node).filter((part) => !typesOf(part).some(isToldByTheHead));
  const texts = parts.flatMap((part) => [
    ...[part.name, part.text, part.howPerformed, part.preparation, part.followup],
    ...(typesOf(part).includes("MedicalProcedure") ? [part.description] : []),
  ]);
  return texts.filter((text) => typeof text === "string");
}

function isToldByTheHead(type: string): boolean {
  return toldByTheHead.includes(type);
}

/** Steps and instructions stand apart on the page and are one text here. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}

function normalised(words: string): string {
  return words.replace(/\s+/g, " ").trim().toLowerCase();
}
