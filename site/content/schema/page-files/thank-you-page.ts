/** `pages/thank-you.yaml`: the confirmation after the form was sent without script. */
import { z } from "zod";
import { path, reference, unique } from "../fields.ts";
import { lead, metadata } from "../parts.ts";

export const thankYouPage = z.strictObject({
  path: unique(
    "address",
    path("Address", {
      isHidden: true,
      description: "Left out: below the page with the form, /contact/sent",
    }),
  ).optional(),
  metadata,
  lead,
  photo: reference("photo", "Picture"),
});
