/** `npm run keep-pictures`: keeps the pictures of a build as they are sent, so that a first build makes none. */
import { copyFileSync, globSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { dist } from "../dist.ts";
import { KEPT } from "../media/render-picture.ts";

rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT);
const pictures = globSync(join(dist, "client/pictures/*.{avif,jpg}"));
for (const file of pictures) copyFileSync(file, join(KEPT, basename(file)));
console.log(`Kept ${pictures.length} pictures in ${KEPT}.`);
