/** `npm run keep-pictures`: keeps the pictures of both clinics' builds as they are sent, so that a first build makes none. */
import { copyFileSync, globSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { dist } from "../site/dist.ts";
import { KEPT } from "../site/media/render-picture.ts";
import { buildSecondClinic, secondClinic } from "../test/second-clinic/second-clinic.ts";

await buildSecondClinic();
rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT);
const pictures = [dist, secondClinic.DIST].flatMap((one) =>
  globSync(join(one, "client/pictures/*.{avif,jpg}")),
);
for (const file of pictures) copyFileSync(file, join(KEPT, basename(file)));
console.log(`Kept ${pictures.length} pictures in ${KEPT}.`);
