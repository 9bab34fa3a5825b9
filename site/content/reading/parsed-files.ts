import type { z } from "zod";

/** The data of each file that fits its schema. */
export class ParsedFiles {
  readonly #files = new Map<string, { schema: z.ZodType; data: unknown }>();

  /** @param data the output of the schema */
  add<Schema extends z.ZodType>(name: string, schema: Schema, data: z.output<Schema>): void {
    this.#files.set(name, { schema, data });
  }

  get count(): number {
    return this.#files.size;
  }

  /** Undefined where there is no such file, or another schema parsed it. */
  get<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
    const file = this.#files.get(name);
    return file?.schema === schema ? (file.data as z.output<Schema>) : undefined;
  }

  /** @throws Error where there is none */
  needed<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
    const data = this.get(name, schema);
    if (data === undefined) throw new Error(`${name}.yaml was not read.`);
    return data;
  }

  /** Every file below a folder, by its name there. */
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
