/** What a treatment costs, where the clinic shows prices. */
import { z } from "zod";
import { group, text, toggle } from "./fields.ts";

export const price = group(
  "Price",
  {
    amount: z.number().positive().max(100_000).meta({ title: "Amount, in the country’s currency" }),
    isFrom: toggle("The lowest of several").default(false),
    unit: text("For what", { max: 30, description: "Such as per session." }).optional(),
    note: text("Note", { max: 80 }).optional(),
  },
  { description: "Shown while business.yaml shows prices." },
);

export type Price = z.infer<typeof price>;
