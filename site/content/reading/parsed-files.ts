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

  /** The data of every file of a table from names to schemas. @throws Error if one was not parsed */
  all<Table extends Record<string, z.ZodType>>(table: Table, prefix = "") {
    const all = Object.entries(table).map(([name, schema]) => {
      const data = this.#get(prefix + name, schema);
      if (data === undefined) throw new Error(`${prefix}${name}.yaml was not read.`);
      return [name, data];
    });
    return Object.fromEntries(all) as { [Name in keyof Table]: z.output<Table[Name]> };
  }

  /** The files in a folder that the schema parsed, each with its name within the folder. */
  inFolder<Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
  ): (readonly [name: string, data: z.output<Schema>])[] {
    return [...this.#files.keys()]
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) => {
        const data = this.#get(file, schema);
        return data === undefined ? [] : [[file.slice(folder.length + 1), data] as const];
      });
  }

  /** Returns undefined if there is no such file, or if another schema parsed it. */
  #get<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
    const file = this.#files.get(name);
    return file?.schema === schema ? (file.data as z.output<Schema>) : undefined;
  }
}
