import { get } from "../site/built-site.ts";

export type Node = { readonly [property: string]: unknown };

/** The one `@graph` of a page, as a search engine reads it; empty where there is none. */
export async function graphOf(path: string): Promise<readonly Node[]> {
  const { html } = await get(path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length > 1) throw new Error(`${path} holds ${blocks.length} graphs`);
  const [, json] = blocks[0] ?? [];
  return json ? JSON.parse(json)["@graph"] : [];
}

export function typesOf(node: Node): readonly string[] {
  return [node["@type"]].flat().map(String);
}

/** The node itself and every object within it. */
export function within(node: Node): Node[] {
  const inside = Object.values(node).flat().filter(isNode);
  return [node, ...inside.flatMap(within)];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}
