import { expect, it } from "vitest";
import { publicFaceProblems } from "../../deploy/launch-check/public-face.ts";
import { readPublicFace } from "../../deploy/launch-check/read-public-face.ts";
import { content } from "../clinic-under-test.ts";
import { dist, manifest } from "../support/built-pages.ts";

it("gives search engines and social networks nothing that they refuse", () => {
  const { origin } = new URL(manifest.builtWith.SITE_URL || content.business.siteUrl);
  const face = readPublicFace(dist, { content: manifest.built.content, origin });
  expect(face && publicFaceProblems(face)).toEqual([]);
});
