import type { Content } from "../../content-model/content-schema.ts";
import { countryOf } from "../../content-model/countries/countries.ts";
import type { Price } from "../../content-model/schema/price.ts";
import { interpolate } from "../../contract/interpolate.ts";

/** What a treatment costs, in words: "from $120.50 per session, tax included"; undefined where none is told. */
export function formatPrice(content: Content, price: Price | undefined): string | undefined {
  const currency = currencyOf(content);
  if (!price || !currency) return undefined;
  const { locale } = content.business;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const { priceFrom = "{price}" } = content.interface.treatmentPage.answers;
  const amount = format.format(price.amount);
  const told = price.isFrom ? interpolate(priceFrom, { price: amount }) : amount;
  const withUnit = [told, price.unit].filter(Boolean).join(" ");
  return [withUnit, price.note].filter(Boolean).join(", ");
}

/** As in ISO 4217; undefined while the clinic shows no prices. */
export function currencyOf({ business }: Content): string | undefined {
  return business.prices === "shown" ? countryOf(business.locale)?.currency : undefined;
}
