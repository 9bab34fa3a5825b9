/** The team members and the physician of `pages/about.yaml`. The pages of treatments name them too. */
import { group, isSample, key, reference, text, unique } from "./fields.ts";

export const member = group("Member", {
  key: unique(
    "member",
    key("Short name in addresses", {
      description:
        "Leave it as it is, also when the name changes: treatments name the member by it, and it ends the member’s address, such as /about#mara.",
    }),
  ),
  name: text("Name", { max: 40 }),
  credential: text("Credential", {
    max: 40,
    description: "What follows the name beside a booking button: RN, laser technician.",
  }),
  role: text("Role", { max: 60 }),
  registration: text("Registration", { max: 100 }),
  training: text("Training", { max: 160 }),
  practice: text("Years in practice", {
    max: 100,
    description: "Since when, and with what kinds of skin: Since 2016, with lasers on every tone.",
  }).optional(),
  text: text("Text", { max: 320 }),
  photo: reference("photo", "Portrait").optional(),
  sample: isSample,
});

export const physician = group(
  "Physician",
  {
    name: text("Name", {
      max: 40,
      description: "Shown only on the pages of treatments that a physician orders or prescribes.",
    }),
    registration: text("Registration", { max: 100 }),
    orders: text("What is ordered and prescribed", { max: 220 }),
    text: text("What happens before an injection", { max: 220 }),
    sample: isSample,
  },
  { description: "Who answers for the injections. Left out where there are none." },
);
