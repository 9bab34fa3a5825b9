import type { Page } from "@playwright/test";
import { expect, phone, test } from "./visits.ts";

test("a screen reader announces a drawing once, and each fact as a term with its answers", async ({
  read,
}) => {
  const { page } = await read("/microneedling-near-me-woodbridge", phone);
  const announced = await accessibleNodes(page);
  const caption = announced.indexOf("Figcaption");
  expect(announced.slice(caption, caption + 4)).toEqual([
    "Figcaption",
    "StaticText: How deep the needles go",
    expect.stringMatching(/^image: A section through the skin, drawn to scale\. At the left five/),
    "list",
  ]);
  const number = announced.indexOf("term: Plan on");
  const fact = announced.slice(number, announced.indexOf("term: The days after"));
  expect(fact.slice(0, 3)).toEqual(["term: Plan on", "StaticText: Plan on", "definition"]);
  // A range of figures has an element of its own.
  const answer = fact.slice(3).map((node) => node.replace("StaticText: ", ""));
  expect(answer.join("")).toBe("3–6 sessions, 4–6 weeks apart, or 6–8 sessions for scarring");
});

/** Chromium's accessibility tree in reading order: the role and the name of each node. */
async function accessibleNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): string[] => {
    const { role, name, ignored, childIds = [] } = byId.get(id) ?? { ignored: true };
    const isShown = !ignored && role?.value !== "InlineTextBox" && role?.value !== "generic";
    const words = String(name?.value ?? "");
    const own = isShown ? [words ? `${role?.value}: ${words}` : String(role?.value)] : [];
    return [...own, ...childIds.flatMap(inOrder)];
  };
  return nodes[0] ? inOrder(nodes[0].nodeId) : [];
}
