import type { Page } from "playwright-core";
import { appointmentForm } from "../../content/interface.ts";

/** Fills the six fields as a visitor would. */
export async function fillForm(page: Page): Promise<void> {
  await page.getByLabel(appointmentForm.firstName).fill("Zoë");
  await page.getByLabel(appointmentForm.lastName).fill("O’Neil");
  await page.getByLabel(appointmentForm.email).fill("zoe@example.com");
  await page.getByLabel(appointmentForm.phone).fill("905 555 0142");
  await page.getByLabel(appointmentForm.service).selectOption("consultation");
  await page.getByRole("textbox", { name: appointmentForm.message }).fill("A first visit, please.");
}
