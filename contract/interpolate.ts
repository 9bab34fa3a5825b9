type Value = string | number | undefined;
type Values = Readonly<Record<string, string | number>> | ((name: string) => Value);

/** Replaces `{names}` with values in one pass: a `{name}` within a value stays. A name without a value stays, too. */
export function interpolate(text: string, values: Values): string {
  const get = (name: string): Value => {
    if (typeof values === "function") return values(name);
    return Object.hasOwn(values, name) ? values[name] : undefined;
  };
  return text.replace(/\{([A-Za-z][\w.-]*)\}/g, (whole, name) => String(get(name) ?? whole));
}
