/** An `@font-face` rule, without the declarations that have no value. */
export function fontRule(declarations: Record<string, string | false | undefined>): string {
  const written = Object.entries(declarations).filter(([, value]) => value);
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(";")}}`;
}
