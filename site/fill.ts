/** Words with their `{names}` replaced by values. Throws where a value is missing. */
export function fill(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`"${words}" wants a value for {${name}}`);
    return String(values[name]);
  });
}
