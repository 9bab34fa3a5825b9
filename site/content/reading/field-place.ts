import type { Path } from "../mistakes.ts";

/** A field of the content. `file` is a path below the content folder, without the extension. */
export type FieldPlace = { file: string; path: Path };

/** "pages/home#faqs.2.answer" */
export function writePlace({ file, path }: FieldPlace): string {
  return `${file}#${path.join(".")}`;
}

export function readPlace(written: string): FieldPlace {
  const [file = "", path = ""] = written.split("#");
  const parts = path === "" ? [] : path.split(".");
  return { file, path: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    data,
  );
}

/** Returns a copy of the data with another value at a path. The value undefined removes the field. */
export function withValueAt<Data>(data: Data, [first, ...rest]: Path, value: unknown): Data {
  if (first === undefined) return value as Data;
  const part = withValueAt(valueAt(data, [first]), rest, value);
  if (Array.isArray(data)) return data.with(Number(first), part) as Data;
  const { [first]: _, ...others } = data as Record<string | number, unknown>;
  return (part === undefined ? others : { ...(data as object), [first]: part }) as Data;
}

export function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
