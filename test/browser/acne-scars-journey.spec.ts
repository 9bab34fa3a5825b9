/** A visitor to the sample clinic with acne scars and dark skin, from home to a sent request. */
import { hasSpecified } from "../support/specification.ts";
import { answerPosts, field, filled, recorded, send, sentLine } from "./appointment-form.ts";
import { expect, phone, test } from "./visits.ts";

const ABOUT = "/contact?service=consultation&about=acne-scars#book";
const FIRST_LINE = "I would like to ask about acne scars.\n";

test.skip(
  !hasSpecified("concerns/acne-scars", "treatments/microneedling", "pages/contact"),
  "the owner has published other words",
);

test.describe("a link about a concern preselects a consultation and begins the message", () => {
  test("on a phone, from home to a sent request", async ({ read }) => {
    const { page } = await read("/", phone);
    await page.getByRole("link", { name: "Acne scars" }).first().tap();
    await page.waitForURL("**/concerns/acne-scars");
    const answer = page.getByText("Microneedling can be done on dark skin");
    await expect(answer).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: "Ask us about acne scars" })
      .first()
      .tap();
    await page.waitForURL(`**${ABOUT}`);
    await expect(page.getByRole("heading", { name: "Ask us about acne scars" })).toBeInViewport();
    await expect(page.getByText("For: General Consultation")).toBeVisible();
    await expect(field(page, "message")).toHaveValue(FIRST_LINE);
    const posts = await answerPosts(page, recorded);
    await send(page, {
      ...filled,
      service: "consultation",
      message: `${FIRST_LINE}Mine are dark.`,
    });
    await expect(sentLine(page)).toContainText("Sent, Zoë");
    expect(posts[0]?.body).toMatchObject({
      service: "consultation",
      message: "I would like to ask about acne scars.\nMine are dark.",
    });
  });

  test("without JavaScript", async ({ read }) => {
    const { page } = await read(ABOUT, { ...phone, javaScriptEnabled: false });
    await expect(page.getByRole("heading", { name: "Ask us about acne scars" })).toBeVisible();
    await expect(field(page, "message")).toHaveValue(FIRST_LINE);
    await expect(field(page, "service")).toHaveValue("consultation");
  });
});

test("the form shows the chosen treatment above its fields, and follows another choice", async ({
  read,
}) => {
  const { page } = await read("/microneedling-near-me-woodbridge", phone);
  await page.getByRole("main").getByRole("link", { name: "BOOK YOUR TREATMENT" }).first().tap();
  await page.waitForURL("**/contact?service=microneedling#book");
  await expect(page.getByRole("heading", { name: "Book Your Appointment" })).toBeInViewport();
  await expect(page.getByText("For: Microneedling")).toBeVisible();
  await page.getByRole("link", { name: "Change" }).tap();
  await expect(field(page, "service")).toBeInViewport();
  await field(page, "service").selectOption("hydra-facial");
  await expect(page.getByText("For: HydraFacial")).toBeVisible();
});
