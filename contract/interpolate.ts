type Values<Value> = Readonly<Record<string, Value>> | ((name: string) => Value | undefined);

const VARIABLE = /\{([A-Za-z][\w.-]*)\}/;

/** Replaces each `{name}` with its value in a single pass, so a `{name}` inside a value stays. A name without a value stays as well. */
export function interpolate(text: string, values: Values<string | number>): string {
  return interpolateParts(text, values).join("");
}

/** The same as a list of parts, for values that are elements of a page. */
export function interpolateParts<Value extends string | number | object>(
  text: string,
  values: Values<Value>,
): (string | Value)[] {
  const get = (name: string): Value | undefined => {
    if (typeof values === "function") return values(name);
    return Object.hasOwn(values, name) ? values[name] : undefined;
  };
  return split(text).map((part, place) => (isName(place) ? (get(part) ?? `{${part}}`) : part));
}

/** The distinct names of a text. */
export function variablesIn(text: string): string[] {
  return [...new Set(split(text).filter((_, place) => isName(place)))];
}

/** "Call {phone}." → ["Call ", "phone", "."] */
function split(text: string): string[] {
  return text.split(VARIABLE);
}

function isName(place: number): boolean {
  return place % 2 === 1;
}
