import { interpolate } from "../../contract/interpolate.ts";
import type { Counted } from "../words/forms.ts";

/** Words with a number in them, in the form that it has in the language. */
export function counted(forms: Counted, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return interpolate(form, { count: new Intl.NumberFormat(locale).format(count) });
}
