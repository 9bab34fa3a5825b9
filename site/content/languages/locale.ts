type Parts = { language: string; region: string };

const known = new Map<string, Parts | undefined>();

/** A locale such as "fr-CA" by its parts, in small and in capital letters; undefined where it is none. */
export function localeParts(locale: string): Parts | undefined {
  if (!known.has(locale)) known.set(locale, readParts(locale));
  return known.get(locale);
}

function readParts(locale: string): Parts | undefined {
  try {
    const { language, region = "" } = new Intl.Locale(locale);
    return { language, region };
  } catch {
    return undefined;
  }
}
