/** `pages/consultation.yaml`: what several pages say about a consultation. It is not a page itself. */
import { z } from "zod";
import { exactly, group, heading, list, sectionHeading, text } from "../fields.ts";
import { point } from "../parts.ts";

export const consultation = z.strictObject({
  heading: sectionHeading(),
  points: exactly(4, "Points", point),
  band: group(
    "The band that ends every page",
    {
      heading: heading("Heading where the page has none of its own"),
      promises: list("Promises", text("Promise", { max: 60 }), { min: 1, max: 4 }),
      action: text("Button", { max: 40 }),
    },
    { description: "What a consultation costs, and when somebody answers." },
  ),
});

export type ConsultationContent = z.infer<typeof consultation>;
