/** `pages/thank-you.yaml`: the page after the form was sent without script. Somebody else may open it, too. */
import { z } from "zod";
import { heading, reference, text } from "../fields.ts";
import { metadata } from "../parts.ts";

export const thankYouPage = z.strictObject({
  metadata,
  photo: reference("photo", "Picture"),
  heading: heading(),
  sent: text("Condition before the words of the message after sending", { max: 60 }),
  otherwise: text("For somebody who has sent nothing", { max: 220 }),
});
