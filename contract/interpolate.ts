type Value = string | number | undefined;
type Values = Readonly<Record<string, string | number>> | ((name: string) => Value);

/** Replaces each `{name}` with its value in a single pass, so a `{name}` inside a value stays. A name without a value stays as well. */
export function interpolate(text: string, values: Values): string {
  const get = (name: string): Value => {
    if (typeof values === "function") return values(name);
    return Object.hasOwn(values, name) ? values[name] : undefined;
  };
  return text.replace(/\{([A-Za-z][\w.-]*)\}/g, (whole, name) => String(get(name) ?? whole));
}
