/** `pages/thank-you.yaml`: the confirmation after the form was sent without script. */
import { z } from "zod";
import { reference } from "../fields.ts";
import { lead, metadata } from "../parts.ts";

export const thankYouPage = z.strictObject({
  metadata,
  lead,
  photo: reference("photo", "Picture"),
});
