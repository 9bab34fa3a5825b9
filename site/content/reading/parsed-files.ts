import type { z } from "zod";

/** The parsed data of files by name, with the type of their schema. */
export class ParsedFiles {
  readonly #files = new Map<string, { schema: z.ZodType; data: unknown }>();

  /** @param data the output of the schema */
  add<Schema extends z.ZodType>(name: string, schema: Schema, data: z.output<Schema>): void {
    this.#files.set(name, { schema, data });
  }

  get count(): number {
    return this.#files.size;
  }

  /** Returns undefined if there is no such file, or if another schema parsed it. */
  get<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
    const file = this.#files.get(name);
    return file?.schema === schema ? (file.data as z.output<Schema>) : undefined;
  }

  /** @throws Error if `get` would return undefined */
  needed<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
    const data = this.get(name, schema);
    if (data === undefined) throw new Error(`${name}.yaml was not read.`);
    return data;
  }

  /** The files in a folder that the schema parsed, each with its name within the folder. */
  inFolder<Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
  ): (readonly [name: string, data: z.output<Schema>])[] {
    return [...this.#files.keys()]
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) => {
        const data = this.get(file, schema);
        return data === undefined ? [] : [[file.slice(folder.length + 1), data] as const];
      });
  }
}
